import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Content } from './content/content.tsx';
import { MixedText } from './mixed-text.tsx';

afterEach(cleanup);

it('sets a sentence with a gap on a line of its own, read from the right', () => {
  render(<MixedText text="Fill the gap: لَمْ ___ الدَّرْسَ (he did not write the lesson)" />);
  const sentence = screen.getByRole('img', { name: 'gap' }).closest('bdi');
  expect(sentence?.textContent).toBe('لَمْ  الدَّرْسَ');
  expect(sentence?.dir).toBe('rtl');
  expect(sentence?.className).toContain('block');
  expect(document.body.textContent).not.toContain('_');
});

it('leaves a gap in a line that is Arabic throughout where it is', () => {
  render(<Content text="1. الطَّالِبَةُ ___ مُجْتَهِدَةٌ." />);
  const line = screen.getByRole('img', { name: 'gap' }).closest('p');
  expect(line?.textContent).toBe('1. الطَّالِبَةُ  مُجْتَهِدَةٌ.');
  cleanup();
  render(<MixedText text="الطَّالِبَةُ ___ مُجْتَهِدَةٌ" />);
  expect(screen.getByRole('img', { name: 'gap' }).closest('bdi')?.className).not.toContain('block');
});

it('sets Arabic at 30 px where marks alone tell options apart', () => {
  render(<MixedText text="يَكْتُبْ" isLarge />);
  expect(screen.getByText('يَكْتُبْ').parentElement?.className).toContain('text-[1.875rem]');
});

it('breaks an address only where a line has no other place for it', () => {
  render(<MixedText text="The guide: https://example.org/guides/arabic-keyboard." />);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('https://example.org/guides/arabic-keyboard');
  expect(link.className).toContain('[overflow-wrap:anywhere]');
  expect(link.className).not.toContain('break-all');
});
