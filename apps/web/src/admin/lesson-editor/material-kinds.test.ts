import { expect, test } from 'vitest';
import { refusalOf } from './material-kinds.ts';

test.each([
  ['pdf', 'application/pdf', 10, null],
  ['image', 'image/webp', 10, null],
  ['audio', 'audio/x-m4a', 10, null],
  ['video', '', 10, null],
  ['image', 'image/svg+xml', 10, 'This file is not of the kind Image.'],
  ['video', 'video/x-msvideo', 10, 'This file is not of the kind Video.'],
  ['pdf', 'image/png', 10, 'This file is not of the kind PDF.'],
  ['pdf', 'application/pdf', 0, 'This file is empty.'],
  ['video', 'video/mp4', 200 * 1024 * 1024 + 1, 'This file is larger than 200 MB.'],
] as const)('a file chosen as %s of type "%s" and %i bytes: %s', (kind, type, size, words) => {
  expect(refusalOf(kind, { type, size })).toBe(words);
});
