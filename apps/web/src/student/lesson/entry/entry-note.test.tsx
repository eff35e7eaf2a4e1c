import type { Lesson } from '@institute/contract/exams/exams';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { mockServer, renderAt } from '../../../test/mock-server.tsx';
import { EntryNote, EntryOutcome } from './entry-note.tsx';

afterEach(cleanup);

const entry = { passMark: 60, opens: [{ name: 'Stories · قِصَصٌ', rand: 'stories' }] };
const lessonWith = (totalScore?: number | null) =>
  ({
    ...{ className: 'Letters', classRand: 'letters' },
    result: totalScore === undefined ? null : { totalScore },
  }) as unknown as Lesson;

const show = (lesson: Lesson) => {
  mockServer();
  renderAt(
    '/',
    <>
      <EntryNote lesson={lesson} entry={entry} />
      <EntryOutcome lesson={lesson} entry={entry} />
    </>,
  );
};

// Proves ours-77.
it.each<[string, number | null | undefined, RegExp, string | null]>([
  [
    'before it',
    undefined,
    /^You sit this exam of Letters to join Stories: whoever reaches 60 %/,
    null,
  ],
  [
    'passed',
    60,
    /^You have shown that you know this\. You can join Stories now\./,
    '/classes/stories',
  ],
  ['failed', 59, /^60 % are needed to join Stories\. Learn it in Letters/, '/classes/letters'],
  ['waiting', null, /^Your exam is to be marked first/, null],
])('says what an exam comes to by which one enters a class: %s', (_name, score, words, way) => {
  show(lessonWith(score));
  const said = screen.getAllByText((_, element) => words.test(element?.textContent ?? ''));
  expect(said.length).toBeGreaterThan(0);
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(way);
});
