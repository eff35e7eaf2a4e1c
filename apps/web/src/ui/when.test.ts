import { afterEach, expect, it, vi } from 'vitest';
import { whenText } from './when.tsx';

const at = new Date('2026-11-20T13:05:00Z');
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
afterEach(() => vi.restoreAllMocks());

it('names the clock of an hour where the reader lives by another one', () => {
  expect(whenText(at, own, true)).not.toContain('(');
  const other = own === 'Asia/Tokyo' ? 'Africa/Lagos' : 'Asia/Tokyo';
  expect(whenText(at, other, true)).toMatch(/^20 Nov 2026, \d\d:05 \((Tokyo|Lagos)\)$/);
  expect(whenText(at, other)).toBe('20 Nov 2026');
});
