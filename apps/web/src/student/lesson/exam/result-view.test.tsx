import type { ExamResult, Lesson } from '@institute/contract/exams/exams';
import { cleanup, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { noFiles } from '../../../test/no-files.ts';
import { ResultView } from './result-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lesson = {
  about: '',
  questions: [{ id: 1, question: 'Which is the definite form?', choices: ['الكتاب', 'كتاب'] }],
  exercises: [],
} as unknown as Lesson;
const result = {
  submittedAt: new Date('2026-11-20T13:05:00Z'),
  markedAt: new Date('2026-11-21T23:30:00Z'),
  objectiveScore: 100,
  theoryScore: null,
  totalScore: 100,
  isPending: false,
  answers: { 1: 'الكتاب' },
} as unknown as ExamResult;

it('says by the institute’s clock when an exam was submitted and marked', async () => {
  const server = mockServer();
  server.reply('get_app_settings', () => ok({ ...settings, timezone: 'Asia/Tokyo' }));
  renderAt(
    '/',
    <ResultView lesson={lesson} result={result} files={noFiles} heading={createRef()} />,
  );
  const words = 'Submitted 20 Nov 2026, 22:05 (Tokyo) · Marked 22 Nov 2026, 08:30 (Tokyo)';
  expect(await screen.findByText(words)).toBeTruthy();
});

it('waits for no mark of a theory question that was added after it was handed in', () => {
  mockServer();
  const now = { ...lesson, about: 'Explain why.' };
  const props = { lesson: now, files: noFiles, heading: createRef<HTMLHeadingElement>() };
  renderAt('/', <ResultView {...props} result={result} />);
  expect(screen.queryByText('Explain why.')).toBeNull();
  expect(screen.queryByText('Pending')).toBeNull();
  cleanup();
  const theory = { theoryAnswer: '', theoryAnswerKind: 'none', correctTheoryAnswer: '' } as const;
  const waiting = { ...result, ...theory, isPending: true, totalScore: null };
  renderAt('/', <ResultView {...props} result={waiting} />);
  expect(screen.getByText('Explain why.')).toBeTruthy();
});

it('keeps the number of a question and its full stop on one line', () => {
  mockServer();
  renderAt(
    '/',
    <ResultView lesson={lesson} result={result} files={noFiles} heading={createRef()} />,
  );
  expect(screen.getByText('1.').className).toContain('shrink-0');
});

const settings = {
  siteName: '',
  logo: '',
  landingMessage: '',
  howto: '',
  aboutUs: '',
  aboutsite: '',
  privatelesson: '',
  paystackKey: '',
  whatsappNumber: '',
  subamount: '',
  oneSignalAppId: '',
};
