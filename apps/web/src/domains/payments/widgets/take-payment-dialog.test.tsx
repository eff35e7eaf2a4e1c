import { roles } from '@institute/contract/auth/abilities';
import type { Student } from '@institute/contract/people/students';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../../test/a-class.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { TakePaymentDialog } from './take-payment-dialog.tsx';

const halima = { id: 2, name: 'Halima', phone: '0803', walletKobo: 600_000 } as Student;
let server: MockServer;
beforeEach(() => {
  localStorage.clear();
  server = mockServer({ ...amina, id: 9, role: roles.administrator });
  server.reply('getStudentInvoices', () => ok([]));
  server.reply('getStudentPrices', () => ok([]));
  const paid = { premium: '1', amount: '5000' } as const;
  server.reply('getClassDetails', () => ok(aClass(5, paid)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const type = (amount: string) =>
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: amount } });
const open = async (walletKobo = 600_000) => {
  const student = { ...halima, walletKobo };
  renderAt('/', <TakePaymentDialog student={student} classId={5} onClose={() => undefined} />);
  await screen.findByText(/It costs ₦5,000.00/);
};

describe('taking a payment for a class', () => {
  // Proves ours-336.
  it('says before the press what the wallet gives as well, and nothing where enough has come', async () => {
    await open();
    type('100');
    expect(await screen.findByText('₦4,900.00 of the wallet is taken as well.')).toBeTruthy();
    type('5000');
    expect(screen.queryByText(/taken as well/)).toBeNull();
  });

  // Proves ours-339.
  it('offers what is due of it, until somebody types another amount', async () => {
    await open();
    const amount = screen.getByLabelText<HTMLInputElement>('Amount');
    await waitFor(() => expect(amount.value).toBe('5000'));
    cleanup();
    const parts = { premium: '1', amount: '5000', parts: '40:0,60:30' } as const;
    server.reply('getClassDetails', () => ok(aClass(5, parts)));
    renderAt('/', <TakePaymentDialog student={halima} classId={5} onClose={() => undefined} />);
    type('1200');
    await screen.findByText(/of which ₦2,000.00 are paid on joining/);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1200');
  });

  // Proves ours-336.
  it('says that the wallet holds too little', async () => {
    await open(100_000);
    type('100');
    const words = '₦4,900.00 is missing, and the wallet holds ₦1,000.00: that is too little.';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  // Proves ours-336.
  it('reckons with what this student pays less, and with the first of the parts', async () => {
    const parts = { premium: '1', amount: '5000', parts: '40:0,60:30' } as const;
    server.reply('getClassDetails', () => ok(aClass(5, parts)));
    await open();
    type('500');
    expect(await screen.findByText('₦1,500.00 of the wallet is taken as well.')).toBeTruthy();
  });
});
