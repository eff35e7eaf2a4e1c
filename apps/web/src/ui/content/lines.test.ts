import { expect, test } from 'vitest';
import { linesOf, paragraphsOf } from './lines.ts';

const plainTextOf = (stored: string) =>
  linesOf(stored).map((line) => line.runs.map((run) => run.text).join(''));

// Proves student-2-63.
test('line breaks are kept and blank lines become gaps', () => {
  const lines = linesOf('One\nTwo\r\n\r\n\nThree');
  expect(lines.map((line) => line.gap)).toEqual([false, false, true]);
  expect(plainTextOf('One\nTwo\r\n\r\n\nThree')).toEqual(['One', 'Two', 'Three']);
});

test('lines between gaps are a paragraph', () => {
  const paragraphs = paragraphsOf(linesOf('One\nTwo\n\nThree'));
  expect(paragraphs.map((lines) => lines.map(({ text }) => text))).toEqual([
    ['One', 'Two'],
    ['Three'],
  ]);
});

// Proves student-2-64.
test('a timetable is percent-encoded and holds written-out line breaks', () => {
  const stored = encodeURIComponent('Monday 18:00: reading\\nThursday 18:00: بَيْتٌ');
  expect(plainTextOf(stored)).toEqual(['Monday 18:00: reading', 'Thursday 18:00: بَيْتٌ']);
});

// Proves student-2-63.
test('text that cannot be decoded is shown as it is', () => {
  expect(plainTextOf('100%ab is not a code %E0%A4%A')).toEqual(['100%ab is not a code %E0%A4%A']);
});
