import { roles } from '@institute/contract/auth/abilities';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { amina, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { FailedList } from './failed-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads from the name of whom an e-mail did not reach to the student, not from a deleted account', async () => {
  const server = mockServer({ ...amina, role: roles.administrator });
  const rows = [
    {
      user_id: 20,
      name: 'Zaynab',
      email: 'zaynab@example.com',
      reason: 'No such mailbox',
      attempts: 3,
    },
    { user_id: 21, name: '', email: '', reason: 'No such mailbox', attempts: 3 },
  ];
  server.reply('getFailedDeliveries', () => ok(rows, { total: 2, page: 1, per_page: 10 }));
  renderAt('/admin/messages', <FailedList id={5} failed={2} tools={null} />);
  const link = await screen.findByRole('link', { name: 'Zaynab' });
  expect(link.getAttribute('href')).toBe('/admin/students/20');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
