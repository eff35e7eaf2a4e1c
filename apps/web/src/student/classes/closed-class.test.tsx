import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { ClassesPage } from './classes-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves student-2-51, student-2-52.
it('says in a toast of two lines that registration is closed, and stays', async () => {
  const server = mockServer();
  server.reply('get_my_classes', () => ok([]));
  server.reply('get_classes', () => ok([aClass(1, { name: 'Trade', regclosedate: '2020-01-01' })]));
  renderAt(
    '/classes?category=Grammar',
    <Routes>
      <Route path="/classes" element={<ClassesPage />} />
      <Route path="/classes/:id" element={<p>The class itself</p>} />
    </Routes>,
  );
  const link = await screen.findByRole('link', { name: /Trade/ });
  expect(link.textContent).toMatch(/closed/i);
  fireEvent.click(link);
  const toast = within(screen.getByRole('status'));
  expect(toast.getByText('Registration Closed')).toBeTruthy();
  expect(toast.getByText('Registration for this class has ended.')).toBeTruthy();
  expect(screen.queryByText('The class itself')).toBeNull();
});
