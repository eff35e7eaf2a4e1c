import { type ExamStanding, standingText } from '@institute/contract/exams/exam-standing';
import type { ExamResult, Lesson } from '@institute/contract/exams/exams';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { amina, mockServer, refused, renderAt } from '../../../test/mock-server.tsx';
import { noFiles, noReload } from '../../../test/no-files.ts';
import { ExamSection } from './exam-section.tsx';
import { ResultView } from './result-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = new Date(1_795_000_000_000);
const standing: ExamStanding = {
  ...{ passMark: 60, attempts: 3, countedAttempt: 'last', attemptWait: 24, examMinutes: 30 },
  ...{ isShuffled: false, questions: 2, hasTheory: false, attempt: 1, isBegun: false },
  ...{ exercises: 0, isTyped: false, hasSeveral: false },
  ...{ beginsAt: null, endsAt: null, serverTime: at, hasPassed: null, results: [] },
};
const handedIn: ExamStanding['results'][number] = {
  ...{ attempt: 1, objectiveScore: 50, theoryScore: null, totalScore: 50 },
  ...{ submittedAt: at, isCounted: true, isTimedOut: true, comment: '' },
};
const lesson = (own: Partial<ExamStanding>, more: object = {}) =>
  ({
    ...{ rand: 'exam', about: '', questions: [], exercises: [], result: null, draft: null },
    next: { id: 2 },
    standing: z.encode(standingText, { ...standing, ...own }),
    ...more,
  }) as unknown as Lesson;

function show(shown: Lesson) {
  const server = mockServer(amina);
  renderAt('/', <ExamSection lesson={shown} classId="c" lessonId="exam" reload={noReload} />);
  return server;
}

describe('before an attempt', () => {
  it('says how it is sat, and begins it when that is confirmed', async () => {
    const server = show(lesson({}));
    for (const said of [
      'You have 3 tries. The last one counts, also when it is worse than one before.',
      'Between two tries lie at least 24 hours.',
      'The pass mark is 60 %: the lessons after it open once you have passed.',
    ]) {
      expect(screen.getByText(said)).toBeTruthy();
    }
    // The answer does not matter here.
    const begun = vi.fn(() => refused('attempts_used', 'None is left.'));
    server.reply('begin_exam', begun);
    fireEvent.click(screen.getByRole('button', { name: 'Begin the exam' }));
    expect(begun).not.toHaveBeenCalled();
    expect(screen.getByText(/clock starts at once and does not stop: you have 30/)).toBeTruthy();
    const [, confirm] = screen.getAllByRole('button', { name: 'Begin the exam', hidden: true });
    if (confirm) fireEvent.click(confirm);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce());
  });

  it('says when it opens, and offers nothing until then', () => {
    show(lesson({ attempt: 2, beginsAt: new Date(1_795_086_400_000), results: [handedIn] }));
    expect(screen.getByText(/^The next attempt opens /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Begin/ })).toBeNull();
  });
});

describe('after an attempt', () => {
  const questions = [{ id: 1, question: 'Which?', choices: ['كتاب', 'باب'] }];
  const result = {
    answers: { 1: 'باب' },
    totalScore: 50,
    isPending: false,
  } as unknown as ExamResult;
  const results = (own: Partial<ExamStanding>) => {
    mockServer(amina);
    const shown = { ...standing, results: [handedIn], ...own };
    const of = lesson({}, { questions });
    renderAt(
      '/',
      <ResultView
        lesson={of}
        standing={shown}
        result={result}
        files={noFiles}
        heading={createRef()}
      />,
    );
  };

  it('says what is missing, and judges nothing while an attempt is left', () => {
    results({ attempt: 2, hasPassed: false });
    expect(screen.getByText(/^Not passed: the pass mark is 60 %/)).toBeTruthy();
    expect(screen.getByText('Time ran out')).toBeTruthy();
    expect(screen.getByText('The right answers are shown after your last attempt.')).toBeTruthy();
    expect(screen.queryByText('Wrong')).toBeNull();
    expect(screen.getByText('Your answer').className).not.toContain('text-bad');
  });

  it('names the attempt that counts', () => {
    const better = { ...handedIn, attempt: 2, totalScore: 90, isTimedOut: false };
    results({
      ...{ attempt: null, hasPassed: true },
      results: [{ ...handedIn, isCounted: false }, better],
    });
    expect(screen.getByText('Passed: the pass mark is 60 %.')).toBeTruthy();
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).not.toContain('Counts');
    expect(second).toContain('Attempt 2');
    expect(second).toContain('Counts');
  });
});
