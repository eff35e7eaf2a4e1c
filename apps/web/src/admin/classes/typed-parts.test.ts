import { readParts } from '@institute/contract/classes/class-parts';
import { expect, it } from 'vitest';
import { typedParts, typedText, withCount, withDues } from './typed-parts.ts';

// Proves ours-195.
it.each([2, 3, 4, 5, 6])('offers %i parts that come to the price, four weeks apart', (count) => {
  const text = typedText(withCount(typedParts('50:0,50:28'), count));
  const parts = readParts(text);
  expect(parts?.map(({ due }) => due)).toEqual(Array.from({ length: count }, (_, at) => at * 28));
});

it('keeps what is typed, also what is no part yet', () => {
  expect(typedText(typedParts('40:0,:,30:2027-0'))).toBe('40:0,:,30:2027-0');
  expect(
    typedText([
      { share: '4,0:', due: '0' },
      { share: '60', due: '' },
    ]),
  ).toBe('40:0,60:');
});

it('goes from weeks to days and back', () => {
  const days = withDues(typedParts('40:0,60:28'), null);
  expect(typedText(days)).toBe('40:0,60:');
  expect(typedText(withCount(days, 3))).toBe('34:0,33:,33:');
  expect(typedText(withDues(days, 2))).toBe('40:0,60:14');
});
