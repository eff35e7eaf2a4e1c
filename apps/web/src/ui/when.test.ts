import { afterEach, expect, it, vi } from 'vitest';
import { whenText, writtenTime } from './when.tsx';

const at = new Date('2026-11-20T13:05:00Z');
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
afterEach(() => vi.restoreAllMocks());

it('names the clock of an hour where the reader lives by another one', () => {
  expect(whenText(at, own, true)).not.toContain('(');
  const other = own === 'Asia/Tokyo' ? 'Africa/Lagos' : 'Asia/Tokyo';
  expect(whenText(at, other, true)).toMatch(/^20 Nov 2026, \d\d:05 \((Tokyo|Lagos)\)$/);
  expect(whenText(at, other)).toBe('20 Nov 2026');
});

// Proves ours-32.
it('names the clock of a time that came written out, where the reader lives by another one', () => {
  const written = '20 November 2026, 14:05';
  expect(writtenTime(written, own)).toBe(written);
  const other = own === 'Asia/Tokyo' ? 'Africa/Lagos' : 'Asia/Tokyo';
  expect(writtenTime(written, other)).toMatch(/^20 November 2026, 14:05 \((Tokyo|Lagos)\)$/);
});
