import { roles } from '@institute/contract/auth/abilities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { WalletPage } from './wallet-page.tsx';

const student = {
  id: 1,
  name: 'Amina',
  email: 'amina@example.com',
  phone: '0803',
  walletKobo: 750_000,
  role: roles.student,
  joinedAt: new Date(1_700_000_000_000),
  referralCode: 'x',
  actingAdmin: '',
  erasesAt: null,
  teaches: [],
  office: [],
};

/** A history as long as the server of these tests is told it is, all of one description. */
let total = 0;
const asked: Record<string, string>[] = [];

async function answer(_input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const {
    action,
    email: _email,
    ...rest
  } = Object.fromEntries(new URLSearchParams(String(init?.body)));
  if (action === 'getUserData') return Response.json({ status: true, message: '', data: student });
  if (action !== 'get_wallet_history') throw new TypeError('offline');
  asked.push(rest);
  const page = Number(rest.page);
  const matching = rest.search === 'nothing' ? 0 : total;
  const rows = Math.max(0, Math.min(10, matching - (page - 1) * 10));
  const data = Array.from({ length: rows }, (_, row) => ({
    id: (page - 1) * 10 + row + 1,
    description: `Line ${(page - 1) * 10 + row + 1}`,
    type: row === 0 ? 'credit' : 'debit',
    amount: 100 + row,
    timestamp: 1_763_640_000,
  }));
  return Response.json({
    status: true,
    message: '',
    data,
    meta: { total: matching, page, per_page: 10 },
  });
}

function Address() {
  return <output>{useLocation().search}</output>;
}

function openPage(search = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/wallet-history${search}`]}>
        <WalletPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const address = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  total = 0;
  asked.length = 0;
  useAuthStore.setState({ user: student, isAuthenticated: true });
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the wallet', () => {
  // Proves ours-149.
  it('offers no card to whoever is signed in as the student', () => {
    useAuthStore.setState({ user: { ...student, actingAdmin: 'Idris' } });
    openPage();
    expect(screen.getByText(/^Only the student can pay/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fund Wallet' })).toBeNull();
  });

  it('shows the balance and each line with its sign and its word', async () => {
    total = 2;
    openPage();
    expect(await screen.findByText('Line 1')).toBeTruthy();
    expect(screen.getByText('₦7,500.00')).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines[0]).toContain('Credit +₦100.00');
    expect(lines[1]).toContain('Debit −₦101.00');
    expect(lines[0]).toMatch(/20 Nov 2025, 13:00/);
  });

  // Proves student-2-80.
  it('asks the server for ten a page and turns them, keeping the page in the address', async () => {
    total = 23;
    openPage();
    await screen.findByText('Line 10');
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByText('Line 23')).toBeTruthy();
    expect(screen.queryByText('Line 10')).toBeNull();
    expect(address()).toBe('?page=3');
    expect(asked).toEqual([
      { page: '1', per_page: '10' },
      { page: '3', per_page: '10' },
    ]);
  });

  // Proves student-2-78, student-2-81.
  it('begins a search on its first page and says when nothing matches', async () => {
    total = 23;
    openPage('?page=2');
    await screen.findByText('Line 20');
    const box = screen.getByLabelText('Search by description');
    fireEvent.change(box, { target: { value: 'nothing' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await screen.findByText('No transactions match your search')).toBeTruthy();
    expect(address()).toBe('?search=nothing');
    expect(asked.at(-1)).toEqual({ page: '1', per_page: '10', search: 'nothing' });
  });

  it('shows the last page for an address past the end', async () => {
    total = 12;
    openPage('?page=9');
    expect(await screen.findByText('Line 12')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('?page=2'));
  });

  // Proves student-2-81.
  it('says when there is nothing yet', async () => {
    openPage();
    expect(await screen.findByText('You have no transactions yet')).toBeTruthy();
  });
});
