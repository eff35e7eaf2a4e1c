import { expect, it } from 'vitest';
import { contentSize } from './content-size.ts';

it('sets a short content large and a long one small', () => {
  const sizes = [20, 201, 451, 901, 1_801, 3_001].map((length) => contentSize('a'.repeat(length)));
  expect(sizes).toEqual(['xl', 'lg', 'md', 'sm', 'xs', 'xxs']);
});

it('counts line breaks as room taken, and vowel signs as none', () => {
  expect(contentSize('a\n'.repeat(4))).toBe('lg');
  expect(contentSize('بَ'.repeat(200))).toBe('xl');
});
