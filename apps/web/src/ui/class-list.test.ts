import type { Class } from '@institute/contract/classes';
import { describe, expect, it } from 'vitest';
import { categoriesOf, isFree, passes, priceFilterOf, searchable } from './class-list.ts';

const base: Class = {
  id: 1,
  rand: 'abc',
  name: 'Roots and Patterns · الصَّرْفُ',
  category: 'Grammar',
  about: 'Learn to see both.',
  premium: '1',
  amount: '7500',
  regclosedate: '0',
  subjecttotal: 7,
  links: '',
  monthlySub: '0',
  monthlylimit: 0,
  status: '1',
  prequisite_id: 0,
};
const all = { search: '', price: 'all', category: '' } as const;

describe('searchable', () => {
  it('takes away vowel signs and tatweel', () => {
    expect(searchable('الصَّرْفُ')).toBe('الصرف');
    expect(searchable('مـــحمد')).toBe('محمد');
  });

  it('writes alif, ya and ta marbuta in one way', () => {
    expect(searchable('إِلَى آيَةٍ')).toBe(searchable('الي ايه'));
  });

  it('ignores case and accents', () => {
    expect(searchable('  Sūrat al-Ikhlāṣ ')).toBe('surat al-ikhlas');
  });
});

describe('passes', () => {
  it('finds Arabic typed without vowel signs', () => {
    expect(passes(base, { ...all, search: 'الصرف' })).toBe(true);
  });

  it('needs every word, in any order and anywhere in the texts', () => {
    expect(passes(base, { ...all, search: 'patterns grammar' })).toBe(true);
    expect(passes(base, { ...all, search: 'patterns poetry' })).toBe(false);
  });

  it('tells free from paid', () => {
    expect(passes(base, { ...all, price: 'free' })).toBe(false);
    expect(passes(base, { ...all, price: 'paid' })).toBe(true);
    const free = { ...base, premium: '0', amount: '0' } as const;
    expect(passes(free, { ...all, price: 'free' })).toBe(true);
    expect(passes(free, { ...all, price: 'paid' })).toBe(false);
  });

  it('keeps to the category', () => {
    expect(passes(base, { ...all, category: 'Grammar' })).toBe(true);
    expect(passes(base, { ...all, category: 'Poetry' })).toBe(false);
  });
});

describe('isFree', () => {
  it('holds a premium class of price 0 for free', () => {
    expect(isFree({ premium: '1', amount: '0' })).toBe(true);
    expect(isFree({ premium: '1', amount: '0.50' })).toBe(false);
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
