import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { askAboutPayment } from '@institute/contract/payments/managed-payments';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { CardPayments } from './card-payments.tsx';

type CardPayment = WireOf<typeof askAboutPayment>;
const failed: CardPayment = {
  ...{ reference: 'CLASS_2_AAAA', purpose: 'class', amount: 2500, state: 'failed' },
  ...{ confirming: false, reason: 'The payment was declined. Nothing was taken.' },
  ...{ class_id: 'nahw', class_name: 'Nahw', created_at: 1_790_000_000, paid_at: 0 },
};
const paid: CardPayment = {
  ...failed,
  ...{ reference: 'FUND_BBBB', purpose: 'fund', amount: 100, state: 'paid', reason: '' },
  ...{ class_id: '', class_name: '', paid_at: 1_790_000_100 },
};
const page = (rows: CardPayment[]) => ok(rows, { total: rows.length, page: 1, per_page: 5 });

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getStudentPayments', () => page([failed, paid]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-getStudentPayments.
it('says of each what became of it and why', async () => {
  renderAt('/', <CardPayments studentId={2} />);
  const lines = await screen.findAllByRole('listitem');
  expect(server.of('getStudentPayments')[0]?.fields.get('student_id')).toBe('2');
  const [first, second] = lines.map((line) => line.textContent);
  expect(first).toMatch(/₦2,500.*Not paid.*The payment was declined.*Nahw.*CLASS_2_AAAA/);
  expect(second).toMatch(/₦100.*Paid.*Into the wallet.*FUND_BBBB/);
  // What has arrived is not asked about.
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

// Proves call-askAboutPayment.
it('asks the provider again, and shows what it has said', async () => {
  renderAt('/', <CardPayments studentId={2} />);
  const ask = () =>
    fireEvent.click(
      screen.getByRole('button', { name: 'Ask the provider again about CLASS_2_AAAA' }),
    );
  await screen.findAllByRole('listitem');
  server.reply('askAboutPayment', () => refused('unavailable', 'The provider is away.'));
  ask();
  expect(await screen.findByText('The provider is away.')).toBeTruthy();
  const arrived: CardPayment = { ...failed, state: 'paid', reason: '', paid_at: 1_790_000_200 };
  server.reply('askAboutPayment', () => ok(arrived));
  server.reply('getStudentPayments', () => page([arrived, paid]));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Ask/ }).disabled).toBe(false),
  );
  ask();
  expect(await screen.findByText('The payment has arrived.')).toBeTruthy();
  expect(server.of('askAboutPayment')[1]?.fields.get('reference')).toBe('CLASS_2_AAAA');
  const list = within(screen.getByRole('region', { name: 'Card payments' }));
  await waitFor(() => expect(list.queryByText('Not paid')).toBeNull());
});

// Proves call-getStudentPayments.
it('is nothing where nobody has paid by card', async () => {
  server.reply('getStudentPayments', () => page([]));
  renderAt('/', <CardPayments studentId={2} />);
  await waitFor(() => expect(server.of('getStudentPayments')).toHaveLength(1));
  expect(screen.queryByText('Card payments')).toBeNull();
});
