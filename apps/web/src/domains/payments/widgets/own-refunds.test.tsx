import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { OwnRefunds } from './own-refunds.tsx';

const now = () => Math.floor(Date.now() / 1000);
const refund = (own: object) => ({
  ...{ id: 1, way: 'card', state: 'underway', amount: 1500, reason: 'Paid twice' },
  ...{ to: 'Visa •••• 4081', asked_at: now() - 3600, ended_at: 0, ...own },
});

let server: MockServer;
beforeEach(() => {
  server = mockServer(amina);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves ours-187.
it('tells where money on its way back stands, and what to do where the bank refused it', async () => {
  server.reply('get_my_refunds', () =>
    ok([
      refund({ id: 3, state: 'details' }),
      refund({ id: 2, state: 'done', way: 'bank', to: 'Zenith Bank •••• 4321', ended_at: now() }),
      refund({ id: 1, state: 'failed', ended_at: now() - 40 * 86_400 }),
    ]),
  );
  renderAt('/', <OwnRefunds />);
  const part = within(await screen.findByRole('region', { name: 'Money on its way back to you' }));
  part.getByText('Needs a bank account');
  part.getByText(/Tell the institute your account number/);
  part.getByText('Zenith Bank •••• 4321');
  part.getByText('Sent back');
  // What ended weeks ago is told by the history.
  expect(part.queryByText('Failed')).toBeNull();
});

it('says nothing where nothing is on its way', async () => {
  server.reply('get_my_refunds', () => ok([]));
  renderAt('/', <OwnRefunds />);
  await vi.waitFor(() => expect(server.of('get_my_refunds')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
