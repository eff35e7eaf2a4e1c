import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Content } from './content.tsx';

afterEach(cleanup);

it('takes a text that nothing has encoded by the letter', () => {
  render(<Content isTyped text={'100%25 of a\\nb\r\nhttps://example.com/%D9%86'} />);
  expect(screen.getByText('100%25 of a\\nb')).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('https://example.com/%D9%86');
});

// Proves ours-24.
it('makes lists of hyphens and numbers, which keep the numbers they were given', () => {
  render(<Content text={'Families:\n- The boat: ب ت ث\n- The hook: ج\n\n3. third\n4. fourth'} />);
  const [dots, numbers] = screen.getAllByRole('list');
  expect(dots?.tagName).toBe('UL');
  expect(dots?.dir).toBe('ltr');
  expect(numbers?.tagName).toBe('OL');
  const items = screen.getAllByRole('listitem') as HTMLLIElement[];
  expect(items.map((item) => item.textContent)).toEqual([
    'The boat: ب ت ث',
    'The hook: ج',
    'third',
    'fourth',
  ]);
  expect(items.slice(2).map((item) => item.value)).toEqual([3, 4]);
});

it('begins a list whose items are Arabic at the right', () => {
  render(<Content text={'- بَيْتٌ\n- كِتَابٌ'} />);
  expect(screen.getByRole('list').dir).toBe('rtl');
});

it('sets a line of Arabic and what is written beneath it one under the other', () => {
  render(<Content text={'2. جَاءَ طَائِرٌ\nA bird came.'} />);
  expect(screen.getByText('2. جَاءَ طَائِرٌ').className).toContain('vocalised');
  expect(screen.getByText('A bird came.').tagName).toBe('P');
});
