import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import { getStudentInvoices } from '@institute/contract/invoices/invoices';
import type { Student } from '@institute/contract/people/students';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TakePaymentDialog } from '../../domains/payments/widgets/take-payment-dialog.tsx';
import { decoded } from '../../platform/wire.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { OwedCard } from './owed-card.tsx';
import { StatementPage } from './statement-page.tsx';

type Sent = WireOf<typeof getStudentInvoices>[number];
const invoice = (id: number, own: Partial<Sent> = {}): Sent => ({
  ...{ id, title: 'Nahw', part: id, parts: 3, class_id: 5, amount: 9000, paid: 0, rest: 9000 },
  ...{
    is_month: false,
    state: 'open',
    due_on: '2999-01-01',
    overdue_at: 1_580_000_000,
    reason: '',
  },
  ...{ settled_at: 0, ...own },
});
const halima = { id: 2, name: 'Halima', email: 'h@example.com', phone: '0803' } as Student;
const settled = { rest: 0, settled_at: 1_790_000_000 };

let server: MockServer;
let invoices: Sent[] = [];
beforeEach(() => {
  localStorage.clear();
  invoices = [
    invoice(2, { due_on: '2020-01-01', paid: 4000, rest: 5000, state: 'part_paid' }),
    invoice(3),
    invoice(1, { ...settled, state: 'waived', reason: 'Her father is ill' }),
  ];
  server = mockServer({ ...amina, id: 9, role: roles.administrator });
  server.reply('getStudentInvoices', () => ok(invoices));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = () => fireEvent.submit(document.querySelector('dialog[open] form') ?? document.body);
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Proves ours-205.
describe('what a student owes', () => {
  it('is told in a sentence, with what became of the rest and why', async () => {
    renderAt('/', <OwedCard student={halima} />);
    expect(await screen.findByText(/^₦14,000.00 is owed. ₦5,000.00 of it is over/)).toBeTruthy();
    expect(screen.getByText('Settled: 1 invoice')).toBeTruthy();
    expect(screen.getByText(/^Waived/).textContent).toContain('Her father is ill');
    expect(screen.getByRole('link', { name: 'Statement' }).getAttribute('href')).toBe(
      '/admin/students/2/statement',
    );
  });

  it('is nothing, or could not be asked for, in words', async () => {
    invoices = [];
    renderAt('/', <OwedCard student={halima} />);
    expect(await screen.findByText('Nothing is owed.')).toBeTruthy();
    cleanup();
    server.reply('getStudentInvoices', () => refused('unavailable', ''));
    renderAt('/', <OwedCard student={halima} />);
    expect(await screen.findByText('What is owed could not be loaded.')).toBeTruthy();
  });

  it('is billed once, and what was typed stays where that is refused', async () => {
    const keys: (string | null)[] = [];
    server.reply('addInvoice', ({ fields }) => {
      keys.push(fields.get('request_key'));
      return refused('day_out_of_reach', 'Within five years from today.');
    });
    renderAt('/', <OwedCard student={halima} />);
    await screen.findByText('Settled: 1 invoice');
    press('Bill');
    submit();
    for (const words of ['Write what it is for.', 'Please enter a valid amount']) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
    write('What it is for', 'كُتُبٌ');
    write('Amount', '2,500');
    write('Due on', '2998-01-01');
    for (const times of [1, 2]) {
      submit();
      await waitFor(() => expect(keys).toHaveLength(times));
      expect(await screen.findByText('Within five years from today.')).toBeTruthy();
    }
    expect(keys[1]).toBe(keys[0]);
    const sent = Object.fromEntries(server.of('addInvoice')[0]?.fields ?? []);
    expect(sent).toMatchObject({
      ...{ student_id: '2', title: 'كُتُبٌ', amount: '2500', due_on: '2998-01-01' },
    });
    expect(sent).not.toHaveProperty('class_id');
    expect(screen.getByLabelText<HTMLInputElement>('What it is for').value).toBe('كُتُبٌ');
  });

  it('stands on a statement, with what was paid and how', async () => {
    const student = {
      ...{ id: 2, name: 'Halima', email: 'h@example.com', phonenumber: '0803', wallet: 100 },
      ...{ day: '1', month: 'May', year: '2026', time: 1_790_000_000, role: roles.student },
      ...{ verified: '1', invited: '0', erases_at: 0 },
    };
    const nothing = { classes: [], exams: [], certificates: [], places: [], notes: [] };
    server.reply('getStudentRecord', () => ok({ student, ...nothing }));
    const line = { id: 1, description: 'Paid in cash: Nahw', type: 'credit', amount: 4000 };
    server.reply('getStudentWallet', () =>
      ok([{ ...line, timestamp: 1_790_000_000 }], {
        ...{ total: 1, page: 1, per_page: 100 },
      }),
    );
    renderAt(
      '/admin/students/2/statement',
      <Routes>
        <Route path="/admin/students/:id/statement" element={<StatementPage />} />
      </Routes>,
    );
    expect(await screen.findByRole('heading', { name: 'Statement' })).toBeTruthy();
    const words = document.body.textContent;
    expect(words).toContain('Due on 1 Jan 2020; ₦4,000.00 of ₦9,000.00 is paid');
    expect(words).toContain('In all₦14,000.00');
    expect(words).toContain('Paid in cash: Nahw');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    press('Print');
    expect(print).toHaveBeenCalledOnce();
  });
});

// Proves ours-204.
describe('a payment of who owes something', () => {
  it('is offered for it, with what is left as the amount, until somebody types another', async () => {
    server.reply('takePayment', () => refused('invoice_settled', 'Nothing is owed of this.'));
    renderAt('/', <TakePaymentDialog student={halima} onClose={() => undefined} />);
    await screen.findByRole('option', { name: 'A class, or the wallet' });
    const purpose = screen.getByLabelText<HTMLSelectElement>('For');
    expect([...purpose.options].map(({ text }) => text)).toEqual([
      'A class, or the wallet',
      'Nahw, part 2 of 3: ₦5,000.00 left',
      'Nahw, part 3 of 3: ₦9,000.00 left',
    ]);
    expect(screen.getByRole('combobox', { name: 'Class' })).toBeTruthy();
    const amount = screen.getByLabelText<HTMLInputElement>('Amount');
    fireEvent.change(purpose, { target: { value: '3' } });
    await waitFor(() => expect(amount.value).toBe('9000'));
    fireEvent.change(purpose, { target: { value: '2' } });
    await waitFor(() => expect(amount.value).toBe('5000'));
    fireEvent.change(amount, { target: { value: '1200' } });
    fireEvent.change(purpose, { target: { value: '3' } });
    submit();
    expect(await screen.findByText('Nothing is owed of this.')).toBeTruthy();
    const sent = Object.fromEntries(server.of('takePayment')[0]?.fields ?? []);
    expect(sent).toMatchObject({ invoice_id: '3', amount: '1200' });
    expect(sent).not.toHaveProperty('class_id');
  });

  it('is said to be for something that was paid meanwhile, and for nothing else instead', async () => {
    const [owed] = decoded(getStudentInvoices, invoices);
    invoices = [];
    server.reply('takePayment', () => refused('invoice_settled', 'Nothing is owed of this.'));
    renderAt(
      '/',
      <TakePaymentDialog
        student={halima}
        {...(owed && { invoice: owed })}
        onClose={() => undefined}
      />,
    );
    expect(await screen.findByText(/^It was paid or settled meanwhile/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('For').value).toBe('2');
    expect(screen.queryByLabelText('Class')).toBeNull();
    submit();
    expect(await screen.findByText('Nothing is owed of this.')).toBeTruthy();
    expect(server.of('takePayment')[0]?.fields.get('invoice_id')).toBe('2');
  });
});
