import { expect, it } from 'vitest';
import { emailsIn } from './pasted-emails.ts';

it('finds addresses however they are set apart, each once, in small letters', () => {
  const pasted = `Amina <Amina@Example.com>; bala@example.com,\nmailto:chidi@example.co.uk.
    "Danladi" danladi+a@example.com، amina@example.com`;
  expect(emailsIn(pasted).malformed).toEqual([]);
  expect(emailsIn(pasted).emails).toEqual([
    'amina@example.com',
    'bala@example.com',
    'chidi@example.co.uk',
    'danladi+a@example.com',
  ]);
});

it('finds none where there is none', () => {
  expect(emailsIn('one, two@three, @four.com, five@, six@seven..').emails).toEqual([]);
  expect(emailsIn(`${'x'.repeat(260)}@example.com`).emails).toEqual([]);
});

it('takes a long column in no time', () => {
  const column = Array.from({ length: 20_000 }, (_, at) => `student${at}@example.com`).join('\n');
  expect(emailsIn(column).emails).toHaveLength(20_000);
});

it.each([
  ['amina@example.com, bala@example', ['bala@example']],
  ['amina@example.com\nbala.example.com\n', ['bala.example.com']],
  ['amina@example.com bala@@example.com', ['bala@@example.com']],
  ['Amina amina@example.com', []],
  ['Bakare, Amina <amina@example.com>', []],
  ['amina@example.com;; ,', []],
  ['a@b a@b', ['a@b']],
])('names in %j what is no address', (pasted, malformed) => {
  expect(emailsIn(pasted).malformed).toEqual(malformed);
});
