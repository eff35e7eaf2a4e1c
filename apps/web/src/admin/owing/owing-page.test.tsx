import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getOwing, getOwingSums } from '@institute/contract/invoices/invoices';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { onWideScreen } from '../../test/screen-width.ts';
import { OwingPage } from './owing-page.tsx';

type Owed = WireOf<typeof getOwing>[number];
const owed = (id: number, own: Partial<Owed> = {}): Owed => ({
  ...{ id, title: 'Nahw', part: 2, parts: 3, class_id: 5, amount: 9000, paid: 0, rest: 9000 },
  ...{
    is_month: false,
    state: 'open',
    due_on: '2020-01-01',
    overdue_at: 1_580_000_000,
    reason: '',
  },
  ...{ settled_at: 0, user_id: 100 + id, name: `Student ${id}`, email: 's@example.com' },
  ...{ phone: '+234 803 1', ...own },
});
const sums: WireOf<typeof getOwingSums> = {
  ages: [
    { age: 'not_due', invoices: 0, rest: 0 },
    { age: 'week', invoices: 2, rest: 18_000 },
    { age: 'month', invoices: 1, rest: 500 },
    { age: 'older', invoices: 0, rest: 0 },
  ],
  classes: [{ id: 5, name: 'Nahw' }],
};

let server: MockServer;
let rows: Owed[] = [];
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  onWideScreen();
  rows = [owed(1), owed(2, { paid: 4000, rest: 5000, state: 'part_paid' })];
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getOwing', () => ok(rows, { total: rows.length, page: 1, per_page: 10 }));
  server.reply('getOwingSums', () => ok(sums));
  server.reply('getStudentInvoices', () => ok(rows));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const last = (action: string) => Object.fromEntries(server.of(action).at(-1)?.fields ?? []);
