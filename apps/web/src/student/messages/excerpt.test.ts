import { describe, expect, it } from 'vitest';
import { excerptOf, wholeLineOf } from './excerpt.ts';

it('leaves a short text as it is, with its paragraphs', () => {
  const text = 'Dear student,\n\nthe lesson is open.';
  expect(excerptOf(text)).toBe(text);
});

it('shows two lines at most, blank ones not counted', () => {
  expect(excerptOf('1\n\n2\n3\n\n4\n5')).toBe('1\n\n2 …');
  expect(excerptOf('1\n2\n3\n4\n5')).toBe('1\n2 …');
});

it('cuts between words', () => {
  expect(excerptOf('word '.repeat(100))).toBe(`${'word '.repeat(32)}…`);
});

it('never cuts a web address in two', () => {
  const address = `https://example.org/${'a'.repeat(300)}`;
  expect(excerptOf(`See ${address} for more`)).toBe('See …');
  expect(excerptOf(`${address} for more`)).toBe(`${address} …`);
  expect(excerptOf(address)).toBe(address);
});

it('reads what was stored percent-encoded', () => {
  expect(excerptOf('%D8%AF%D8%B1%D8%B3')).toBe('درس');
});

it('starts a few words before what was found further on', () => {
  const text = `${'word '.repeat(100)}one two three four needle after`;
  expect(excerptOf(text, (whole) => whole.indexOf('needle'))).toBe(
    '… word one two three four needle after',
  );
  expect(excerptOf(`needle ${text}`, (whole) => whole.indexOf('needle'))).toMatch(/^needle word/);
  expect(excerptOf(text, () => undefined)).toMatch(/^word/);
  const long = `start ${'a'.repeat(400)}needle after`;
  expect(excerptOf(long, (whole) => whole.indexOf('needle'))).toBe('… needle after');
});

it('shows what was found behind a short beginning', () => {
  const text = `Dear all,\nNews:\nExam ${'tomorrow '.repeat(40)}end`;
  expect(excerptOf(text, (whole) => whole.indexOf('Exam'))).toMatch(/^… Exam tomorrow .* …$/);
});

describe('the line of an excerpt', () => {
  const body =
    'Hello\nكِتَابٌ is the word for a book, and there is much more of English here than of it';

  it('takes the direction of the line it was cut from', () => {
    expect(wholeLineOf(body, '… كِتَابٌ is …')).toBe(body.split('\n')[1]);
  });

  it('is taken by itself where nothing was cut or found', () => {
    expect(wholeLineOf(body, 'Hello')).toBe('Hello');
    expect(wholeLineOf(body, 'elsewhere')).toBe('elsewhere');
  });
});
