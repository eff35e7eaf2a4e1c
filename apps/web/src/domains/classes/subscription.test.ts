import { describe, expect, it } from 'vitest';
import { subscriptionOf } from './subscription.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('subscriptionOf', () => {
  it('knows none', () => {
    expect(subscriptionOf(null, now)).toEqual({ state: 'none' });
  });

  it.each([
    ['2026-11-20T12:00:00Z', 'expired'],
    ['2026-11-20T12:00:01Z', 'ending'],
    ['2026-11-23T12:00:00Z', 'ending'],
    ['2026-11-23T12:00:01Z', 'active'],
  ])('an end at %s is %s', (iso, state) => {
    expect(subscriptionOf(new Date(iso), now)).toEqual({ state, endsAt: new Date(iso) });
  });
});
