// Proves ours-417.

import { expect, it } from 'vitest';
import { linesOfText, textOfLines, withTypedLines } from './lines-of-text.ts';
import { newTask } from './new-task.ts';

it('reads lines with their translations, and writes them as they were typed', () => {
  const typed = 'هٰذَا كِتَابٌ = This is a book\n\n  ذٰلِكَ بَيْتٌ  ';
  const lines = linesOfText(typed, []);
  expect(lines).toEqual([
    { id: 'line1', arabic: 'هٰذَا كِتَابٌ', translation: 'This is a book' },
    { id: 'line2', arabic: 'ذٰلِكَ بَيْتٌ', translation: '' },
  ]);
  expect(textOfLines({ lines })).toBe('هٰذَا كِتَابٌ = This is a book\nذٰلِكَ بَيْتٌ');
});

it('leaves a line its id, so that what was recorded of it stays its own', () => {
  const before = linesOfText('بَابٌ\nبَيْتٌ', []);
  const after = linesOfText('كِتَابٌ\nبَيْتٌ = A house\nبَيْتٌ', before);
  expect(after.map(({ id }) => id)).toEqual(['line3', 'line2', 'line4']);
});

it('has no lines where none are typed, and never more than a task may have', () => {
  expect(withTypedLines(newTask(), ' \n ')).toEqual(newTask());
  expect(linesOfText('بَابٌ\n'.repeat(30), [])).toHaveLength(20);
});
