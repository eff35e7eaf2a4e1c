import type { ExamResult, Lesson } from '@institute/contract/exams/exams';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, renderAt } from '../../../test/mock-server.tsx';
import { noReload } from '../../../test/no-files.ts';
import { emptyDraft, examDraft } from './draft.ts';
import { ExamSection } from './exam-section.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const lesson = {
  rand: 'exam-rand',
  about: '',
  questions: [{ id: 1, question: 'Which?', choices: ['a', 'b'] }],
  exercises: [],
  draft: null,
  result: {
    submittedAt: new Date('2026-11-20T13:05:00Z'),
    markedAt: null,
    objectiveScore: 100,
    theoryScore: null,
    totalScore: 100,
    isPending: false,
    answers: { 1: 'a' },
  } as unknown as ExamResult,
} as unknown as Lesson;
const draft = () => examDraft(amina.email, lesson.rand);
const open = () =>
  renderAt(
    '/',
    <ExamSection lesson={lesson} classId="class-1" lessonId="exam-rand" reload={noReload} />,
  );

it('says that an exam has been submitted when the answer was lost on the way, and drops its draft', async () => {
  draft().keep({ ...emptyDraft, answers: { 1: 'a' } }, new Date());
  open();
  expect(await screen.findByText('The exam has been submitted.')).toBeTruthy();
  expect(draft().read()).toBeNull();
});

it('shows a result without news when nothing was being written', () => {
  open();
  expect(screen.getByText('Your result')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const NOT_SENT = 'An error occurred while submitting the exam';

it('says once that it was not sent, however often it is tried again by itself', async () => {
  const asked = { ...lesson, result: null } as Lesson;
  renderAt(
    '/',
    <ExamSection lesson={asked} classId="class-1" lessonId="exam-rand" reload={noReload} />,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'a' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit exam' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: /^Submit/ }));
  const said = await screen.findByText(NOT_SENT);
  const sent = () => server.sent.filter(({ method }) => method === 'POST').length;
  const before = sent();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent()).toBeGreaterThan(before));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Submit exam' }).ariaBusy).not.toBe('true'),
  );
  // What is said aloud is what appears: it stands there still.
  expect(screen.getByText(NOT_SENT)).toBe(said);
});
