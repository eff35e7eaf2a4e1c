import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { personName } from '../fields.ts';

const name = personName('Name', 40);
const said = (typed: string) => z.safeParse(name, typed).error?.issues[0]?.message;

it.each([
  [' Amina Bello ', 'Amina Bello'],
  ['\u2068Amina\u2069', 'Amina'],
  ['\u200FAmi\u200Bna\uFEFF', 'Amina'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['\u200CAmina\u200D', 'Amina'],
  ['Ọlá Adébáyọ̀', 'Ọlá Adébáyọ̀'],
  ['Maʼaji', 'Maʼaji'],
  ['مُحَمَّد', 'مُحَمَّد'],
])('keeps %j as %j', (typed, kept) => {
  expect(z.parse(name, typed)).toBe(kept);
});

it.each([
  ['', 'Name is required'],
  ['\u200B\u200B', 'Name is required'],
  ['\u3164', 'Name needs a letter at least.'],
  ['--- 12', 'Name needs a letter at least.'],
  ['\u202Eevil', 'The name holds a character that cannot be shown.'],
  ['\u2066x', 'The name holds a character that cannot be shown.'],
  ['a\u2066b\u2069c', 'The name holds a character that cannot be shown.'],
  ['Amina\nBello', 'The name holds a character that cannot be shown.'],
  ['Amina\u2028Bello', 'The name holds a character that cannot be shown.'],
])('refuses %j: %s', (typed, words) => {
  expect(said(typed)).toBe(words);
});
