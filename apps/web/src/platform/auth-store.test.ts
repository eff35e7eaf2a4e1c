import { roles } from '@institute/contract/auth/abilities';
import type { User } from '@institute/contract/auth/user';
import { describe, expect, it, vi } from 'vitest';
import {
  followOtherTabs,
  onSignOut,
  sessionEnded,
  signOutLocally,
  useAuthStore,
} from './auth-store.ts';

const amina = { name: 'Amina', email: 'amina@example.org', role: roles.student } as User;
const musa = { name: 'Musa', email: 'musa@example.org', role: roles.student } as User;

/** What the browser does here when another tab wrote to, or cleared, the storage they share. */
function otherTab(state: { user: User | null; isAuthenticated: boolean } | null): void {
  if (state === null) localStorage.clear();
  else localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
  window.dispatchEvent(new StorageEvent('storage', { key: state && 'auth-storage' }));
}

// Proves student-3-2.
it('follows what other tabs do and forgets the first person’s answers', () => {
  const forget = vi.fn();
  onSignOut(forget);
  followOtherTabs();
  useAuthStore.getState().setUser(amina);

  otherTab({ user: { ...amina, wallet: 90 }, isAuthenticated: true });
  expect(useAuthStore.getState().user?.wallet).toBe(90);
  expect(forget).not.toHaveBeenCalled();

  otherTab({ user: musa, isAuthenticated: true });
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
