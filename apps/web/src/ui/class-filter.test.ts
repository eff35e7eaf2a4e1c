import type { Class } from '@institute/contract/classes';
import { describe, expect, it } from 'vitest';
import { passes } from './class-filter.ts';

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

describe('passes', () => {
  it('finds Arabic typed without vowel signs', () => {
    expect(passes(base, { ...all, search: 'الصرف' })).toBe(true);
    expect(passes({ ...base, category: 'قِرَاءَةٌ' }, { ...all, search: 'قراءه' })).toBe(true);
    expect(passes(base, { ...all, search: 'النحو' })).toBe(false);
  });

  it('finds nobody out who types signs alone', () => {
    expect(passes(base, { ...all, search: 'َُِ' })).toBe(true);
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
