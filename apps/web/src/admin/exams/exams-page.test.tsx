import type { ExamDetail, MachineMark, PendingExam } from '@institute/contract/marking';
import { roles } from '@institute/contract/rules/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { ExamsPage } from './exams-page.tsx';

const pending: PendingExam = {
  result_id: 7,
  lesson_id: 3,
  user_id: 20,
  subject: 'Parsing · إعراب',
  class_name: 'Nahw',
  class_id: 2,
  student_name: 'زينب',
  student_email: 'zaynab@example.com',
  submitted_at: 1_790_000_000,
};
const detail: ExamDetail = {
  ...pending,
  about: 'Parse this.',
  theoryAnswer: 'The model',
  theory_answer: 'The answer',
  theory_answer_kind: 'text',
  theory_score: null,
  marked_at: 0,
  marked_by: '',
  marked_by_id: 0,
  machine: null,
};
const machineMark: MachineMark = {
  ...pending,
  theory_score: 82,
  machine_score: 82,
  confidence: 0.9,
  reason: 'Both parts are named.',
  considered_at: 1_790_000_100,
  overruled_by: '',
};
const meta = { total: 1, page: 1, per_page: 10 };

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getMarkingState', () => ok({ configured: false, aisub: 0 }));
  server.reply('getUnmarkedExams', () => ok([pending], meta));
  server.reply('getExamDetails', () => ok([detail]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  renderAt('/admin/exams', <ExamsPage />);
  const patient = { timeout: 5_000 };
  fireEvent.click(await screen.findByRole('button', { name: 'Mark Exam' }, patient));
  const score = await screen.findByLabelText<HTMLInputElement>('Theory Score', {}, patient);
  return { score, dialog: within(screen.getByRole('dialog')) };
}

describe('the list of exams', () => {
  it('says that it is loading, and that nothing waits', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.reply('getUnmarkedExams', () => new Promise((resolve) => (answer = resolve)));
    renderAt('/admin/exams', <ExamsPage />);
    expect(screen.getByText('Loading...')).toBeTruthy();
    await waitFor(() => expect(server.of('getUnmarkedExams')).toHaveLength(1));
    answer(ok([], { ...meta, total: 0 }));
    expect(await screen.findByText('No pending exams found')).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
  });
});

describe('saving a mark', () => {
  it('sends it once however often it is pressed, and says that it is at it', async () => {
    server.reply('markExam', () => new Promise(() => undefined));
    const { score, dialog } = await open();
    fireEvent.change(score, { target: { value: '64' } });
    const save = dialog.getByRole('button', { name: 'Save Marking' });
    fireEvent.click(save);
    fireEvent.click(save);
    expect(await dialog.findByText('Saving...')).toBeTruthy();
    fireEvent.click(dialog.getByText('Saving...'));
    await waitFor(() => expect(server.of('markExam')).toHaveLength(1));
    const [sent] = server.of('markExam');
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      lesson_id: '3',
      result_id: '7',
      theory_score: '64',
      user_id: '20',
      class_id: '2',
      student_email: 'zaynab@example.com',
    });
  });

  it('says what failed where the server gives no words, and keeps the score', async () => {
    server.reply('markExam', () => Response.json({ status: false, message: '' }));
    const { score, dialog } = await open();
    fireEvent.change(score, { target: { value: '64' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save Marking' }));
    expect(await dialog.findByText('Failed to mark exam')).toBeTruthy();
    expect(score.value).toBe('64');
  });
});

describe('what the machine has marked', () => {
  beforeEach(() => {
    server.reply('getMarkingState', () => ok({ configured: true, aisub: 4_000_000_000 }));
    server.reply('getMachineMarks', () => ok([machineMark], meta));
    const machine = { verdict: 'marked', score: 82, confidence: 0.9, reason: 'Both.', at: 1 };
    server.reply('getExamDetails', () => ok([{ ...detail, theory_score: 82, machine }]));
  });

  it('is listed with its reason, and overruled by another score', async () => {
    renderAt('/admin/exams', <ExamsPage />);
    fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Marked by machine' }));
    expect(await screen.findByText('Both parts are named.')).toBeTruthy();
    expect(screen.getByText(/Automatic marking runs until/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    const score = await screen.findByLabelText<HTMLInputElement>('Theory Score');
    expect(score.value).toBe('82');
    server.reply('markExam', () => ok(null));
    fireEvent.change(score, { target: { value: '40' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Marking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.of('markExam')[0]?.fields.get('theory_score')).toBe('40');
    // The list is asked for again.
    await waitFor(() => expect(server.of('getMachineMarks').length).toBeGreaterThan(1));
  });

  it('is nothing where no provider is configured, and says so', async () => {
    server.reply('getMarkingState', () => ok({ configured: false, aisub: 0 }));
    server.reply('getMachineMarks', () => ok([], { ...meta, total: 0 }));
    renderAt('/admin/exams?tab=machine', <ExamsPage />);
    expect(await screen.findByText(/No marking provider is configured/)).toBeTruthy();
    expect(await screen.findByText('The machine has marked nothing yet')).toBeTruthy();
  });

  it('says why it left an answer to people', async () => {
    const machine = {
      ...{ verdict: 'left', score: 50, confidence: 0.4, at: 1 },
      reason: 'The machine was not sure.',
    };
    server.reply('getExamDetails', () => ok([{ ...detail, machine }]));
    const { dialog } = await open();
    expect(dialog.getByText(/The machine left this to you/)).toBeTruthy();
    expect(dialog.getByText('The machine was not sure.')).toBeTruthy();
  });
});
