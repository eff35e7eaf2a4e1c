import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { theoryScore } from './exams/marking.ts';
import { email, id, naira, pageQuery, requiredStorable, requiredText } from './fields.ts';
import { settingFields } from './settings/managed-settings.ts';

it.each([
  [1500, 150_000],
  ['1500.50', 150_050],
  ['₦1,500', 150_000],
  ['١٬٥٠٠', 150_000],
])('takes %s as naira, as a client writes it or a person types it', (written, kobo) => {
  expect(z.parse(naira, written)).toBe(kobo);
});

it.each(['1,5', '-5', 'ten', ''])('takes %j for no amount', (written) => {
  expect(z.safeParse(naira, written).success).toBe(false);
});

it('takes the name of no column for an order, as every object has some', () => {
  const isOrder = (sort: string) => z.safeParse(pageQuery.sort, sort).success;
  expect(['name', '-joined'].map(isOrder)).toEqual([true, true]);
  expect(['__proto__', '-__proto__', 'constructor'].map(isOrder)).toEqual([false, false, false]);
});

it.each([
  ['NGN1500', 150_000],
  ['1500NGN', 150_000],
  ['1500.', 150_000],
  ['\u2068₦\u20691,500', 150_000],
  ['\u2068₦1500\u2069', 150_000],
  ['₦\u00A01,500', 150_000],
  ['۱۵۰۰', 150_000],
])('reads the amount %j', (typed, kobo) => {
  expect(z.parse(naira, typed)).toBe(kobo);
});

it('reads identifiers and numbers without what nobody sees, and figures of other keyboards', () => {
  expect(z.parse(email, '\u200FAmina@Example.ng\u200B')).toBe('amina@example.ng');
  expect(z.parse(theoryScore, '٨٥\u200F')).toBe(85);
  expect(z.parse(id, '\u2066١٢\u2069')).toBe(12);
  expect(z.parse(settingFields.deviceDays, '۹۰')).toBe('90');
  expect(z.parse(settingFields.privacyContact, 'a@b.ng\u200B')).toBe('a@b.ng');
  expect(z.parse(settingFields.storeLink, 'https://b.ng/a%2Fb\u2069')).toBe('https://b.ng/a%2Fb');
});

it('gives vocalised Arabic the room of bare letters', () => {
  const passage = 'كِتَابٌ '.repeat(120).trim();
  for (const field of [requiredText('Text', 600), requiredStorable('Text', 600)]) {
    expect(z.safeParse(field, passage).success).toBe(true);
    expect(z.safeParse(field, `${passage} كِتَابٌ`).success).toBe(false);
  }
});

it.each([requiredText('Title'), requiredStorable('Title', 200)])(
  'refuses a text in which nothing can be seen',
  (field) => {
    const said = z.safeParse(field, '\u200B\u202E\u3164').error?.issues[0]?.message;
    expect(said).toBe('Title holds nothing that can be seen.');
    expect(z.parse(field, ' \u202Eكتاب')).toBe('\u202Eكتاب');
  },
);
