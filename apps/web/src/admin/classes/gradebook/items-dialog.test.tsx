import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { onNarrowScreen, onWideScreen } from '../../../test/screen-width.ts';
import { ItemsDialog } from './items-dialog.tsx';

const exams = [
  { id: 1, subject: 'Vowels', weight: 1, mean: 50, marked: 40 },
  { id: 2, subject: 'Roots', weight: 1, mean: null, marked: 3 },
];
const figures = [
  {
    ...{ id: '7', kind: 'question', prompt: 'Which is a verb?', answers: 40 },
    ...{ right: 62.5, discrimination: -0.12 },
    options: [
      { text: 'كَتَبَ', chosen: 25, right: true },
      { text: 'كِتَابٌ', chosen: 15, right: false },
    ],
  },
  {
    ...{ id: 'a', kind: 'exercise', prompt: 'Write: a school', answers: 40 },
    ...{ right: 80, discrimination: 0.45, options: [] },
  },
];
const touched = [
  {
    ...{ result_id: 1, user_id: 5, student_name: 'Bala', attempt: 1, before: 50, after: 75 },
    ...{ objective_before: 50, objective_after: 75, by_hand: false },
  },
  {
    ...{ result_id: 2, user_id: 6, student_name: 'Zaynab', attempt: 2, before: 60, after: 85 },
    ...{ objective_before: 50, objective_after: 75, by_hand: true },
  },
];

let server: MockServer;
let isRemarked: boolean;
beforeEach(() => {
  isRemarked = false;
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getItemFigures', () => ok(figures));
  server.reply('getRemarking', () => ok({ touched: isRemarked ? [] : touched, version: 'v1' }));
  server.reply('remarkExam', () => {
    isRemarked = true;
    return ok({ changed: 2 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderAt('/', <ItemsDialog exams={exams} examId={1} onClose={() => undefined} />);

// Proves call-getItemFigures.
it('shows the figures of each item, and says what they mean', async () => {
  onWideScreen();
  open();
  const table = within(await screen.findByRole('table', { name: 'Questions of an exam' }));
  const [, verb, school] = table.getAllByRole('row').map((row) => row.textContent ?? '');
  expect(verb).toContain('62.5 %-12look at the key');
  expect(verb).toContain('25×كَتَبَRight answer15×كِتَابٌ');
  expect(school).toContain('80 %45tells well');
});

it('is one beneath the other where there is no room for a table', async () => {
  onNarrowScreen();
  open();
  await screen.findByText('Which is a verb?');
  expect(screen.queryByRole('table')).toBeNull();
});

it('says whom marking again touches, and leaves alone what a person has changed unless told', async () => {
  onWideScreen();
  open();
  const offer = await screen.findByRole('form', { name: /^The key has changed/ });
  const bala = within(offer).getByRole('link', { name: 'Bala' });
  expect(bala.getAttribute('href')).toBe('/admin/students/5');
  expect(within(offer).getByText('50 % becomes 75 %')).toBeTruthy();
  fireEvent.click(within(offer).getByLabelText(/Change those too/));
  fireEvent.click(within(offer).getByRole('button', { name: 'Mark again' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  screen.getByText('The exam was marked again.');
  const [sent] = server.of('remarkExam');
  expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
    ...{ lesson_id: '1', version: 'v1', with_by_hand: '1' },
    reason: 'The key of a question has been corrected.',
  });
});
