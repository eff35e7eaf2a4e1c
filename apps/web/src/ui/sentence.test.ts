import { expect, it } from 'vitest';
import { partsOf } from './sentence.tsx';

it('parts a sentence at what is filled in', () => {
  expect(partsOf('Added {kobo} to {whom}')).toEqual([
    { key: 0, text: 'Added ' },
    { key: 1, slot: 'kobo' },
    { key: 2, text: ' to ' },
    { key: 3, slot: 'whom' },
  ]);
});
