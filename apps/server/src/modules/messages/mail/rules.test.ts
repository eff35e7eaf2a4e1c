import { describe, expect, it } from 'vitest';
import { messageIdOf, retryAfterOutage, retryAt } from './rules.ts';

const now = new Date('2026-11-16T09:00:00Z');
const minutes = (at: Date) => (at.getTime() - now.getTime()) / 60_000;

describe('a mail is tried again', () => {
  it('ever more rarely when it was put off, at least every four hours', () => {
    expect([1, 2, 3, 8, 9, 16].map((attempts) => minutes(retryAt(now, attempts)))).toEqual([
      1, 2, 4, 128, 240, 240,
    ]);
  });

  it('soon after an outage, later when it meets with one time and again', () => {
    expect([1, 10, 12, 50].map((attempts) => minutes(retryAfterOutage(now, attempts)))).toEqual([
      0.5, 0.5, 2, 10,
    ]);
  });
});

describe('a Message-ID', () => {
  it.each([
    ['Institute <post@institute.example>', '<abc.7@institute.example>'],
    ['post@institute.example', '<abc.7@institute.example>'],
    ['nobody', '<abc.7@localhost>'],
  ])('of mail from %s is that of the message and its reader', (from, id) => {
    expect(messageIdOf({ rand: 'abc', userId: 7 }, from)).toBe(id);
  });
});
