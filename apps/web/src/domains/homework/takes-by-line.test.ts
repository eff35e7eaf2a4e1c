// Proves ours-415.

import type { TakeOfStudent } from '@institute/contract/homework/answers';
import { expect, it } from 'vitest';
import { linesOfTakes } from './takes-by-line.ts';

const take = (id: number, arabic: string, day: number): TakeOfStudent => ({
  ...{ handInId: id, handedInAt: new Date(Date.UTC(2026, 10, day)), title: 'Read', attempt: 1 },
  arabic,
  take: {
    ...{ id, kind: 'voice', lineId: null, path: `files/${id}`, copyPath: '', extension: 'weba' },
    ...{ bytes: 1, seconds: 1, levels: [] },
  },
});

it('puts the first week beside the last, line by line, and what is a whole behind them', () => {
  const takes = [take(1, '', 1), take(2, 'بَابٌ', 2), take(3, 'بَيْتٌ', 3), take(4, 'بَابٌ', 20)];
  const lines = linesOfTakes([...takes].reverse());
  expect(lines.map((line) => [line.arabic, line.takes.map((one) => one.take.id)])).toEqual([
    ['بَابٌ', [2, 4]],
    ['بَيْتٌ', [3]],
    ['', [1]],
  ]);
});
