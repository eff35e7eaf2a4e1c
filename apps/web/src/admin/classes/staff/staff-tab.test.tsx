import { roles } from '@institute/contract/rules/abilities';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { aClass } from '../../../test/a-class.ts';
import { amina, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { StaffTab } from './staff-tab.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
