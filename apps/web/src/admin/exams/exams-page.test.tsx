import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getExamDetails } from '@institute/contract/exams/marking';
import type { getMachineMarks, getUnmarkedExams } from '@institute/contract/exams/submission-lists';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { classListOf } from '../../test/class-list.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { ExamsPage } from './exams-page.tsx';

const pending: WireOf<typeof getUnmarkedExams>[number] = {
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
const detail: WireOf<typeof getExamDetails>[number] = {
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
  comment: '',
  mark_id: 0,
  history: [],
};
const machineMark: WireOf<typeof getMachineMarks>[number] = {
  ...pending,
  theory_score: 82,
  machine_score: 82,
  confidence: 0.9,
  reason: 'Both parts are named.',
  considered_at: 1_790_000_100,
  overruled_by: '',
  overruled_by_id: null,
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
  fireEvent.click(await screen.findByRole('button', { name: 'Mark Exam' }));
  const score = await screen.findByLabelText<HTMLInputElement>('Theory Score');
  return { score, dialog: within(screen.getByRole('dialog')) };
}

// Proves call-getGradebook.
it('opens the exam that a link names, and closes without it', async () => {
  renderAt('/admin/exams?lesson=3&result=7', <ExamsPage />);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('زينب')).toBeTruthy();
  const asked = server.of('getExamDetails')[0]?.fields;
  expect([asked?.get('lesson_id'), asked?.get('result_id')]).toEqual(['3', '7']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('the list of exams', () => {
  // Proves admin-2-50.
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

  it('leads from a name to the student, in the dialog as well', async () => {
    const { dialog } = await open();
    const hrefs = screen.getAllByRole('link', { name: 'زينب', hidden: true });
    expect(hrefs.map((link) => link.getAttribute('href'))).toContain('/admin/students/20');
    const link = dialog.getByRole('link', { name: 'زينب' });
    expect(link.getAttribute('href')).toBe('/admin/students/20');
  });
});

describe('a paper of the teacher who reads the list', () => {
  const teacher = { ...amina, teaches: [{ classId: 2, powers: ['mark' as const] }] };
  const own = { user_id: amina.id };

  it('is said to be theirs, and is opened without anything to give', async () => {
    server = mockServer(teacher);
    server.reply('getMarkingState', () => ok({ configured: false, aisub: 0 }));
    server.reply('getUnmarkedExams', () => ok([{ ...pending, ...own }], meta));
    server.reply('getExamDetails', () => ok([{ ...detail, ...own }]));
    renderAt('/admin/exams?lesson=3&result=7', <ExamsPage />);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('alert').textContent).toBe(
      'This exam is your own. Another teacher or an administrator marks it.',
    );
    expect(within(dialog).queryByLabelText('Theory Score')).toBeNull();
    // A teacher sees names, not the pages of the office behind them.
    expect(screen.queryByRole('link', { name: 'زينب', hidden: true })).toBeNull();
    expect(within(dialog).queryByLabelText('Comment to the student')).toBeNull();
    fireEvent.click(within(dialog).getByText('Close'));
    expect((await screen.findAllByText('Yours; a colleague marks it')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Mark Exam' })).toBeNull();
  });
});

it('names who has marked meanwhile what waits, with the way to them', async () => {
  const graded = { marked_by: 'Idris', marked_by_id: 77, theory_score: 64 };
  server.reply('getExamDetails', () => ok([{ ...detail, ...graded }]));
  renderAt('/admin/exams', <ExamsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark Exam' }));
  const taken = await screen.findByRole('alert');
  expect(taken.textContent).toBe('Idris has already marked this exam: 64%');
  const link = within(taken).getByRole('link', { name: 'Idris' });
  expect(link.getAttribute('href')).toBe('/admin/students/77');
});

describe('saving a mark', () => {
  // Proves admin-2-51.
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

  // Proves admin-8-24.
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
    const link = screen.getByRole('link', { name: 'زينب' });
    expect(link.getAttribute('href')).toBe('/admin/students/20');
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

  // Proves ours-54.
  it('leads to whoever has given another mark', async () => {
    const overruled = { overruled_by: 'Idris', overruled_by_id: 77, theory_score: 40 };
    server.reply('getMachineMarks', () => ok([{ ...machineMark, ...overruled }], meta));
    renderAt('/admin/exams?tab=machine', <ExamsPage />);
    const link = await screen.findByRole('link', { name: 'Idris' });
    expect(link.getAttribute('href')).toBe('/admin/students/77');
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

describe('a mark given by hand', () => {
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Marking' }));

  // Proves ours-63.
  it('under ten is asked about once, and nothing is sent before the answer', async () => {
    server.reply('markExam', () => ok(null));
    const { score } = await open();
    fireEvent.change(score, { target: { value: '8' } });
    save();
    const ask = within(await screen.findByRole('dialog', { name: 'Give 8 of 100?' }));
    expect(server.of('markExam')).toHaveLength(0);
    fireEvent.click(ask.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: 'Give 8 of 100?' })).toBeNull();
    expect(score.value).toBe('8');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Give 8' }));
    await waitFor(() => expect(server.of('markExam')).toHaveLength(1));
    expect(server.of('markExam')[0]?.fields.get('theory_score')).toBe('8');
  });

  // Proves ours-63.
  it('carries a comment, and can be taken back for a while under its own key', async () => {
    server.reply('markExam', () => ok(null));
    server.reply('undoMark', () => ok(null));
    const { score, dialog } = await open();
    fireEvent.change(score, { target: { value: '64' } });
    fireEvent.change(dialog.getByLabelText(/^Comment to the student/), {
      target: { value: 'Read line 3 again.' },
    });
    save();
    expect(await screen.findByText('Exam marked successfully!')).toBeTruthy();
    const marked = server.of('markExam')[0]?.fields;
    expect(marked?.get('comment')).toBe('Read line 3 again.');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The mark was taken back.')).toBeTruthy();
    expect(server.of('undoMark')[0]?.fields.get('request_key')).toBe(marked?.get('request_key'));
    expect(screen.queryByText('Exam marked successfully!')).toBeNull();
  });

  // Proves ours-63, ours-111.
  it('is said in one line when several are given, whose Undo takes the last back, then the one before', async () => {
    const next = { ...pending, result_id: 8, student_name: 'Musa' };
    server.reply('getUnmarkedExams', () => ok([pending, next], { ...meta, total: 2 }));
    server.reply('getExamDetails', ({ fields }) =>
      ok([fields.get('result_id') === '8' ? { ...detail, ...next } : detail]),
    );
    server.reply('markExam', () => ok(null));
    server.reply('undoMark', () => ok(null));
    renderAt('/admin/exams', <ExamsPage />);
    const [first] = await screen.findAllByRole('button', { name: 'Mark Exam' });
    if (first) fireEvent.click(first);
    const give = async (student: string, score: string) => {
      // The dialog of a submission that has not arrived is another one than that in which it stands.
      await screen.findByText('Theory Score');
      await waitFor(() => within(screen.getByRole('dialog')).getByText(student));
      fireEvent.change(screen.getByLabelText('Theory Score'), { target: { value: score } });
      fireEvent.click(screen.getByRole('button', { name: 'Save and next' }));
    };
    await give('زينب', '75');
    await screen.findByText('75%');
    await give('Musa', '86');
    // One line for both: the last by name, and how many there are in a row.
    expect(await screen.findByText(/2 marked/)).toBeTruthy();
    expect(screen.getAllByText('Exam marked successfully!')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    const undone = () => server.of('undoMark').map(({ fields }) => fields.get('request_key'));
    const given = server.of('markExam').map(({ fields }) => fields.get('request_key'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The mark was taken back.');
    expect(undone()).toEqual([given[1]]);
    // The one before is the last now, for as long as it may be taken back.
    await screen.findByText('75%');
    expect(screen.queryByText(/marked$/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone()).toEqual([given[1], given[0]]));
    await waitFor(() => expect(screen.queryByText('Exam marked successfully!')).toBeNull());
  });

  // Proves ours-63.
  it('is kept when Escape is pressed by accident, and lost only when that is wanted', async () => {
    const { score } = await open();
    fireEvent.change(score, { target: { value: '64' } });
    const dialog = screen.getByRole('dialog');
    fireEvent(dialog, new Event('cancel', { bubbles: false, cancelable: true }));
    const ask = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(ask.getByRole('button', { name: 'Cancel' }));
    expect(score.value).toBe('64');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('what people have marked', () => {
  const change = {
    ...{ id: 31, from: null, to: 8, comment: 'See', reason: '', by: 'Idris', by_id: 77, at: 1 },
  };
  const byIdris = { marked_by: 'Idris', marked_by_id: 77, marked_at: 1 };
  const marked = { theory_score: 8, comment: 'See', ...byIdris };
  beforeEach(() => {
    server.reply('getMarkedExams', () => ok([{ ...pending, ...marked }], meta));
    const graded = { ...byIdris, theory_score: 8 };
    const more = { comment: 'See', mark_id: 31, history: [change] };
    server.reply('getExamDetails', () => ok([{ ...detail, ...graded, ...more }]));
  });

  // Proves ours-64.
  it('is listed by who, when and how, and changed by anybody with a reason', async () => {
    renderAt('/admin/exams?tab=marked', <ExamsPage />);
    expect(await screen.findByText('Idris')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'زينب' });
    expect(link.getAttribute('href')).toBe('/admin/students/20');
    expect(screen.getByText('8%')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    const score = await screen.findByLabelText<HTMLInputElement>('Theory Score');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Marks given so far')).toBeTruthy();
    fireEvent.change(score, { target: { value: '80' } });
    const save = dialog.getByRole('button', { name: 'Save Change' });
    fireEvent.click(save);
    expect(await dialog.findByText('A reason is required')).toBeTruthy();
    expect(server.of('changeMark')).toHaveLength(0);
    server.reply('changeMark', () => ok(null));
    fireEvent.change(dialog.getByLabelText('Reason for the change'), {
      target: { value: 'A figure was missing' },
    });
    fireEvent.click(save);
    expect(await screen.findByText('Mark changed.')).toBeTruthy();
    expect(Object.fromEntries(server.of('changeMark')[0]?.fields ?? [])).toMatchObject({
      ...{ result_id: '7', theory_score: '80', mark_id: '31', comment: 'See' },
      reason: 'A figure was missing',
    });
  });

  // Proves ours-54.
  it('leads to who has marked it, in the list and in its history', async () => {
    renderAt('/admin/exams?tab=marked', <ExamsPage />);
    const link = await screen.findByRole('link', { name: 'Idris' });
    expect(link.getAttribute('href')).toBe('/admin/students/77');
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    await screen.findByLabelText('Theory Score');
    const dialog = within(screen.getByRole('dialog'));
    const before = dialog.getByRole('link', { name: 'Idris', hidden: true });
    expect(before.getAttribute('href')).toBe('/admin/students/77');
  });

  // Proves ours-54.
  it('names who has marked it without a way to them, to a teacher and once the account is gone', async () => {
    const rows = [{ ...pending, ...marked, marked_by_id: null }];
    server.reply('getMarkedExams', () => ok(rows, meta));
    renderAt('/admin/exams?tab=marked', <ExamsPage />);
    await screen.findByText('Idris');
    expect(screen.queryByRole('link', { name: 'Idris' })).toBeNull();
    cleanup();
    server = mockServer({ ...amina, teaches: [{ classId: 2, powers: ['mark' as const] }] });
    server.reply('getMarkedExams', () => ok([{ ...pending, ...marked }], meta));
    renderAt('/admin/exams?tab=marked', <ExamsPage />);
    await screen.findByText('Idris');
    expect(screen.queryByRole('link', { name: 'Idris' })).toBeNull();
  });

  // Proves ours-64.
  it('says who was faster, and keeps what was typed', async () => {
    server.reply('changeMark', () =>
      Response.json({ status: false, code: 'mark_changed', message: 'Ustadh Musa was faster.' }),
    );
    renderAt('/admin/exams?tab=marked', <ExamsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const score = await screen.findByLabelText<HTMLInputElement>('Theory Score');
    fireEvent.change(score, { target: { value: '80' } });
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason for the change'), { target: { value: 'Why' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save Change' }));
    expect(await dialog.findByText('Ustadh Musa was faster.')).toBeTruthy();
    expect(score.value).toBe('80');
  });

  // Proves ours-62.
  it('is narrowed to a class that is searched for by name', async () => {
    const classes = [aClass(2, { name: 'Nahw' }), aClass(3, { name: 'Sarf' })];
    server.reply('getClassList', classListOf(...classes));
    renderAt('/admin/exams?tab=marked', <ExamsPage />);
    const field = await screen.findByRole('combobox', { name: 'Class' });
    // No class is asked for before somebody looks for one.
    expect(server.of('getClassList')).toHaveLength(0);
    fireEvent.change(field, { target: { value: 'sar' } });
    // Found letters are marked, which parts the name.
    fireEvent.click(await screen.findByRole('option', { name: /^Sar/ }));
    await waitFor(() =>
      expect(server.of('getMarkedExams').at(-1)?.fields.get('class_id')).toBe('3'),
    );
  });
});
