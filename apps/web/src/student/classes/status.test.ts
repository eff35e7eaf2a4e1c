import { describe, expect, it } from 'vitest';
import { aClassModel } from '../../test/a-class.ts';
import { onOffer, statusOf } from './status.ts';

const item = aClassModel(4, {
  isPremium: true,
  priceKobo: 1_000_000,
  registrationEnd: '2026-11-20',
});
const zone = 'Africa/Lagos';

describe('statusOf', () => {
  // Proves student-2-51.
  it('keeps a class open to the end of its closing day in the institute', () => {
    const lastMinute = new Date('2026-11-20T22:59:00Z');
    const midnight = new Date('2026-11-20T23:00:00Z');
    expect(statusOf(item, new Set(), lastMinute, zone)).toBe('open');
    expect(statusOf(item, new Set(), midnight, zone)).toBe('closed');
  });

  it('lets those who have joined in after closing', () => {
    expect(statusOf(item, new Set([4]), new Date('2027-01-01T00:00:00Z'), zone)).toBe('enrolled');
  });

  it('refuses nobody while it is not known who has joined', () => {
    expect(statusOf(item, null, new Date('2027-01-01T00:00:00Z'), zone)).toBe('open');
  });
});

describe('onOffer', () => {
  it('leaves out inactive classes', () => {
    expect(onOffer([item, { ...item, id: 5, isActive: false }]).map(({ id }) => id)).toEqual([4]);
  });
});
