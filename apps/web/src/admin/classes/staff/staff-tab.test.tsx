import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { aClass } from '../../../test/a-class.ts';
import { amina, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import { StaffTab } from './staff-tab.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Presses Enter in a field as a browser does, which sends the field's form unless the press is taken. */
function pressEnter(field: HTMLInputElement) {
  if (fireEvent.keyDown(field, { key: 'Enter' })) field.form?.requestSubmit();
}

it('leads from a class without teachers to its first one', async () => {
  const server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getClassDetails', () => ok(aClass(7)));
  server.reply('getClassStaff', () => ok([]));
  renderAt(
    '/admin/classes/manage/7',
    <Routes>
      <Route path="/admin/classes/manage/:id" element={<StaffTab />} />
    </Routes>,
  );
  const none = await screen.findByText('No teachers yet');
  const add = screen.getByRole('button', { name: 'Add a teacher' });
  expect(none.parentElement?.contains(add)).toBe(true);
  fireEvent.click(add);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('looks for a teacher by Enter, which sends nothing of the form around the search', async () => {
  const server = mockServer({ ...amina, role: roles.administrator });
  const found = {
    ...{ id: 3, name: 'Zaynab', email: 'z@example.com', phonenumber: '0803', role: roles.student },
    ...{ wallet: 0, day: '1', month: 'November', year: '2026', time: 1_790_000_000 },
  };
  server.reply('getStudentList', () => ok([found], { total: 1, page: 1, per_page: 10 }));
  renderAt('/', <StaffDialog classId={7} teacher={null} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a teacher' }));
  const box = dialog.getByLabelText<HTMLInputElement>('Search by name, e-mail or phone');
  fireEvent.change(box, { target: { value: 'zay' } });
  fireEvent.click(await dialog.findByRole('checkbox', { name: /z@example/ }));
  fireEvent.change(box, { target: { value: 'bala' } });
  pressEnter(box);
  await waitFor(() =>
    expect(server.of('getStudentList').at(-1)?.fields.get('search')).toBe('bala'),
  );
  expect(server.of('saveClassStaff')).toEqual([]);
  expect(document.querySelector('form form')).toBeNull();
});
