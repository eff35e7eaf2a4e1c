import { expect, it } from 'vitest';
import { layOutLines, widthOf } from './lay-out-lines.ts';

/** Ten pixels a letter, vowel signs none, Arabic twice as wide. */
const measure = (text: string, isArabic: boolean) =>
  text.replace(/\p{M}/gu, '').length * (isArabic ? 20 : 10);
const textOf = (lines: ReturnType<typeof layOutLines>) =>
  lines.map(({ segments }) => segments.map(({ text }) => text).join(''));

it('breaks between words, where the line would grow too wide', () => {
  const lines = layOutLines('one two three four', 100, measure);
  expect(textOf(lines)).toEqual(['one two', 'three four']);
  for (const { segments } of lines) expect(widthOf(segments, measure)).toBeLessThanOrEqual(100);
});

it('keeps a word together with the sign that follows it in the other script', () => {
  // Wide enough for the Arabic word alone, and one pixel short of it with its comma.
  const lines = layOutLines('has read كِتَابٌ, all of it', 179, measure);
  expect(textOf(lines)).toEqual(['has read', 'كِتَابٌ, all of', 'it']);
});

it('tells the segments of both scripts apart, in reading order', () => {
  const [line] = layOutLines('has read كِتَابُ اللهِ well', 1_000, measure);
  expect(line).toEqual({
    rtl: false,
    segments: [
      { isArabic: false, text: 'has read ' },
      { isArabic: true, text: 'كِتَابُ اللهِ' },
      { isArabic: false, text: ' well' },
    ],
  });
});

it('sets Arabic from the right', () => {
  const lines = layOutLines('شَهَادَةُ إِتْمَامِ الدَّوْرَةِ', 230, measure);
  expect(lines.every(({ rtl }) => rtl)).toBe(true);
  expect(lines).toHaveLength(2);
});

it('leaves a word that is wider than the line to stand by itself', () => {
  expect(textOf(layOutLines('a immeasurably b', 50, measure))).toEqual(['a', 'immeasurably', 'b']);
});

it('gives no line for nothing', () => {
  expect(layOutLines('', 100, measure)).toEqual([]);
});
