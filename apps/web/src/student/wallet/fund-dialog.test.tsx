import { roles } from '@institute/contract/auth/abilities';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walletKey } from '../../domains/ledger/api.ts';
import type { ProviderOrder } from '../../domains/payments/checkout.ts';
import { unmarkPayment, usePaymentMarks } from '../../domains/payments/open-payments.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { userKey } from '../../platform/query-keys.ts';
import { FundDialog } from './fund-dialog.tsx';

const student = {
  id: 1,
  name: 'Amina',
  email: 'amina@example.com',
  phone: '0803',
  walletKobo: 5000,
  role: roles.student,
  joinedAt: new Date(1_700_000_000_000),
  referralCode: 'x',
  actingAdmin: '',
  erasesAt: null,
  teaches: [],
  office: [],
};
const order = {
  reference: 'FUND_ABCDEFGH',
  amount: 250_050,
  email: student.email,
  key: 'pk_test_1',
  currency: 'NGN',
  script: 'https://pay.example/inline.js',
};

type Opened = Omit<ProviderOrder, 'provider'> &
  Record<'onSuccess' | 'onCancel' | 'onError', () => void>;
/** The windows that were opened. */
let opened: Opened[] = [];
let asked: string[] = [];
let answers: Record<string, () => unknown> = {};
const refetched: string[] = [];

const ok = (data: unknown) => ({ status: true, message: '', data });
const verified = (state: string) =>
  ok({
    reference: order.reference,
    purpose: 'fund',
    amount: 2500.5,
    state,
    confirming: false,
    reason: '',
    class_id: '',
    class_name: '',
    created_at: 1,
    paid_at: 1,
    enrolled: false,
    wallet: state === 'paid' ? 2550.5 : 50,
  });

/** What the page holds of the user and the history; notes when it is fetched. */
function Kept() {
  useKept(userKey);
  useKept(walletKey);
  return null;
}

function useKept(key: readonly unknown[]) {
  return useQuery({
    queryKey: key,
    queryFn: () => {
      refetched.push(String(key[0]));
      return 1;
    },
  });
}

const onClose = vi.fn();
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Kept />
      <FundDialog open onClose={onClose} />
    </QueryClientProvider>,
  );
}

const type = (naira: string) =>
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: naira } });
const press = () => fireEvent.submit(screen.getByLabelText('Amount').closest('form') as never);

beforeEach(() => {
  opened = [];
  asked = [];
  refetched.length = 0;
  onClose.mockReset();
  answers = { init_payment: () => ok(order), verify_payment: () => verified('paid') };
  localStorage.clear();
  useAuthStore.setState({ user: student, isAuthenticated: true });
  vi.stubGlobal('fetch', async (url: string) => {
    const action = new URL(url, 'http://localhost').searchParams.get('action') ?? '';
    asked.push(action);
    return Response.json((await answers[action]?.()) ?? { status: false, message: 'no such call' });
  });
  window.PaystackPop = class {
    newTransaction(transaction: Omit<Opened, 'script'>) {
      opened.push(transaction as Opened);
    }
  };
});
afterEach(() => {
  cleanup();
  delete window.PaystackPop;
  vi.unstubAllGlobals();
});

describe('the fund dialog', () => {
  it('leaves the payment to the next page when its own is left with the window open', async () => {
    open();
    type('2500.50');
    press();
    await waitFor(() => expect(opened.length).toBe(1));
    const left = () => renderHook(usePaymentMarks).result.current.map((one) => one.reference);
    expect(left()).toEqual([]);
    cleanup();
    expect(left()).toEqual([order.reference]);
    unmarkPayment(order.reference);
  });

  // Proves student-2-83, student-4-18, student-7-5, student-7-7.
  it('opens one window with reference, e-mail, kobo, key and currency, then refreshes all', async () => {
    let answer = () => {};
    answers.init_payment = () =>
      new Promise((resolve) => {
        answer = () => resolve(ok(order));
      });
    open();
    type('2500.50');
    press();
    press();
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Cancel' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
    answer();
    await waitFor(() => expect(opened.length).toBe(1));
    const { script: _, ...sent } = order;
    expect(opened[0]).toMatchObject(sent);
    // No dialog of ours lies over the provider's window.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const before = refetched.length;
    opened[0]?.onSuccess();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(useAuthStore.getState().user?.walletKobo).toBe(255_050);
    await waitFor(() =>
      expect(refetched.slice(before).sort()).toEqual(['getUserData', 'getWalletHistory']),
    );
    expect(asked.filter((action) => action === 'init_payment').length).toBe(1);
    expect(localStorage.getItem('card-payments')).toBeNull();
  });

  it('says once what is too little, and adds nothing of it to the balance', async () => {
    open();
    type('50');
    press();
    await waitFor(() =>
      expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getAllByText('Minimum amount: ₦100')).toHaveLength(1);
    expect(screen.getByText('Amount to add').parentElement?.textContent).toContain('₦0.00');
    expect(opened).toEqual([]);
  });

  // Proves student-5-5, student-5-6.
  it('says so when cards are not set up, and when the person is not known', async () => {
    answers.init_payment = () => ({
      status: false,
      code: 'payment_unconfigured',
      message: 'Payment configuration is missing',
    });
    open();
    type('500');
    press();
    expect(await screen.findByText('Payment configuration is missing')).toBeTruthy();
    useAuthStore.setState({ user: { ...student, email: '', phone: '' } });
    press();
    expect(await screen.findByText('User information is missing')).toBeTruthy();
    expect(opened).toEqual([]);
  });

  // Proves student-8-14.
  it('keeps the amount and says it when the window is closed', async () => {
    answers.verify_payment = () => verified('pending');
    open();
    type('500');
    press();
    await waitFor(() => expect(opened.length).toBe(1));
    opened[0]?.onCancel();
    expect(await screen.findByText('Payment window closed')).toBeTruthy();
    expect((screen.getByLabelText('Amount') as HTMLInputElement).value).toBe('500');
    expect(onClose).not.toHaveBeenCalled();
    // It is not the state of things when the dialog is opened again.
    fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByText('Payment window closed')).toBeNull();
    expect((screen.getByLabelText('Amount') as HTMLInputElement).value).toBe('500');
  });

  it('has been paid when the server says so, though the window was closed', async () => {
    open();
    type('500');
    press();
    await waitFor(() => expect(opened.length).toBe(1));
    opened[0]?.onCancel();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(useAuthStore.getState().user?.walletKobo).toBe(255_050);
  });
});
