import type { WireOf } from '@institute/contract/call';
import type { getMyInvoices } from '@institute/contract/invoices/invoices';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { StatementPage } from './statement-page.tsx';

type Sent = WireOf<typeof getMyInvoices>['invoices'][number];
const invoice = (id: number, own: Partial<Sent> = {}): Sent => ({
  ...{ id, title: 'Nahw', part: 1, parts: 1, is_month: true, class_id: 5 },
  ...{ amount: 5000, paid: 0, rest: 5000, state: 'open', due_on: '2999-01-01' },
  ...{ overdue_at: 1_580_000_000, reason: '', settled_at: 0, ...own },
});
const paid = { state: 'paid', paid: 5000, rest: 0, settled_at: 1_790_000_000 } as const;

let server: MockServer;
beforeEach(() => {
  server = mockServer(amina);
  server.reply('get_my_invoices', () =>
    ok({ invoices: [invoice(1), invoice(2, paid)], pays_partly: false }),
  );
  const moved = { id: 1, description: 'Renewal: Nahw', type: 'debit', amount: 5000 };
  server.reply('get_wallet_history', () =>
    ok([{ ...moved, timestamp: 1_790_000_000 }], { total: 1, page: 1, per_page: 100 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves ours-267.
it('says what is owed, what was settled and what has moved, and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderAt('/wallet-history/statement', <StatementPage />);
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByText(amina.name)).toBeTruthy();
  expect(sheet.getAllByText(/one month/)).toHaveLength(2);
  expect(sheet.getAllByText('₦5,000.00').length).toBeGreaterThan(1);
  expect(sheet.getByText('Renewal: Nahw')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

// Proves ours-267.
it('says that it could not be loaded, and tries again', async () => {
  server.reply('get_my_invoices', () => refused('unavailable', 'Away'));
  renderAt('/wallet-history/statement', <StatementPage />);
  expect(await screen.findByText('The statement could not be loaded.')).toBeTruthy();
});
