import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { OfficeKeys } from '../keys/office-keys.tsx';
import { LettersPage } from './letters-page.tsx';

const listed = (id: number, student: string, more: object = {}) => ({
  ...{ id, class_rand: 'nahw', class: 'النحو', student_id: id, student_name: student },
  ...{ letters: 2, last_at: 1_764_000_000, waiting_since: 1_764_000_000, ...more },
});
const letter = (id: number, text: string, more: object = {}) => ({
  ...{ id, at: 1_764_000_000 + id, is_mine: false, is_by_teacher: false, name: 'Amina', text },
  ...{ is_reported: false, ...more },
});
const thread = (student_id: number, more: object = {}) => ({
  ...{ class_rand: 'nahw', class: 'النحو', student_id, student_name: 'A student' },
  ...{ may_write: true, is_office: false, teachers: [], zone: 'Africa/Lagos' },
  ...{ is_answered: true, read_to: 0, is_waiting: true, ...more },
});

let server: MockServer;
let waiting: ReturnType<typeof listed>[];
const begin = (user: object) => {
  server = mockServer({ ...amina, ...user } as typeof amina);
  server.reply('readLetters', () => ok(null));
  server.reply('getLetterNews', () => ok([]));
  server.reply('getClassList', () => ok([]));
  server.reply('getLetterThreads', () =>
    ok({ waiting: waiting.length, threads: waiting, next: '', zone: 'Africa/Lagos' }),
  );
  server.reply('getLetters', ({ fields }) => {
    const id = Number(fields.get('student_id'));
    if (fields.has('after')) return ok({ letters: [], has_earlier: false });
    return ok({ letters: [letter(id, `Question ${id}`)], has_earlier: false, thread: thread(id) });
  });
  server.reply('sendLetter', ({ fields }) => {
    waiting = waiting.filter(({ student_id }) => student_id !== Number(fields.get('student_id')));
    return ok(letter(900, String(fields.get('text')), { is_mine: true, is_by_teacher: true }));
  });
};
const asTeacher = () =>
  begin({ name: 'Hauwa', teaches: [{ classId: 7, powers: ['teach' as const] }] });

beforeEach(() => {
  localStorage.clear();
  waiting = [listed(3, 'Amina'), listed(4, 'Bilal'), listed(5, 'Zaynab')];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path = '/admin/letters') =>
  renderAt(
    path,
    <>
      <OfficeKeys />
      <LettersPage />
    </>,
  );
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer');

// Proves ours-385.
it('opens what has waited longest, counts what waits, and goes on by keyboard after an answer', async () => {
  asTeacher();
  open();
  expect(await screen.findByText('Question 3')).toBeTruthy();
  expect((await screen.findByRole('tab', { name: /^Waiting/ })).textContent).toBe('Waiting3');
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(document.activeElement).toBe(await field());
  fireEvent.change(await field(), { target: { value: 'It is the subject.' } });
  fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Question 4')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  expect(Object.fromEntries(server.of('sendLetter')[0]?.fields ?? [])).toMatchObject({
    ...{ class_id: 'nahw', student_id: '3', text: 'It is the subject.' },
  });
});

// Proves ours-381.
it('takes what needs no answer out of the list by a press', async () => {
  asTeacher();
  server.reply('settleLetters', () => {
    waiting = waiting.slice(1);
    return ok(null);
  });
  open();
  await screen.findByText('Question 3');
  fireEvent.click(await screen.findByRole('button', { name: 'No answer needed' }));
  expect(await screen.findByText('Question 4')).toBeTruthy();
  expect(Object.fromEntries(server.of('settleLetters')[0]?.fields ?? [])).toMatchObject({
    ...{ class_id: 'nahw', student_id: '3', is_waiting: 'false' },
  });
});

// Proves ours-376.
it('says when one answers oneself, and takes other hours', async () => {
  asTeacher();
  server.reply('saveAnsweringHours', () => ok(null));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Set your hours' }));
  fireEvent.click(await screen.findByLabelText('Fri'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '18:00' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '17:00' } });
  const submit = () =>
    fireEvent.submit(document.querySelector('dialog[open] form') ?? document.body);
  submit();
  expect(await screen.findByText('The hours end after they begin.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '00:00' } });
  submit();
  await waitFor(() => expect(server.of('saveAnsweringHours')).toHaveLength(1));
  const { fields } = server.of('saveAnsweringHours')[0] ?? { fields: new URLSearchParams() };
  expect([fields.get('from'), fields.get('until')]).toEqual(['1080', '1440']);
  expect(fields.getAll('days[]')).toEqual(['1', '2', '3', '4']);
});

// Proves ours-379.
it('opens nothing for the office before a press, since reading is recorded', async () => {
  begin({ role: roles.administrator });
  open();
  expect(await screen.findByText('Choose a conversation to read it.')).toBeTruthy();
  expect(server.of('getLetters')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Bilal/ }));
  expect(await screen.findByText('Question 4')).toBeTruthy();
});

// Proves ours-380.
it('lists what was reported, reads it where it stands, and closes it with a note', async () => {
  begin({ office: ['support' as const] });
  const report = {
    ...{ id: 8, letter_id: 3, at: 1_764_000_000, reporter: 'Amina', reason: 'It is rude' },
    ...{ class_rand: 'nahw', class: 'النحو', student_id: 3, student_name: 'Amina' },
    ...{ author: 'Musa', closed_by: '', note: '' },
  };
  let isClosed = false;
  server.reply('getLetterReports', () =>
    ok(isClosed ? [] : [report], { total: isClosed ? 0 : 1, page: 1, per_page: 20 }),
  );
  server.reply('closeLetterReport', () => {
    isClosed = true;
    return ok(null);
  });
  open('/admin/letters?tab=reports');
  expect(await screen.findByText('It is rude')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Read the letters' }));
  const row = within((await screen.findByText('Question 3')).closest('article') ?? document.body);
  expect(row.getByText('Reported')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close the report' }));
  fireEvent.change(await screen.findByLabelText('What came of it'), {
    target: { value: 'Spoke with Musa' },
  });
  fireEvent.submit(document.querySelector('dialog[open] form') ?? document.body);
  expect(await screen.findByText('Nothing is reported')).toBeTruthy();
  expect(Object.fromEntries(server.of('closeLetterReport')[0]?.fields ?? [])).toMatchObject({
    ...{ report_id: '8', note: 'Spoke with Musa' },
  });
});
