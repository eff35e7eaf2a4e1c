import { describe, expect, it } from 'vitest';
import { heldWithin, isVisible, isWithin, plainAddress, plainTyped } from './typed.ts';

/** One of each range of what nobody sees. */
const unseen = [
  ...['\u00AD', '\u034F', '\u061C', '\u180E', '\u200B', '\u200C', '\u200D', '\u200E', '\u200F'],
  ...['\u202A', '\u202C', '\u202E', '\u2060', '\u2064', '\u2066', '\u2068', '\u2069', '\uFEFF'],
  ...['\uFE0F', '\u{E0100}'],
];

describe('what identifies or counts something', () => {
  it.each(unseen)('loses %j wherever it stands', (sign) => {
    expect(plainTyped(`${sign}19${sign}94${sign}`)).toBe('1994');
    expect(plainAddress(`https://meet.example/abc${sign}d${sign}`)).toBe(
      'https://meet.example/abcd',
    );
  });

  it.each([
    ['١٩٩٤٩٩', '199499'],
    ['۱۹۹۴۹۹', '199499'],
    ['\u202A+234\u00A0803\u2011123\u20114567\u202C', '+234 803-123-4567'],
    ['7E55–9WTQ—A1B2', '7E55-9WTQ-A1B2'],
    [' a\u202Fb\u3000', 'a b'],
  ])('%j is read as %s', (typed, meant) => {
    expect(plainTyped(typed)).toBe(meant);
  });
});

it('keeps the figures and dashes of an address, which are part of it', () => {
  const address = 'https://example.org/٢–a?pwd=a%2Bb%3D%3D';
  expect(plainAddress(` ${address}\u200F`)).toBe(address);
});

it.each([
  ['\u200B\u200B', false],
  ['\u00A0\u3000 \n', false],
  ['\u3164', false],
  ['\u2800', false],
  ['\u202E\u2066', false],
  ['م', true],
  ['?', true],
  ['😀', true],
  ['\u064E', true],
])('%j has something to see: %s', (text, expected) => {
  expect(isVisible(text)).toBe(expected);
});

describe('how long a text is', () => {
  it('vowel signs count for nothing', () => {
    expect(isWithin('كِتَابٌ'.repeat(250), 1000)).toBe(true);
    expect(isWithin(`${'كِتَابٌ'.repeat(250)}ب`, 1000)).toBe(false);
  });

  it('is bounded however many marks there are', () => {
    expect(isWithin(`a${'\u0301'.repeat(40)}`, 10)).toBe(false);
  });
});

describe('a field that is full', () => {
  it('holds vocalised words up to its letters', () => {
    expect(heldWithin('كِتَابٌ', 7, 4)).toEqual({ text: 'كِتَابٌ', caret: 7 });
  });

  it('drops what was typed last, with its marks, and keeps what stood behind it', () => {
    expect(heldWithin('كِتَابٌ قَلَمٌ', 14, 6)).toEqual({ text: 'كِتَابٌ قَ', caret: 10 });
    expect(heldWithin('abXYcd', 4, 4)).toEqual({ text: 'abcd', caret: 2 });
    expect(heldWithin('a😀', 3, 1)).toEqual({ text: 'a', caret: 1 });
  });

  it('has no more marks than it has room for', () => {
    const { text } = heldWithin(`a${'\u0301'.repeat(400)}`, 401, 10);
    expect(text).toHaveLength(40);
  });
});
