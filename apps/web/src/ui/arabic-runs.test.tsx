import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonText } from './person-text.tsx';

// Proves ours-68.
test('Arabic in what a person wrote is spoken as Arabic, and not handed to a translator', () => {
  const { container } = render(<PersonText>First Stories · قِصَصٌ قَصِيرَةٌ</PersonText>);
  const [run, ...others] = container.querySelectorAll('[lang="ar"][translate="no"]');
  expect(run?.textContent).toBe('قِصَصٌ قَصِيرَةٌ');
  expect(others).toEqual([]);
  expect(container.textContent).toBe('First Stories · قِصَصٌ قَصِيرَةٌ');
});

test('a text without Arabic stands as it is, and a name is nobody’s to translate', () => {
  const { container } = render(<PersonText isName>Grace Musa</PersonText>);
  expect(container.innerHTML).toBe('<bdi dir="auto" translate="no">Grace Musa</bdi>');
});
