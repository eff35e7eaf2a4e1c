import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { Student } from '@institute/contract/people/students';
import type { getStudentPrices } from '@institute/contract/prices/prices';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { LessCard } from './less-card.tsx';

type Sent = WireOf<typeof getStudentPrices>[number];
const price = (id: number, own: Partial<Sent> = {}): Sent => ({
  ...{ id, class_id: null, class_name: null, share: 20, off: null, why: 'sibling' as const },
  ...{ reason: 'Her brother', coupon: null, until: null, given_at: 1_790_000_000 },
  ...{ given_by: 'Huda', used_at: 0, ended_at: 0, ...own },
});
const halima = { id: 2, name: 'Halima', email: 'h@example.com', phone: '0803' } as Student;

let server: MockServer;
let prices: Sent[] = [];
beforeEach(() => {
  localStorage.clear();
  prices = [
    price(3),
    price(2, { share: null, off: 5000, class_id: 5, class_name: 'Nahw', until: '2020-01-01' }),
    price(1, { why: 'coupon', coupon: 'EARLY', used_at: 1_790_000_000 }),
  ];
  server = mockServer({ ...amina, id: 9, role: roles.administrator });
  server.reply('getStudentPrices', () => ok(prices));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = () => fireEvent.submit(document.querySelector('dialog[open] form') ?? document.body);
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Proves ours-189.
describe('what a student pays less', () => {
  it('is told with its reason, and what holds no more apart', async () => {
    renderAt('/', <LessCard student={halima} />);
    const held = await screen.findByRole('list', { name: 'Pays less' });
    expect(held.textContent).toContain('20 % off in every class');
    expect(held.textContent).toContain('Her brother');
    expect(held.textContent).not.toContain('Nahw');
    expect(screen.getByText('2 prices of before')).toBeTruthy();
    expect(screen.getByText(/EARLY · used/)).toBeTruthy();
  });

  it('is nothing, or could not be asked for, in words', async () => {
    prices = [];
    renderAt('/', <LessCard student={halima} />);
    expect(await screen.findByText('Pays the price of each class.')).toBeTruthy();
    cleanup();
    server.reply('getStudentPrices', () => refused('unavailable', ''));
    renderAt('/', <LessCard student={halima} />);
    expect(
      await screen.findByText('What this student pays less could not be loaded.'),
    ).toBeTruthy();
  });

  it('is given once, and what was typed stays where that is refused', async () => {
    const keys: (string | null)[] = [];
    server.reply('addStudentPrice', ({ fields }) => {
      keys.push(fields.get('request_key'));
      return keys.length === 1 ? refused('unavailable', '') : ok(price(4));
    });
    renderAt('/', <LessCard student={halima} />);
    await screen.findByRole('list', { name: 'Pays less' });
    press('Give a price');
    submit();
    expect(await screen.findByText('Type a whole number from 1 to 100.')).toBeTruthy();
    expect(screen.getByText('Reason is required')).toBeTruthy();
    write('Share in per cent', '25');
    write('Reason', 'Best of her year');
    submit();
    await waitFor(() => expect(keys).toHaveLength(1));
    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLInputElement>('Share in per cent').value).toBe('25');
    submit();
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(keys[1]).toBe(keys[0]);
    const sent = Object.fromEntries(server.of('addStudentPrice')[0]?.fields ?? []);
    expect(sent).toMatchObject({ student_id: '2', share: '25', why: 'scholarship' });
    expect(sent).not.toHaveProperty('amount');
  });

  it('is ended once that is confirmed', async () => {
    server.reply('endStudentPrice', () => ok(price(3, { ended_at: 1_790_000_000 })));
    renderAt('/', <LessCard student={halima} />);
    await screen.findByRole('list', { name: 'Pays less' });
    press('End');
    expect(await screen.findByText('End this price?')).toBeTruthy();
    submit();
    await waitFor(() => expect(server.of('endStudentPrice')).toHaveLength(1));
  });
});
