import { expect, it } from 'vitest';
import { pictureFault } from './picture-fault.ts';

const words = { notImage: 'No picture', tooLarge: 'Too large' };

it.each([
  [{ type: 'text/plain', size: 10 }, 'No picture'],
  [{ type: '', size: 10 }, 'No picture'],
  [{ type: 'image/png', size: 101 }, 'Too large'],
  [{ type: 'image/png', size: 100 }, null],
])('%j as a picture of at most 100 bytes: %s', (file, fault) => {
  expect(pictureFault(file, 100, words)).toBe(fault);
});
