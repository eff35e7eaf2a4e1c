import { describe, expect, it } from 'vitest';
import { categoriesOf, isFree, priceFilterOf } from './class-list.ts';

describe('isFree', () => {
  it('holds a premium class of price 0 for free', () => {
    expect(isFree({ isPremium: true, priceKobo: 0 })).toBe(true);
    expect(isFree({ isPremium: true, priceKobo: 50 })).toBe(false);
  });
});

describe('categoriesOf', () => {
  it('counts the classes of each and sorts them', () => {
    const classes = [{ category: 'Poetry' }, { category: 'Grammar' }, { category: ' Poetry ' }];
    expect(categoriesOf(classes)).toEqual([
      { category: 'Grammar', count: 1 },
      { category: 'Poetry', count: 2 },
    ]);
  });
});

describe('priceFilterOf', () => {
  it('falls back to all', () => {
    expect(priceFilterOf('paid')).toBe('paid');
    expect(priceFilterOf('dear')).toBe('all');
    expect(priceFilterOf(null)).toBe('all');
  });
});
