import type { ExamStanding } from '@institute/contract/exams/exam-standing';
import type { ExamResult } from '@institute/contract/exams/exams';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Lesson } from '../../../domains/exams/model.ts';
import { standingOf } from '../../../domains/exams/standing-model.ts';
import { amina, mockServer, refused, renderAt } from '../../../test/mock-server.tsx';
import { noFiles, noReload } from '../../../test/no-files.ts';
import { ExamSection } from './exam-section.tsx';
import { ResultView } from './result-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const standing: ExamStanding = {
  ...{ pass_mark: 60, attempts: 3, counted_attempt: 'last', attempt_wait: 24, exam_minutes: 30 },
  ...{ shuffled: '0', questions: 2, has_theory: '0', attempt: 1, begun: '0', begins_at: 0 },
  ...{ ends_at: 0, now: 1_795_000_000_000, passed: null, results: [] },
};
const handedIn: ExamStanding['results'][number] = {
  ...{ attempt: 1, objective_score: 50, theory_score: null, total_score: 50 },
  ...{ submitted_at: 1_795_000_000, counted: '1', timed_out: '1', comment: '' },
};
const lesson = (own: Partial<ExamStanding>, more: object = {}) =>
  ({
    ...{ rand: 'exam', about: '', questions: [], result: null, draft: null, next: { id: 2 } },
    standing: JSON.stringify({ ...standing, ...own }),
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
    show(lesson({ attempt: 2, begins_at: 1_795_086_400, results: [handedIn] }));
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
    const shown = standingOf(JSON.stringify({ ...standing, results: [handedIn], ...own }));
    const of = { ...lesson({}), questions };
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
    results({ attempt: 2, passed: '0' });
    expect(screen.getByText(/^Not passed: the pass mark is 60 %/)).toBeTruthy();
    expect(screen.getByText('Time ran out')).toBeTruthy();
    expect(screen.getByText('The right answers are shown after your last attempt.')).toBeTruthy();
    expect(screen.queryByText('Wrong')).toBeNull();
    expect(screen.getByText('Your answer').className).not.toContain('text-bad');
  });

  it('names the attempt that counts', () => {
    const better = { ...handedIn, attempt: 2, total_score: 90, timed_out: '0' as const };
    results({ attempt: 0, passed: '1', results: [{ ...handedIn, counted: '0' as const }, better] });
    expect(screen.getByText('Passed: the pass mark is 60 %.')).toBeTruthy();
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).not.toContain('Counts');
    expect(second).toContain('Attempt 2');
    expect(second).toContain('Counts');
  });
});
