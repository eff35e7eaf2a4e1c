import { describe, expect, it } from 'vitest';
import { subscriptionOf } from './subscription.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (iso: string) => String(new Date(iso).getTime() / 1000);

describe('subscriptionOf', () => {
  it('knows none', () => {
    expect(subscriptionOf('0', now)).toEqual({ state: 'none' });
    expect(subscriptionOf('', now)).toEqual({ state: 'none' });
  });

  it.each([
    ['2026-11-20T12:00:00Z', 'expired'],
    ['2026-11-20T12:00:01Z', 'ending'],
    ['2026-11-23T12:00:00Z', 'ending'],
    ['2026-11-23T12:00:01Z', 'active'],
  ])('an end at %s is %s', (iso, state) => {
    expect(subscriptionOf(at(iso), now)).toEqual({ state, endsAt: new Date(iso) });
  });
});
