import { expect, it } from 'vitest';
import { afterBusinessHours, BUSINESS_HOURS } from './dispute-rules.ts';

const due = (from: string, zone = 'Africa/Lagos') =>
  afterBusinessHours(new Date(from), BUSINESS_HOURS, zone).toISOString();

// Proves ours-216.
it.each([
  [
    'from the opening of a Monday, two days of work',
    '2026-11-30T08:00:00Z',
    '2026-12-01T16:00:00.000Z',
  ],
  ['from the middle of a Monday', '2026-11-30T11:30:00Z', '2026-12-02T11:30:00.000Z'],
  ['from before work', '2026-11-30T02:00:00Z', '2026-12-01T16:00:00.000Z'],
  ['from after work, as from the next morning', '2026-11-30T20:00:00Z', '2026-12-02T16:00:00.000Z'],
  ['over a weekend', '2026-12-04T12:00:00Z', '2026-12-08T12:00:00.000Z'],
  ['from a Saturday, as from Monday', '2026-12-05T10:00:00Z', '2026-12-08T16:00:00.000Z'],
])('sixteen business hours %s', (_, from, until) => {
  expect(due(from)).toBe(until);
});

// Proves ours-216.
it('go by the clock of the institute’s zone', () => {
  expect(due('2026-11-30T05:00:00Z', 'Asia/Dubai')).toBe('2026-12-01T13:00:00.000Z');
});
