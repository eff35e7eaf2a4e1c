import { useAuthStore } from '../../platform/auth-store.ts';

/** Shows a new balance, in naira, at once; the data of the person signed in are asked for as well. */
export function setBalance(wallet: number): void {
  const { user, setUser } = useAuthStore.getState();
  if (user) setUser({ ...user, wallet });
}
