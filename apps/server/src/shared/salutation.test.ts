import { expect, it } from 'vitest';
import { salutation } from './salutation.ts';

it.each(['Amina Bello', 'Dr. O’Neill', 'مُحَمَّد بن عبد الله', 'St. John', 'Ade-Ola 2'])(
  'greets %j',
  (name) => {
    expect(salutation(name)).toBe(`Assalamu alaykum ${name},`);
  },
);

it.each([
  'Amina\n\nYour account is locked',
  'Amina\u2028Your account is locked',
  'Sign in at https://example.org',
  'Sign in at www.example.org',
  'Sign in at example.org',
  'Write to me@example.org',
])('names nobody who calls themselves %j', (name) => {
  expect(salutation(name)).toBe('Assalamu alaykum,');
});
