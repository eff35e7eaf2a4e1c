import { expect, it } from 'vitest';
import { emailsIn } from './pasted-emails.ts';

it('finds addresses however they are set apart, each once, in small letters', () => {
  const pasted = `Amina <Amina@Example.com>; bala@example.com,\nmailto:chidi@example.co.uk.
    "Danladi" danladi+a@example.com، amina@example.com`;
  expect(emailsIn(pasted)).toEqual([
    'amina@example.com',
    'bala@example.com',
    'chidi@example.co.uk',
    'danladi+a@example.com',
  ]);
});

it('finds none where there is none', () => {
  expect(emailsIn('one, two@three, @four.com, five@, six@seven..')).toEqual([]);
  expect(emailsIn(`${'x'.repeat(260)}@example.com`)).toEqual([]);
});

it('takes a long column in no time', () => {
  const column = Array.from({ length: 20_000 }, (_, at) => `student${at}@example.com`).join('\n');
  expect(emailsIn(column)).toHaveLength(20_000);
});
