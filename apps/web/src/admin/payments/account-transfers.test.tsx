import { roles } from '@institute/contract/auth/abilities';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { amina, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { AccountTransfers } from './account-transfers.tsx';
import { booksText } from './books-text.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-getAccountTransfers.
it('leads from the name of a student to their page, not where nobody is concerned', async () => {
  const server = mockServer({ ...amina, role: roles.administrator });
  const transfer = { date: 1_798_120_800, type: 'credit', amount: 1200, counterparty: 'Wallet' };
  const rows = [
    { ...transfer, id: 1, description: 'Enrollment: Sarf', name: 'Zaynab', user_id: 20 },
    { ...transfer, id: 2, description: 'Enrollment: Nahw', name: '', user_id: null },
  ];
  server.reply('getAccountTransfers', () => ok(rows, { total: 2, page: 1, per_page: 10 }));
  renderAt('/admin/books', <AccountTransfers account="class_revenue" />);
  const link = await screen.findByRole('link', { name: 'Zaynab' });
  expect(link.getAttribute('href')).toBe('/admin/students/20');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

// Proves ours-343.
it('asks for those until the day that the balances are of', async () => {
  const server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getAccountTransfers', () => ok([], { total: 0, page: 1, per_page: 10 }));
  renderAt('/admin/books', <AccountTransfers account="bank" on="2026-10-31" />);
  await screen.findByText(booksText.noTransfers);
  expect(server.of('getAccountTransfers')[0]?.fields.get('on')).toBe('2026-10-31');
});
