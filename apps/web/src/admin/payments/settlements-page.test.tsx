import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getSettlements } from '@institute/contract/payments/settlements';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { SettlementsPage } from './settlements-page.tsx';

type Sent = WireOf<typeof getSettlements>[number];
const settlement = (own: Partial<Sent> = {}): Sent => ({
  ...{ id: 1, number: 5001, day: '2026-11-28', state: 'paid', gross: 6000, fees: 190, net: 5810 },
  ...{ held_count: 2, held: 6000, unknown_count: 0, unknown: 0, changed: false },
  ...{ fetched_at: 1_790_000_000, booked_at: 1_790_000_000, ...own },
});

const listed = (sent: Sent[]) => ok(sent, { total: sent.length, page: 1, per_page: 10 });

let server: MockServer;
beforeEach(() => {
  localStorage.clear();
  server = mockServer({ ...amina, role: roles.administrator });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves ours-261.
it('lists settlements, says what does not fit, and claims nothing of what the bank has not', async () => {
  server.reply('getSettlements', () =>
    listed([
      settlement({ id: 3, number: 5003, state: 'underway', held_count: 0, held: 0, booked_at: 0 }),
      settlement({
        id: 2,
        number: 5002,
        held: 5500,
        unknown_count: 1,
        unknown: 500,
        changed: true,
      }),
      settlement(),
    ]),
  );
  renderAt('/admin/payments/settlements', <SettlementsPage />);
  await screen.findByText('Settlement 5001');
  expect(screen.getAllByText('Does not fit')).toHaveLength(1);
  expect(screen.getAllByText(/not to its gross sum/)).toHaveLength(1);
  expect(screen.getAllByText(/not in the books/)).toHaveLength(1);
  expect(screen.getAllByText(/other sums by now/)).toHaveLength(1);
  expect(screen.getAllByText('On its way')).toHaveLength(1);
});

// Proves ours-260.
it('fetches by a press, and shows what has come', async () => {
  let sent: Sent[] = [];
  server.reply('getSettlements', () => listed(sent));
  server.reply('runReconciliation', () => {
    sent = [settlement()];
    return ok({
      ...{ state: 'agreed', message: '', checked_at: 1, from: 1, to: 1, open: 0 },
      ...{ provider_count: 0, provider_total: 0, ledger_count: 0, ledger_total: 0 },
    });
  });
  renderAt('/admin/payments/settlements', <SettlementsPage />);
  await screen.findByText('No settlements yet');
  fireEvent.click(screen.getByRole('button', { name: 'Fetch now' }));
  await screen.findByText('Settlement 5001');
});
