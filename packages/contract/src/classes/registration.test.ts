import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingInstant, closingText, isRegistrationClosed } from './registration.ts';

const lagos = 'Africa/Lagos';
const isClosed = (text: string, now: string) => isRegistrationClosed(text, new Date(now), lagos);

describe('the close of registration', () => {
  // Proves student-3-1.
  it('is at the end of a date, to the second', () => {
    expect(isClosed('2026-11-20', '2026-11-20T22:59:59Z')).toBe(false);
    expect(isClosed('2026-11-20', '2026-11-20T23:00:00Z')).toBe(true);
  });

  // Proves student-3-1.
  it('is at unix seconds when it is written so', () => {
    expect(isClosed('1795000000', '2026-11-18T11:06:39Z')).toBe(false);
    expect(isClosed('1795000000', '2026-11-18T11:06:40Z')).toBe(true);
  });

  // Proves student-3-1.
  it.each(['', '0', ' 0 '])('never comes for %j', (text) => {
    expect(closingInstant(text, lagos)).toBeNull();
    expect(isClosed(text, '2999-01-01T00:00:00Z')).toBe(false);
  });

  it('is written back as it was', () => {
    expect(closingText(null, lagos)).toBe('0');
    expect(closingText(closingInstant('2026-11-20', lagos), lagos)).toBe('2026-11-20');
    expect(closingText(closingInstant('1795000000', lagos), lagos)).toBe('1795000000');
  });

  it('is the same instant after being written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_000_000_000 }), (seconds) => {
        const closes = new Date(seconds * 1000);
        expect(closingInstant(closingText(closes, lagos), lagos)).toEqual(closes);
      }),
    );
  });
});
