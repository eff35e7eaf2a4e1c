import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../../test/mock-server.tsx';
import { SendRefundDialog } from './send-refund-dialog.tsx';

const sources = {
  ...{ wallet: 2000, most: 2000 },
  cards: [
    {
      ...{ reference: 'FUND_AAAA', method: 'Visa •••• 4081', paid_at: 1_790_000_000 },
      ...{ class_name: '', amount: 2000, left: 1500 },
    },
  ],
};
const sent = {
  ...{ id: 1, way: 'card', state: 'underway', amount: 1500, reason: 'Paid twice', to: '' },
  ...{ asked_at: 1_790_000_100, ended_at: 0, user_id: 2, name: 'Amina', reference: 'FUND_AAAA' },
  ...{ bank: '', account_number: '', account_name: '', problem: '', asked_by: 'Maryam' },
  ...{ own: true, decided_by: '', lost: 0 },
};
const payment = {
  ...{ id: 9, studentId: 2, name: 'Amina', amountKobo: 200_000, type: 'debit' as const },
  ...{ service: 'enrolment', title: 'Enrollment: Nahw', at: new Date(), receipt: null },
  isReturned: false,
};
const student = { id: 2, name: 'Amina' };

let server: MockServer;
let isClosed = false;
beforeEach(() => {
  isClosed = false;
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getRefundSources', () => ok(sources));
  server.reply('sendRefund', () => ok(sent));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const close = () => {
  isClosed = true;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Proves call-sendRefund.
it('sends part of a card payment back under one key, also after a lost answer', async () => {
  server.reply('sendRefund', () => refused('internal', 'Broken'));
  renderAt('/', <SendRefundDialog student={student} onClose={close} />);
  const choice = within(await screen.findByLabelText('Card payment'));
  choice.getByText(/Visa •••• 4081, .*, ₦1,500.00 left/);
  press('Send it back');
  await screen.findByText('Reason is required');
  await screen.findByText('Choose the card payment that it goes back to.');
  type('Card payment', 'FUND_AAAA');
  type('Amount', '1500');
  type('Reason', 'Paid twice');
  press('Send it back');
  await waitFor(() => expect(server.of('sendRefund')).toHaveLength(1));
  await screen.findByRole('alert');
  server.reply('sendRefund', () => ok(sent));
  press('Send it back');
  await waitFor(() => expect(isClosed).toBe(true));
  const [first, second] = server.of('sendRefund').map(({ fields }) => Object.fromEntries(fields));
  expect(second).toMatchObject({ way: 'card', reference: 'FUND_AAAA', amount: '1500' });
  expect(second?.request_key).toBe(first?.request_key);
});

it('returns the payment of a class to the wallet, or to a bank account with its number proved', async () => {
  server.reply('refundPayment', () => ok({ amount: 2000, wallet: 2000 }));
  renderAt('/', <SendRefundDialog student={student} payment={payment} onClose={close} />);
  fireEvent.click(screen.getByLabelText('To a bank account'));
  type('Reason', 'She moves away');
  type('Bank', '058');
  type('Account number', '0123456789');
  press('Send it back');
  await screen.findByText(/This is not an account number there/);
  type('Account number', '0123456785');
  press('Send it back');
  await waitFor(() => expect(isClosed).toBe(true));
  expect(Object.fromEntries(server.of('sendRefund')[0]?.fields ?? [])).toMatchObject({
    ...{ way: 'bank', bank: '058', payment_id: '9', amount: '2000' },
  });
  cleanup();
  renderAt('/', <SendRefundDialog student={student} payment={payment} onClose={close} />);
  type('Reason', 'Wrong class');
  press('Return to wallet');
  await waitFor(() => expect(server.of('refundPayment')).toHaveLength(1));
});
