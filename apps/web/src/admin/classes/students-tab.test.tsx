import { roles } from '@institute/contract/auth/abilities';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { onWideScreen } from '../../test/screen-width.ts';
import { StudentsTab } from './students-tab.tsx';

let server: MockServer;
beforeEach(() => {
  onWideScreen();
  server = mockServer({ ...amina, role: roles.administrator });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const student = { phonenumber: '0803', nextSub: '0', status: 'active', terms: 'free' };

describe('the students of a class', () => {
  // Proves admin-2-29, admin-3-4, decision-099-3.
  it('have how they joined or the end of their subscription, and a status in green or red', async () => {
    const rows = [
      { ...student, id: 1, name: 'Amina', email: 'amina@example.com' },
      {
        ...student,
        id: 2,
        name: 'Bala',
        email: 'bala@example.com',
        nextSub: '1798120800',
        status: 'expired',
        terms: 'monthly',
      },
      { ...student, id: 3, name: 'Chidi', email: 'chidi@example.com', terms: 'once' },
    ];
    server.reply('getClassStudents', () => ok(rows, { total: 3, page: 1, per_page: 10 }));
    renderAt(
      '/admin/classes/manage/7?sort=-next',
      <Routes>
        <Route path="/admin/classes/manage/:id" element={<StudentsTab />} />
      </Routes>,
    );
    const [, first, second, third] = await screen.findAllByRole('row');
    expect(first?.textContent).toBe('Aminaamina@example.comFree ClassActive');
    expect(second?.textContent).toBe('Balabala@example.com24 Dec 2026Expired');
    expect(third?.textContent).toBe('Chidichidi@example.comOne paymentActive');
    expect(screen.getAllByText('Active')[0]?.className).toContain('text-good');
    expect(screen.getByText('Expired').className).toContain('text-bad');
    const [sent] = server.of('getClassStudents');
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      class_id: '7',
      page: '1',
      per_page: '10',
      sort: '-next',
    });
  });
});