const submit = () => fireEvent.submit(document.querySelector('dialog[open] form') ?? document.body);
const act = async (words: string) => {
  fireEvent.click(
    await screen.findByRole('button', { name: 'Actions for Student 1, Nahw, part 2 of 3' }),
  );
  fireEvent.click(await screen.findByRole('menuitem', { name: words }));
};
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Proves ours-202.
describe('who owes', () => {
  it('is listed with what for, how long, what is left, and the way to the student', async () => {
    renderAt('/admin/owing', <OwingPage />);
    const link = await screen.findByRole('link', { name: 'Student 1' });
    expect(link.getAttribute('href')).toBe('/admin/students/101');
    const row = screen.getByRole('link', { name: 'Student 2' }).closest('tr');
    expect(row?.textContent).toContain('Nahw, part 2 of 3');
    expect(row?.textContent).toMatch(/1 Jan 2020, [\d,]+ days over/);
    expect(row?.textContent).toContain('₦5,000.00 of ₦9,000.00');
    expect(row?.textContent).toContain('+234 803 1');
  });

  it('is narrowed by age, and by class, of which the sums are told then', async () => {
    renderAt('/admin/owing', <OwingPage />);
    await screen.findByText('₦18,000.00');
    press(/^1 to 7 days over/);
    await waitFor(() => expect(last('getOwing')).toMatchObject({ age: 'week' }));
    expect(screen.getByRole('button', { name: /^1 to 7/ }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    fireEvent.change(screen.getByLabelText('Class'), { target: { value: '5' } });
    await waitFor(() => expect(last('getOwing')).toMatchObject({ age: 'week', class_id: '5' }));
    await waitFor(() => expect(last('getOwingSums')).toMatchObject({ class_id: '5' }));
    press(/^1 to 7 days over/);
    await waitFor(() => expect(last('getOwing')).not.toHaveProperty('age'));
  });

  it('is nobody, or could not be asked for, in words', async () => {
    rows = [];
    renderAt('/admin/owing', <OwingPage />);
    expect(await screen.findByText('Nobody owes anything')).toBeTruthy();
    cleanup();
    server.reply('getOwing', () => refused('unavailable', ''));
    server.reply('getOwingSums', () => refused('unavailable', ''));
    renderAt('/admin/owing', <OwingPage />);
    expect(await screen.findByText('What is owed could not be loaded.')).toBeTruthy();
    expect(screen.getByText('The sums could not be loaded.')).toBeTruthy();
  });
});

// Proves ours-203.
describe('those who are chosen', () => {
  it('are reminded once it was asked, and it is said how many were', async () => {
    server.reply('remindOwing', () => ok({ reminded: 1 }));
    renderAt('/admin/owing', <OwingPage />);
    fireEvent.click(await screen.findByLabelText('Choose everything on this page'));
    press('Remind');
    expect(await screen.findByText('Send 2 reminders?')).toBeTruthy();
    expect(server.of('remindOwing')).toHaveLength(0);
    submit();
    expect(await screen.findByText('1 reminder sent.')).toBeTruthy();
    expect(screen.getByText(/^1 not sent/)).toBeTruthy();
    expect([...(server.of('remindOwing').at(-1)?.fields.values() ?? [])].join()).toContain('1,2');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen' })).toBeNull());
  });
});

// Proves ours-204.
describe('a debt', () => {
  it('is paid in the dialog of payments, which has it and its rest ready', async () => {
    server.reply('takePayment', () => refused('invoice_settled', 'Nothing is owed of this.'));
    renderAt('/admin/owing', <OwingPage />);
    await act('Take a payment');
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
    expect(amount.value).toBe('9000');
    submit();
    expect(await screen.findByText('Nothing is owed of this.')).toBeTruthy();
    expect(last('takePayment')).toMatchObject({ invoice_id: '1', student_id: '101' });
    expect(last('takePayment')).not.toHaveProperty('class_id');
    expect(amount.value).toBe('9000');
  });

  it('is waived for a reason that has to be written, once', async () => {
    const sent: Record<string, string>[] = [];
    server.reply('takePayment', ({ fields }) => {
      sent.push(Object.fromEntries(fields));
      return refused('unavailable', '');
    });
    renderAt('/admin/owing', <OwingPage />);
    await act('Waive');
    submit();
    expect(await screen.findByText('Write the reason.')).toBeTruthy();
    expect(sent).toEqual([]);
    write('Reason', 'Her father is ill');
    for (const times of [1, 2]) {
      submit();
      await waitFor(() => expect(sent).toHaveLength(times));
      await screen.findByRole('alert');
    }
    expect(sent[0]).toMatchObject({
      ...{ way: 'waiver', amount: '9000', invoice_id: '1', note: 'Her father is ill' },
    });
    expect(sent[1]?.request_key).toBe(sent[0]?.request_key);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Her father is ill');
  });

  it('gets more time, not less, and is owed no more, each for a reason', async () => {
    server.reply('extendInvoice', () => refused('day_out_of_reach', 'Within five years.'));
    server.reply('cancelInvoice', () => ok(owed(1, { state: 'cancelled', rest: 0 })));
    renderAt('/admin/owing', <OwingPage />);
    await act('More time');
    write('Due on', '2020-01-01');
    write('Reason', 'A bad harvest');
    submit();
    expect(await screen.findByText(/^Choose a later day/)).toBeTruthy();
    expect(server.of('extendInvoice')).toHaveLength(0);
    write('Due on', '2999-01-01');
    submit();
    expect(await screen.findByText('Within five years.')).toBeTruthy();
    expect(last('extendInvoice')).toMatchObject({ invoice_id: '1', due_on: '2999-01-01' });
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    press('Leave');
    await act('Owed no more');
    write('Reason', 'A mistake');
    submit();
    expect(await screen.findByText('It is owed no more, and the student is told.')).toBeTruthy();
    expect(last('cancelInvoice')).toMatchObject({ invoice_id: '1', reason: 'A mistake' });
  });

  it('is told by WhatsApp in a sentence that is ready', async () => {
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    renderAt('/admin/owing', <OwingPage />);
    await act('Send by WhatsApp');
    const address = decodeURIComponent(String(opened.mock.calls[0]?.[0]));
    expect(address).toContain('https://wa.me/2348031?text=');
    for (const words of ['Student 1', 'Nahw, part 2 of 3', '₦9,000.00', '1 Jan 2020']) {
      expect(address).toContain(words);
    }
  });
});
