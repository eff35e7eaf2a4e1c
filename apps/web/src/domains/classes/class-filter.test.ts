import { describe, expect, it } from 'vitest';
import { aClassModel } from '../../test/a-class.ts';
import { passes } from './class-filter.ts';

const base = aClassModel(1, {
  name: 'Roots and Patterns · الصَّرْفُ',
  about: 'Learn to see both.',
  isPremium: true,
  priceKobo: 750_000,
});
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
    expect(passes({ ...base, name: 'Qur’an' }, { ...all, search: "quran qur'an" })).toBe(true);
    expect(passes(base, { ...all, search: 'patterns poetry' })).toBe(false);
  });

  it('tells free from paid', () => {
    expect(passes(base, { ...all, price: 'free' })).toBe(false);
    expect(passes(base, { ...all, price: 'paid' })).toBe(true);
    const free = { ...base, isPremium: false, priceKobo: 0 };
    expect(passes(free, { ...all, price: 'free' })).toBe(true);
    expect(passes(free, { ...all, price: 'paid' })).toBe(false);
  });

  it('keeps to the category', () => {
    expect(passes(base, { ...all, category: 'Grammar' })).toBe(true);
    expect(passes(base, { ...all, category: 'Poetry' })).toBe(false);
  });
});
