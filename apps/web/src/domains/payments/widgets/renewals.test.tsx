import { roles } from '@institute/contract/auth/abilities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../../platform/auth-store.ts';
import { RenewSwitch } from './renew-switch.tsx';
import { SavedCard } from './saved-card.tsx';

const student = {
  ...{ id: 1, name: 'Amina', email: 'amina@example.com', phone: '0803', walletKobo: 0 },
  ...{ role: roles.student, joinedAt: new Date(0), referralCode: 'x', actingAdmin: '' },
  ...{ erasesAt: null, teaches: [], office: [] },
};
const place = {
  ...{ class_id: 'nahw', class_name: 'Nahw', is_on: '0', kind: 'month', day: '2026-12-03' },
  amount: 5000,
};
const card = { name: 'Visa •••• 4081', expires: '2028-04' };

let answers: Record<string, unknown>;
let asked: Record<string, string>[];

beforeEach(() => {
  asked = [];
  useAuthStore.setState({ user: student, isAuthenticated: true });
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_input: unknown, init?: RequestInit) => {
      const { action = '', ...rest } = Object.fromEntries(new URLSearchParams(String(init?.body)));
      if (action !== 'get_renewals') asked.push({ action, ...rest });
      const said = answers[action];
      if (said === undefined) throw new TypeError('offline');
      return Response.json({ status: true, message: '', data: said });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (screenOf: React.ReactNode) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>{screenOf}</MemoryRouter>
    </QueryClientProvider>,
  );

// Proves ours-215.
it('shows in the press itself what was wanted, until the answer says how it stands', async () => {
  answers = { get_renewals: { card, places: [{ ...place, is_on: false }] }, set_renewal: null };
  show(<RenewSwitch classId="nahw" />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Pay by itself/ });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  await waitFor(() => expect(box.checked).toBe(false));
});

it('the switch says amount, day and card, and sends what was shown', async () => {
  answers = { get_renewals: { card, places: [{ ...place, is_on: false }] }, set_renewal: null };
  show(<RenewSwitch classId="nahw" />);
  const box = await screen.findByRole('checkbox', { name: /Pay by itself/ });
  expect(box).toHaveProperty('checked', false);
  const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/₦5,000.00 for a month more on .*3.*Visa •••• 4081/);
  fireEvent.click(box);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ action: 'set_renewal', class_id: 'nahw', on: '1' });
  expect(Number(asked[0]?.amount)).toBe(5000);
});

// Proves ours-215.
it('is not there where nothing is paid by the month or in parts', async () => {
  answers = { get_renewals: { places: [] } };
  const { container } = show(<RenewSwitch classId="nahw" />);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});

// Proves ours-179, ours-215.
it('a card that has paid is offered, and kept by a press', async () => {
  const offer = { reference: 'CLASS_1_abcdef', name: card.name };
  answers = { get_renewals: { offer, places: [] }, keep_card: card };
  show(<SavedCard />);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep this card' }));
  await waitFor(() =>
    expect(asked).toMatchObject([{ action: 'keep_card', ...{ reference: offer.reference } }]),
  );
});

// Proves ours-215.
it('the wallet has the card, what is paid by itself and why something stopped, each ended by one press', async () => {
  const on = { ...place, is_on: true };
  const off = { ...place, class_id: 'sarf', class_name: 'Sarf', is_on: false, stopped: 'expired' };
  answers = { get_renewals: { card, places: [on, off] }, set_renewal: null, remove_card: null };
  show(<SavedCard />);
  await screen.findByText('04/28');
  screen.getByText(/your card has expired/);
  expect(screen.getAllByRole('button', { name: 'Stop' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(asked[0]).toMatchObject({ action: 'set_renewal', on: '0' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(asked[1]).toMatchObject({ action: 'remove_card' }));
});

// Proves ours-215.
it('a part is said to be paid by the wallet in any case, and the switch to add the card', async () => {
  answers = { get_renewals: { card, places: [{ ...place, kind: 'part', is_on: false }] } };
  show(<RenewSwitch classId="nahw" />);
  await screen.findByText(/Your wallet pays it by itself in any case/);
  expect(screen.getByText(/Switched on,/).textContent).toContain('Visa •••• 4081 pays where');
});

// Proves ours-192.
it('an administrator who is signed in as the student presses nothing', async () => {
  useAuthStore.setState({ user: { ...student, actingAdmin: 'Musa' }, isAuthenticated: true });
  answers = { get_renewals: { card, places: [{ ...place, is_on: true }] } };
  show(<SavedCard />);
  await screen.findByText('04/28');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show(<RenewSwitch classId="nahw" />);
  expect(await screen.findByRole('checkbox')).toHaveProperty('disabled', true);
});
