import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { AccountNumber } from './account-number.tsx';

type Shown = { state: string; number: string; bank: string; holder: string; reason: string };
const none: Shown = { state: 'none', number: '', bank: '', holder: '', reason: '' };
const assigned: Shown = {
  ...{ state: 'assigned', number: '9900000017', bank: 'Wema Bank', reason: '' },
  holder: 'INSTITUTE/AMINA BELLO',
};

let server: MockServer;
beforeEach(() => {
  server = mockServer(amina);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The server says `now` of the number, and `then` once it has been asked for. */
function says(now: Shown, then = now) {
  server.reply('get_account_number', () => ok(now));
  server.reply('request_account_number', () => {
    server.reply('get_account_number', () => ok(then));
    return ok(then);
  });
}

// Proves ours-164.
it('is asked for by a press, and then shown with its bank, its name and the duty of the sender', async () => {
  says(none, assigned);
  server.reply('requery_account_number', () => ok(assigned));
  renderAt('/', <AccountNumber />);
  fireEvent.click(await screen.findByRole('button', { name: 'Get my account number' }));
  await screen.findByText('9900000017');
  screen.getByText('Wema Bank');
  screen.getByText('INSTITUTE/AMINA BELLO');
  screen.getByText(/transfer of ₦10,000 or more, the sender’s bank takes a duty of ₦50\./);
  screen.getByRole('button', { name: 'Copy' });
  fireEvent.click(screen.getByRole('button', { name: 'It has not come?' }));
  await waitFor(() => expect(server.of('requery_account_number')).toHaveLength(1));
});

it('says why the bank refused, and waits for one that was asked', async () => {
  const reason = 'The bank has refused: BVN is incorrect';
  says({ ...none, state: 'failed', reason }, { ...none, state: 'asked' });
  renderAt('/', <AccountNumber />);
  await screen.findByText('The bank has refused: BVN is incorrect');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/The bank has been asked for your account number/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('is nothing where the institute gives none', async () => {
  says({ ...none, state: 'off' });
  renderAt('/', <AccountNumber />);
  await waitFor(() => expect(server.of('get_account_number')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
