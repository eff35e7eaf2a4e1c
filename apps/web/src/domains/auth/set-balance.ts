import { useAuthStore } from '../../platform/auth-store.ts';

/** Shows a new balance at once; the data of the person signed in are asked for as well. */
export function setBalance(walletKobo: number): void {
  const { user, setUser } = useAuthStore.getState();
  if (user) setUser({ ...user, walletKobo });
}
