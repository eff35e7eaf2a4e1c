import { expect, it } from 'vitest';
import { textOfFile } from './text-of-file.ts';

const fileOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

it('reads what spreadsheets write', async () => {
  expect(await textOfFile(new Blob(['بلال,b@example.com']))).toBe('بلال,b@example.com');
  expect(await textOfFile(fileOf(0xff, 0xfe, 0x27, 0x06, 0x2c, 0x00))).toBe('ا,');
  expect(await textOfFile(fileOf(0xfe, 0xff, 0x06, 0x27, 0x00, 0x2c))).toBe('ا,');
  expect(await textOfFile(fileOf(0x4e, 0xe9, 0x65))).toBe('Née');
});

it('takes neither what is no text nor what is far too large', async () => {
  expect(await textOfFile(fileOf(0x50, 0x4b, 0x03, 0x04, 0x00, 0x00))).toBeNull();
  expect(await textOfFile(new Blob(['x'.repeat(1024 * 1024 + 1)]))).toBeNull();
});
