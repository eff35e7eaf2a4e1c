import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { onWideScreen } from '../../test/screen-width.ts';
import { AttendanceTab } from './attendance-tab.tsx';

const student = (user_id: number, name: string, own: object) => ({
  ...{ user_id, name, email: `${name}@example.com`, opened: [], last_opened: 0, absent: false },
  ...own,
});

let server: MockServer;
beforeEach(() => {
  onWideScreen();
  server = mockServer({ ...amina, role: roles.administrator });
  const lessons = [
    { id: 1, subject: 'One' },
    { id: 2, subject: 'Two' },
  ];
  const rows = [
    student(5, 'Bala', { opened: [2], last_opened: 1_798_120_800 }),
    student(6, 'Zaynab', { absent: true }),
  ];
  server.reply('getAttendanceGrid', () => ok(rows, { total: 25, page: 1, per_page: 20, lessons }));
  const opening = { user_id: 5, lesson_id: 2, name: 'Bala', email: 'b@example.com' };
  server.reply('lessonAttendance', () =>
    ok([{ ...opening, subject: 'Two', clicked_at: 1_798_120_800 }], {
      ...{ total: 1, page: 1, per_page: 10 },
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (query = '') =>
  renderAt(
    `/admin/classes/manage/7${query}`,
    <Routes>
      <Route path="/admin/classes/manage/:id" element={<AttendanceTab />} />
    </Routes>,
  );

// Proves call-getAttendanceGrid.
it('shows who has opened which lesson, and who was absent for a week', async () => {
  open();
  const grid = within(await screen.findByRole('table', { name: 'Students and lessons' }));
  const rows = grid.getAllByRole('row').map((row) => row.textContent);
  expect(rows[0]).toBe('StudentLast openedOneTwo');
  expect(rows[1]).toMatch(/^Bala1 of 2.*·Not openedOpened$/);
  expect(rows[2]).toBe('Zaynab0 of 2NeverAbsent for a week·Not opened·Not opened');
  expect(grid.getByRole('link', { name: 'Bala' }).getAttribute('href')).toBe('/admin/students/5');
  const asked = server.of('getAttendanceGrid')[0]?.fields;
  expect([asked?.get('page'), asked?.get('per_page')]).toEqual(['1', '20']);
  fireEvent.click(screen.getByRole('button', { name: /^(Page )?2$/ }));
  await vi.waitFor(() =>
    expect(server.of('getAttendanceGrid').at(-1)?.fields.get('page')).toBe('2'),
  );
});

// Proves call-exportAttendance.
it.each([
  ['?search=bala', 'bala'],
  ['', null],
])('exports what is shown: %j', async (query, search) => {
  open(query);
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await vi.waitFor(() => expect(server.of('exportAttendance')).toHaveLength(1));
  const sent = server.of('exportAttendance')[0]?.fields;
  expect([sent?.get('class_id'), sent?.get('search')]).toEqual(['7', search]);
});

// Proves call-getAttendanceGrid.
it('names the lesson of each opening in the list beneath', async () => {
  open();
  const list = within(
    await screen.findByRole('table', { name: 'What was opened, the newest first' }),
  );
  await list.findByText('Two');
});
