import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../../platform/auth-store.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { onNarrowScreen, onWideScreen } from '../../../test/screen-width.ts';
import { GradebookTab } from './gradebook-tab.tsx';

const mark = (lesson_id: number, score: number | null, theory = true) => ({
  ...{ lesson_id, result_id: lesson_id * 10, score, theory },
});

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  const exams = [
    { id: 1, subject: 'Vowels', weight: 1, mean: 83.33, marked: 3 },
    { id: 2, subject: 'Roots', weight: 2, mean: null, marked: 0 },
  ];
  const rows = [
    {
      ...{ user_id: 5, name: 'Bala', email: 'b@example.com', mean: 82.5 },
      marks: [mark(1, 82.5, false), mark(2, null)],
    },
    { user_id: 6, name: 'Zaynab', email: 'z@example.com', mean: null, marks: [] },
  ];
  server.reply('getGradebook', () =>
    ok(rows, { total: 25, page: 1, per_page: 20, exams, has_scheme: false }),
  );
  server.reply('saveExamWeights', () => ok(null));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderAt(
    '/admin/classes/manage/7',
    <Routes>
      <Route path="/admin/classes/manage/:id" element={<GradebookTab />} />
    </Routes>,
  );

// Proves call-getGradebook.
it('shows each mark, what waits for one and what was not handed in, with the means', async () => {
  onWideScreen();
  open();
  const table = within(await screen.findByRole('table', { name: 'Marks of the class' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'StudentMeanVowelsWeight 1RootsWeight 2',
    'Bala82.5%82.5%To mark',
    'Zaynab–No mark yet–Not handed in–Not handed in',
    'Mean of the class83.33%3 marks–No mark yet0 marks',
  ]);
  const links = table.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/students/5',
    '/admin/students/5?tab=exams',
    '/admin/exams?lesson=2&result=20',
    '/admin/students/6',
  ]);
});

// Proves call-getGradebook.
it('leads a teacher to marking alone: names and what a machine marked are no links', async () => {
  cleanup();
  const teacher = { ...amina, teaches: [{ classId: 7, powers: ['mark' as const] }] };
  useAuthStore.setState({ user: teacher });
  for (const onScreen of [onWideScreen, onNarrowScreen]) {
    onScreen();
    open();
    await screen.findByText('Bala');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/admin/exams?lesson=2&result=20']);
    expect(screen.getAllByText('82.5%')).toHaveLength(2);
    cleanup();
  }
});

it('shows the last page there is where the address names one behind it', async () => {
  const exams = [{ id: 1, subject: 'Vowels', weight: 1, mean: null, marked: 0 }];
  server.reply('getGradebook', ({ fields }) =>
    ok([], { total: 15, page: Number(fields.get('page')), per_page: 20, exams, has_scheme: false }),
  );
  renderAt(
    '/admin/classes/manage/7?page=2',
    <Routes>
      <Route path="/admin/classes/manage/:id" element={<GradebookTab />} />
    </Routes>,
  );
  await waitFor(() =>
    expect(server.of('getGradebook').map(({ fields }) => fields.get('page'))).toEqual(['2', '1']),
  );
});

it('exports the class whatever is searched for', async () => {
  const exams = [{ id: 1, subject: 'Vowels', weight: 1, mean: null, marked: 0 }];
  server.reply('getGradebook', () =>
    ok([], { total: 0, page: 1, per_page: 20, exams, has_scheme: false }),
  );
  renderAt(
    '/admin/classes/manage/7?search=nobody',
    <Routes>
      <Route path="/admin/classes/manage/:id" element={<GradebookTab />} />
    </Routes>,
  );
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
  expect(button.disabled).toBe(false);
});

// Proves call-getGradebook.
it('is a list of students where there is no room for a table', async () => {
  onNarrowScreen();
  open();
  const list = await screen.findByRole('list', { name: 'Marks of the class' });
  const [bala] = within(list).getAllByRole('listitem');
  expect(bala?.textContent).toBe('BalaMean82.5%Vowels82.5%RootsTo mark');
});

// Proves call-saveExamWeights.
it('sends the weights alone that were changed, and says which are none', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Weights of exams' }));
  const weight = await screen.findByLabelText('Weight of Roots');
  fireEvent.change(weight, { target: { value: 'much' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save weights' }));
  await screen.findByText('A weight is a whole number from 0 to 100.');
  fireEvent.change(weight, { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save weights' }));
  await vi.waitFor(() => expect(server.of('saveExamWeights')).toHaveLength(1));
  const sent = [...(server.of('saveExamWeights')[0]?.fields ?? [])];
  expect(Object.fromEntries(sent)).toMatchObject({
    ...{ class_id: '7', 'weights[0][lesson_id]': '2', 'weights[0][weight]': '3' },
  });
  expect(sent.some(([name]) => name.startsWith('weights[1]'))).toBe(false);
});
