import { expect, it } from 'vitest';
import { isRenewable, renewableUntil } from './subscription.ts';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-19T12:00:00Z', true],
  ['2026-11-23T12:00:00Z', true],
  ['2026-11-23T12:00:01Z', false],
])('a subscription that ends at %s may be renewed: %s', (endsAt, expected) => {
  expect(isRenewable(new Date(endsAt), now)).toBe(expected);
});

it('reminds of those that end within three days', () => {
  expect(renewableUntil(now)).toEqual(new Date('2026-11-23T12:00:00Z'));
});
