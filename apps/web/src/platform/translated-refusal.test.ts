import { errors } from '@institute/contract/errors';
import { expect, it } from 'vitest';
import { translated, translatedRefusal } from './translated-refusal.ts';

const english = errors.lesson_scheduled[1];

it('puts the words of another language in the place of ours, with what they name', () => {
  const message = 'This lesson will be available on 20 November 2026, 14:05';
  expect(translated(message, english, 'Ab {date} offen')).toBe('Ab 20 November 2026, 14:05 offen');
  expect(translated(errors.not_found[1], errors.not_found[1], 'Nichts da.')).toBe('Nichts da.');
});

it('leaves what the server says of its own', () => {
  expect(translated('Category is required', errors.invalid_input[1], 'Falsch')).toBe(
    'Category is required',
  );
});

it('changes nothing in English, nor for a code it does not know', () => {
  for (const [code, [, message]] of Object.entries(errors)) {
    expect(translatedRefusal(code, message)).toBe(message);
  }
  expect(translatedRefusal('constructor', 'As it is')).toBe('As it is');
});
