import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { amina } from '../../test/mock-server.tsx';
import { setBalance } from './set-balance.ts';
import { useUser } from './use-user.ts';

it('reads the person as they are stored, and stays the same while nothing changes', () => {
  useAuthStore.setState({ user: { ...amina, acting_admin: 'Ustadh Musa', push_id: 'p-1' } });
  const { result, rerender } = renderHook(() => useUser());
  const first = result.current;
  expect(first).toMatchObject({
    phone: '0803',
    walletKobo: 1_000_000,
    referralCode: 'IAL-amina-x7k2p9',
    actingAdmin: 'Ustadh Musa',
    pushId: 'p-1',
    joinedAt: new Date('2023-11-14T22:13:20Z'),
  });
  rerender();
  expect(result.current).toBe(first);
});

it('keeps the stored person in the shape of the wire when the balance changes', () => {
  useAuthStore.setState({ user: amina });
  setBalance(250_050);
  expect(useAuthStore.getState().user).toEqual({ ...amina, wallet: 2500.5 });
});
