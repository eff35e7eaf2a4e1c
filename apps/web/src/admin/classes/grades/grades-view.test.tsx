import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../../platform/auth-store.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../../test/mock-server.tsx';
import { onNarrowScreen, onWideScreen } from '../../../test/screen-width.ts';
import { GradebookTab } from '../gradebook/gradebook-tab.tsx';

const columns = [
  { id: 1, name: 'Attendance', kind: 'attendance', weight: 10 },
  { id: 2, name: 'Speaking', kind: 'participation', weight: 10 },
];
const cell = (column_id: number, points: number | null, more = {}) => ({
  ...{ column_id, points, done: 0, total: 0, excused: 0, waits: 0, ...more },
});

let server: MockServer;
/** What is saved of Bala and of Zaynab. */
let saved: Record<string, number | undefined>;
let shown: boolean;

const rowOf = (user_id: number, name: string) => {
  const mark = saved[user_id];
  const speaking = mark === undefined ? cell(2, null) : cell(2, mark, { mark });
  const attended = cell(1, 9.2, { done: 11, total: 12, excused: 1 });
  return { user_id, name, grade: 92, points: 9.2, out_of: 10, cells: [attended, speaking] };
};

beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  saved = { 5: 8 };
  shown = false;
  const page = { total: 2, page: 1, per_page: 20 };
  server.reply('getGradebook', () => ok([], { ...page, exams: [], has_scheme: true }));
  server.reply('getGrades', () =>
    ok([rowOf(5, 'Bala'), rowOf(6, 'Zaynab')], {
      ...{ ...page, columns, months: ['2026-11', '2026-10'], missing_is_zero: false },
      is_shown: shown,
    }),
  );
  server.reply('saveGradeMark', ({ fields }) => {
    const mark = fields.get('mark');
    const student = String(fields.get('student_id'));
    saved[student] = mark ? Number(mark) : undefined;
    return ok(rowOf(Number(student), 'Bala'));
  });
  server.reply('showGrades', () => {
    shown = true;
    return ok(null);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves ours-392.
it('a grade says of how many points it is made while that is not all', async () => {
  open('?view=grades');
  await markOf('Bala');
  expect(screen.getAllByText(/^from 10 of \d+ points so far$/).length).toBeGreaterThan(1);
});

const open = (query = '') =>
  renderAt(
    `/admin/classes/manage/7${query}`,
    <Routes>
      <Route path="/admin/classes/manage/:id" element={<GradebookTab />} />
    </Routes>,
  );
const markOf = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Speaking, mark of ${name}` });
const sent = () =>
  server
    .of('saveGradeMark')
    .map(({ fields }) => [
      ...['student_id', 'mark', 'before', 'period'].map((name) => fields.get(name)),
    ]);
const type = (input: HTMLInputElement, value: string) => {
  input.focus();
  fireEvent.change(input, { target: { value } });
};

// Proves ours-327.
it('goes from mark to mark by Enter and arrows, and saves each once as it is left', async () => {
  onWideScreen();
  open();
  const [bala, zaynab] = [await markOf('Bala'), await markOf('Zaynab')];
  expect([bala.value, zaynab.value]).toEqual(['8', '']);
  type(bala, '9,5');
  fireEvent.keyDown(bala, { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).toBe(zaynab));
  await waitFor(() => expect(sent()).toEqual([['5', '9.5', '8', '']]));
  fireEvent.keyDown(zaynab, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(bala);
  // Nothing typed, nothing sent.
  fireEvent.keyDown(bala, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(zaynab);
  type(zaynab, '7');
  fireEvent.keyDown(zaynab, { key: 'Enter' });
  fireEvent.keyDown(zaynab, { key: 'Enter' });
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(['6', '7', '', '']);
  await waitFor(() => expect(bala.value).toBe('9.5'));
});

// Proves ours-327.
it('keeps what was not saved, says why, and saves it with another press', async () => {
  onWideScreen();
  open();
  const bala = await markOf('Bala');
  server.reply('saveGradeMark', () => refused('mark_too_high', 'At most 10 points.'));
  type(bala, '12');
  fireEvent.blur(bala);
  expect((await screen.findByRole('alert')).textContent).toBe('At most 10 points.');
  expect(bala.value).toBe('12');
  type(bala, 'much');
  fireEvent.blur(bala);
  expect((await screen.findByRole('alert')).textContent).toMatch(/number/);
  fireEvent.keyDown(bala, { key: 'Escape' });
  await waitFor(() => expect(bala.value).toBe('8'));
  expect(server.of('saveGradeMark')).toHaveLength(1);
});

// Proves ours-327.
it('keeps on the device what was not saved, and saves it when the tab is opened again', async () => {
  onWideScreen();
  const shown = open();
  server.reply('saveGradeMark', () => refused('unavailable', 'Not now.'));
  type(await markOf('Bala'), '9');
  fireEvent.blur(await markOf('Bala'));
  await screen.findByText('Not now.');
  shown.unmount();
  open();
  expect((await markOf('Bala')).value).toBe('9');
  const unsaved = screen.getByText('Typed and not saved: 1 mark.');
  server.reply('saveGradeMark', () => {
    saved[5] = 9;
    return ok(rowOf(5, 'Bala'));
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save now' }));
  await waitFor(() => expect(sent().at(-1)).toEqual(['5', '9', '8', '']));
  await waitFor(() => expect(unsaved.isConnected).toBe(false));
  expect(localStorage.getItem(`draft:marks:${amina.email}:7`)).toBeNull();
});

// Proves ours-327.
it('forgets what was not saved when that is asked for', async () => {
  onWideScreen();
  open();
  type(await markOf('Bala'), 'much');
  fireEvent.blur(await markOf('Bala'));
  fireEvent.click(await screen.findByRole('button', { name: 'Forget' }));
  await waitFor(async () => expect((await markOf('Bala')).value).toBe('8'));
  expect(server.of('saveGradeMark')).toHaveLength(0);
});

// Proves ours-327.
it('names the mark of somebody who was faster, and writes over it with the next press alone', async () => {
  onWideScreen();
  open();
  const bala = await markOf('Bala');
  server.reply('saveGradeMark', () => {
    saved[5] = 3;
    return refused('mark_changed', 'Maryam has written 3 here meanwhile.');
  });
  type(bala, '9');
  fireEvent.blur(bala);
  await screen.findByText('Maryam has written 3 here meanwhile.');
  expect(bala.value).toBe('9');
  await waitFor(() => expect(server.of('getGrades').length).toBeGreaterThan(1));
  server.reply('saveGradeMark', () => {
    saved[5] = 9;
    return ok(rowOf(5, 'Bala'));
  });
  fireEvent.keyDown(bala, { key: 'Enter' });
  await waitFor(() => expect(sent().at(-1)).toEqual(['5', '9', '3', '']));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

// Proves ours-327.
it('has a sheet for each student where there is no room for a table', async () => {
  onNarrowScreen();
  open('?time=2026-11');
  const list = await screen.findByRole('list', { name: 'Grades of the class' });
  fireEvent.click(within(list).getByRole('button', { name: 'Marks of Bala' }));
  const sheet = within(await screen.findByRole('dialog'));
  sheet.getByText('came to 11 of 12, excused from 1, which does not count');
  sheet.getByText('9.2 of 10');
  sheet.getByText(/^9.2 of the 10 points that are marked/);
  const mark = await markOf('Bala');
  type(mark, '٦');
  fireEvent.blur(mark);
  await waitFor(() => expect(sent()).toEqual([['5', '6', '8', '2026-11']]));
});

// Proves ours-325.
it('shows grades to students by a switch that is off', async () => {
  onWideScreen();
  open();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Shown to students/ });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  await waitFor(() => expect(server.of('showGrades')[0]?.fields.get('is_shown')).toBe('true'));
  await waitFor(() => expect(box.checked).toBe(true));
});

const scheme = (marks: number) => ({
  columns: columns.map((column) => ({
    ...column,
    exam_ids: [],
    marks: column.id === 2 ? marks : 0,
  })),
  ...{ version: 4, missing_is_zero: false, exams: [{ id: 9, subject: 'Roots' }] },
  presets: [
    { id: 1, name: 'Ours', columns: [{ name: 'Tests', kind: 'exams', weight: 90 }, columns[0]] },
  ],
});

// Proves ours-323.
it('takes a scheme of the institute, and asks before marks go with a column', async () => {
  onWideScreen();
  server.reply('getGradeScheme', () => ok(scheme(12)));
  server.reply('saveGradeScheme', () => ok(null));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change scheme' }));
  await screen.findByText('Together 20 points');
  const dialog = within(screen.getByRole('dialog', { name: 'How the class is graded' }));
  fireEvent.change(dialog.getByLabelText('Take a scheme of the institute'), {
    target: { value: '1' },
  });
  await dialog.findByText('Together 100 points');
  const agree = await dialog.findByRole('checkbox', { name: /Delete 12 marks of Speaking/ });
  fireEvent.click(dialog.getByRole('button', { name: 'Save scheme' }));
  await dialog.findByText(/Tick the box/);
  expect(server.of('saveGradeScheme')).toHaveLength(0);
  fireEvent.click(agree);
  fireEvent.click(dialog.getByRole('button', { name: 'Save scheme' }));
  await waitFor(() => expect(server.of('saveGradeScheme')).toHaveLength(1));
  const { fields } = server.of('saveGradeScheme')[0] as { fields: URLSearchParams };
  expect(Object.fromEntries(fields)).toMatchObject({
    ...{ version: '4', marks_lost: '12', missing_is_zero: 'false' },
    ...{ 'columns[0][id]': '0', 'columns[0][name]': 'Tests', 'columns[0][weight]': '90' },
    // The one that is there already stays the same column.
    ...{ 'columns[1][id]': '1', 'columns[1][name]': 'Attendance' },
  });
});

// Proves ours-323.
it('keeps what is typed as a scheme of the institute, for the office alone', async () => {
  onWideScreen();
  server.reply('getGradeScheme', () => ok(scheme(0)));
  server.reply('saveGradePreset', () => ok({ id: 2 }));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change scheme' }));
  const keep = await screen.findByRole('button', { name: 'Keep for all classes', hidden: true });
  fireEvent.click(keep);
  await screen.findByText('A name is required');
  fireEvent.change(screen.getByLabelText(/Name of the scheme/), { target: { value: 'Half' } });
  fireEvent.click(keep);
  await waitFor(() => expect(server.of('saveGradePreset')).toHaveLength(1));
  const fields = server.of('saveGradePreset')[0]?.fields;
  expect([fields?.get('name'), fields?.get('columns[1][name]')]).toEqual(['Half', 'Speaking']);
  cleanup();
  useAuthStore.setState({ user: { ...amina, teaches: [{ classId: 7, powers: ['mark'] }] } });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change scheme' }));
  await screen.findByText('Together 20 points');
  expect(screen.queryByRole('button', { name: 'Keep for all classes', hidden: true })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /counts as 0/ })).toBeNull();
});
