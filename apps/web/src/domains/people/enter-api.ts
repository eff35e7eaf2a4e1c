import type { User } from '@institute/contract/people';
import { pathTo } from '@institute/contract/routes';
import { useAuthStore } from '../../platform/auth-store.ts';
import { goTo } from '../../platform/location.ts';

/**
 * Lets somebody in who has just signed in: storing the user is all it takes, the app then leaves for
 * where the person was going. An administrator who still lacks the second factor that the institute
 * requires is led to where it is set up.
 */
export function enter(user: User): void {
  if (user.factor_missing) goTo(pathTo('security'), { replace: true });
  useAuthStore.getState().setUser(user);
}
