import { fundWallet } from '@institute/contract/people/students';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '../platform/api.ts';
import { type MockServer, mockServer, ok, refused, renderAt } from '../test/mock-server.tsx';
import { AskAgain } from './ask-again.tsx';

let server: MockServer;
/** Whether the server knows that it is they. */
let isProved = false;

const call = (requestKey: string) =>
  callApi(fundWallet, { studentId: 7, amount: '1500', requestKey });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// Fetched when it is asked for, which takes its time here.
beforeAll(() => import('./confirm-dialog.tsx'));
beforeEach(() => {
  isProved = false;
  server = mockServer();
  server.reply('fundWallet', () =>
    isProved ? ok({ wallet: 1500 }) : refused('confirm_needed', 'Please prove that it is you.'),
  );
  server.reply('beginConfirmation', () =>
    ok({ methods: ['authenticator', 'recovery'], options: '' }),
  );
  server.reply('confirmIdentity', ({ fields }) => {
    if (fields.get('code') !== '123456') return refused('second_factor_wrong', 'Not right.');
    isProved = true;
    return ok(null);
  });
  renderAt('/admin', <AskAgain />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-beginConfirmation, call-confirmIdentity.
it('asks who it is, and makes the calls that waited again, as they were', async () => {
  const answers = Promise.all([call('first-key'), call('second-key')]);
  const box = await screen.findByLabelText('6-digit code');
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  fireEvent.change(box, { target: { value: '000000' } });
  press('Continue');
  expect(await screen.findByText('Not right.')).toBeTruthy();
  fireEvent.change(box, { target: { value: '123456' } });
  press('Continue');
  expect(await answers).toEqual([{ walletKobo: 150_000 }, { walletKobo: 150_000 }]);
  await waitFor(() => expect(screen.queryByText('Is it you?')).toBeNull());
  const keys = server.of('fundWallet').map(({ fields }) => fields.get('request_key'));
  expect(keys.sort()).toEqual(['first-key', 'first-key', 'second-key', 'second-key']);
});

it('lets the refusal stand when the person gives up, and asks anew the next time', async () => {
  const answer = call('first-key').catch((error: unknown) => error);
  await screen.findByLabelText('6-digit code');
  press('Close');
  expect(await answer).toMatchObject({ code: 'confirm_needed' });
  const next = call('second-key').catch((error: unknown) => error);
  expect(await screen.findByLabelText('6-digit code')).toBeTruthy();
  act(() => cleanup());
  expect(await next).toMatchObject({ code: 'confirm_needed' });
});

it('takes a recovery code, and says so where the way to prove it cannot be asked', async () => {
  server.reply('beginConfirmation', () => refused('forbidden', 'You may not do this.'));
  const answer = call('first-key');
  expect(await screen.findByText('You may not do this.')).toBeTruthy();
  server.reply('beginConfirmation', () => ok({ methods: ['recovery'], options: '' }));
  press('Try again');
  fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  isProved = true;
  server.reply('confirmIdentity', () => ok(null));
  fireEvent.change(await screen.findByLabelText('Recovery code'), {
    target: { value: 'ABCD-EFGH-JKLM-NPQR' },
  });
  press('Continue');
  expect(await answer).toEqual({ walletKobo: 150_000 });
  expect(server.of('confirmIdentity')[0]?.fields.get('code')).toBe('ABCD-EFGH-JKLM-NPQR');
});

it('leads to where the second factor is set up when the institute requires one', async () => {
  server.reply('fundWallet', () => refused('second_factor_missing', 'Set one up.'));
  await expect(call('first-key')).rejects.toMatchObject({ code: 'second_factor_missing' });
  expect(location.pathname).toBe('/admin/security');
});
