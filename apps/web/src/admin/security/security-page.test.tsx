import type { getSecondFactor } from '@institute/contract/auth/second-factor';
import type { WireOf } from '@institute/contract/call';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { SecurityPage } from './security-page.tsx';

type SecondFactor = WireOf<typeof getSecondFactor>;
const bare: SecondFactor = {
  authenticator_at: 0,
  passkeys: [],
  recovery_codes: 0,
  required: false,
};
const guarded: SecondFactor = {
  authenticator_at: 1_790_000_000,
  passkeys: [{ id: 4, name: 'هاتفي', created_at: 1_790_000_000, used_at: 0 }],
  recovery_codes: 9,
  required: true,
};

let server: MockServer;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = (factor: SecondFactor) => {
  server.reply('getSecondFactor', () => ok(factor));
  renderAt('/admin/security', <SecurityPage />);
};

beforeEach(() => {
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves decision-041-4.
it('says when nothing but the password guards the account, and when that is not enough', async () => {
  open(bare);
  expect(await screen.findByText('Your account is guarded by its password alone.')).toBeTruthy();
  expect(screen.queryByText('Recovery codes')).toBeNull();
  cleanup();
  open({ ...bare, required: true });
  expect(await screen.findByText(/^The institute requires a second factor/)).toBeTruthy();
});

it('says so when it could not be loaded', async () => {
  server.reply('getSecondFactor', () => refused('forbidden', 'You may not do this.'));
  renderAt('/admin/security', <SecurityPage />);
  expect(await screen.findByText('How your account is guarded could not be loaded.')).toBeTruthy();
});

// Proves call-beginAuthenticator, call-finishAuthenticator, call-removeAuthenticator.
it('sets up an app by its secret, keeps what was typed, and shows the codes once', async () => {
  open(bare);
  const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  server.reply('beginAuthenticator', () =>
    ok({ secret, uri: `otpauth://totp/x?secret=${secret}` }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Set up an app' }));
  expect(await screen.findByText(secret.match(/.{4}/g)?.join(' ') ?? '')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeTruthy();
  const box = screen.getByLabelText<HTMLInputElement>('6-digit code');
  server.reply('finishAuthenticator', () => refused('second_factor_wrong', 'Not right.'));
  fireEvent.change(box, { target: { value: '111111' } });
  press('Take into use');
  expect(await screen.findByText('Not right.')).toBeTruthy();
  expect(box.value).toBe('111111');
  const codes = Array.from({ length: 10 }, (_, n) => `ABCD-EFGH-JKLM-NPQ${n}`);
  server.reply('finishAuthenticator', () => ok({ recovery_codes: codes }));
  press('Take into use');
  const list = await screen.findByRole('list', { name: 'Recovery codes', hidden: true });
  expect(within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(10);
  press('I have kept them');
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
});

// Proves call-getSecondFactor.
it('lists passkeys, and keeps the last factor of an institute that requires one', async () => {
  open(guarded);
  expect(await screen.findByText('هاتفي')).toBeTruthy();
  expect(screen.getByText(/not used yet/)).toBeTruthy();
  expect(screen.getByText('9 codes left')).toBeTruthy();
  server.reply('removePasskey', () => refused('second_factor_last', 'Add another one before.'));
  press('Remove the passkey هاتفي');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByText('Remove'));
  expect(await screen.findByText('Add another one before.')).toBeTruthy();
  expect(server.of('removePasskey')[0]?.fields.get('passkey_id')).toBe('4');
});

it('adds a passkey only by a name and a device that knows them', async () => {
  open(bare);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const name = await screen.findByLabelText('Name');
  press('Go on');
  expect(await screen.findByText('Name is required')).toBeTruthy();
  fireEvent.change(name, { target: { value: 'Phone' } });
  press('Go on');
  expect(await screen.findByText('This browser knows no passkeys.')).toBeTruthy();
  expect(server.of('beginPasskey')).toHaveLength(0);
});

it('makes new recovery codes after a question', async () => {
  open(guarded);
  server.reply('renewRecoveryCodes', () => ok({ recovery_codes: ['ABCD-EFGH-JKLM-NPQR'] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Make new codes' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Make new codes', hidden: true }));
  expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeTruthy();
});
