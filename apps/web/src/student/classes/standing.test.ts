import { describe, expect, it } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { onOffer, standingOf } from './standing.ts';

const item = aClass(4, {
  premium: '1',
  amount: '10000',
  regclosedate: '2026-11-20',
});
const zone = 'Africa/Lagos';

describe('standingOf', () => {
  it('keeps a class open to the end of its closing day in the institute', () => {
    const lastMinute = new Date('2026-11-20T22:59:00Z');
    const midnight = new Date('2026-11-20T23:00:00Z');
    expect(standingOf(item, new Set(), lastMinute, zone)).toBe('open');
    expect(standingOf(item, new Set(), midnight, zone)).toBe('closed');
  });

  it('lets those who have joined in after closing', () => {
    expect(standingOf(item, new Set([4]), new Date('2027-01-01T00:00:00Z'), zone)).toBe('enrolled');
  });

  it('refuses nobody while it is not known who has joined', () => {
    expect(standingOf(item, null, new Date('2027-01-01T00:00:00Z'), zone)).toBe('open');
  });
});

describe('onOffer', () => {
  it('leaves out inactive classes', () => {
    expect(onOffer([item, { ...item, id: 5, status: '0' }]).map(({ id }) => id)).toEqual([4]);
  });
});
