import type { User } from '@institute/contract/auth/user';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setBalance } from '../domains/auth/set-balance.ts';
import { useUser } from '../domains/auth/use-user.ts';
import { amina, sentUser } from '../test/mock-server.tsx';
import {
  followOtherTabs,
  keptUserOf,
  onSignOut,
  sessionEnded,
  signOutLocally,
  useAuthStore,
} from './auth-store.ts';

const musa: User = { ...amina, id: 9, name: 'Musa', email: 'musa@example.org' };

const keep = (user: unknown) =>
  localStorage.setItem(
    'auth-storage',
    JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 }),
  );
const kept = () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null');

/** What the browser does here when another tab wrote to, or cleared, the storage they share. */
function otherTab(user: User | null): void {
  if (user === null) localStorage.clear();
  else keep(sentUser(user));
  window.dispatchEvent(new StorageEvent('storage', { key: user && 'auth-storage' }));
}

describe('what lies on the device', () => {
  /** As the first release kept it. */
  const old = {
    ...{ id: 1, name: 'Amina', email: 'amina@example.com', phonenumber: '0803', wallet: 2500.5 },
    ...{ role: 1, time: 1_700_000_000, referral_code: 'IAL-amina-x7k2p9', acting_admin: '' },
  };
  const later = { push_id: 'p-1', erases_at: 1_800_000_000 };

  it('is read whole, however long ago it was kept, and is kept again as it was', async () => {
    keep(old);
    await useAuthStore.persist.rehydrate();
    expect(useAuthStore.getState()).toMatchObject({
      user: { ...amina, walletKobo: 250_050 },
      isAuthenticated: true,
    });
    for (const user of [old, { ...old, ...later, teaches: [{ class_id: 7, powers: ['mark'] }] }]) {
      keep(user);
      await useAuthStore.persist.rehydrate();
      const text = localStorage.getItem('auth-storage');
      useAuthStore.setState({});
      expect(localStorage.getItem('auth-storage')).toBe(text);
    }
    expect(useAuthStore.getState().user).toMatchObject({
      ...{ pushId: 'p-1', erasesAt: new Date(1_800_000_000_000) },
      teaches: [{ classId: 7, powers: ['mark'] }],
    });
  });

  it('follows what the page learns, and stays the same object meanwhile', () => {
    useAuthStore.setState({ user: amina });
    const { result, rerender } = renderHook(() => useUser());
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
    act(() => setBalance(250_050));
    expect(result.current).toEqual({ ...amina, walletKobo: 250_050 });
    expect(kept().state.user).toEqual(old);
  });

  it('is nobody where it cannot be read', async () => {
    keep({ name: 'Amina' });
    await useAuthStore.persist.rehydrate();
    expect(useAuthStore.getState().user).toBeNull();
    for (const text of [null, 'no JSON', '{}', '{"state":{"user":null}}', '7']) {
      expect(keptUserOf(text)).toBeNull();
    }
  });
});

// Proves student-3-2.
it('follows what other tabs do and forgets the first person’s answers', () => {
  const forget = vi.fn();
  onSignOut(forget);
  followOtherTabs();
  useAuthStore.getState().setUser(amina);

  otherTab({ ...amina, walletKobo: 9000 });
  expect(useAuthStore.getState().user?.walletKobo).toBe(9000);
  expect(forget).not.toHaveBeenCalled();

  otherTab(musa);
  expect(useAuthStore.getState().user?.name).toBe('Musa');
  expect(forget).toHaveBeenCalledTimes(1);

  otherTab(null);
  expect(useAuthStore.getState().isAuthenticated).toBe(false);
  expect(forget).toHaveBeenCalledTimes(2);
});

describe('what was being written', () => {
  // Proves student-4-6.
  it('outlives a session that ends, and not a logout', () => {
    localStorage.setItem('draft:exam:amina@example.com:abc', 'half an answer');
    localStorage.setItem('card-payments', '[]');
    sessionEnded();
    expect({ ...localStorage }).toEqual({
      'draft:exam:amina@example.com:abc': 'half an answer',
    });
    signOutLocally();
    expect(localStorage.getItem('draft:exam:amina@example.com:abc')).toBeNull();
  });

  it('has theme, guide and welcome beside it, which the own logout alone clears', () => {
    const device = { 'theme-storage': '{}', 'guide-storage': '{}' };
    const keep = () => {
      for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
      sessionStorage.setItem('landing-message-seen', 'Welcome');
    };
    const wishes: boolean[] = [];
    onSignOut((leaver) => wishes.push(leaver !== undefined));
    keep();
    useAuthStore.getState().setUser(amina);
    sessionEnded();
    expect({ ...localStorage }).toEqual(device);
    expect(sessionStorage.getItem('landing-message-seen')).toBe('Welcome');
    signOutLocally();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(wishes).toEqual([false, true]);
  });
});
