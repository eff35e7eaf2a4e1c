import type { User } from '@institute/contract/people';
import { pathTo } from '@institute/contract/routes';
import { becomeUser, personNow, useAuthStore } from '../../platform/auth-store.ts';
import { goTo } from '../../platform/location.ts';
import { useReturnStore } from '../../platform/return-store.ts';

/**
 * Lets somebody in who has just signed in: storing the user is all it takes, the app then leaves for
 * where the person was going. An administrator who still lacks the second factor that the institute
 * requires is led to where it is set up. Whoever signs in again over their page goes on there; for
 * somebody else it is loaded anew, and shows nothing of the one before.
 */
export function enter(user: User): void {
  const before = personNow();
  if (before !== undefined && before !== user.email) {
    becomeUser(user);
    location.reload();
    return;
  }
  if (user.factor_missing) goTo(pathTo('security'), { replace: true });
  useAuthStore.getState().setUser(user);
  useReturnStore.getState().settle?.(true);
}
