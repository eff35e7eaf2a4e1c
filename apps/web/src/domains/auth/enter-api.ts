import { signInNameOf, type User } from '@institute/contract/auth/user';
import { dictionary } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { ApiError } from '../../platform/api-error.ts';
import { becomeUser, personNow, useAuthStore } from '../../platform/auth-store.ts';
import { noteBeenHere } from '../../platform/been-here.ts';
import { goTo } from '../../platform/location.ts';

const text = dictionary('domains/auth/enter', {
  noCookies:
    'This browser refuses cookies, and without them you cannot stay signed in. Allow cookies for this site in the settings of the browser, then try again.',
});

/** Refuses to begin where nobody could be signed in. Throws `no_cookies`, in words for a person. */
export function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new ApiError('no_cookies', text.noCookies, 0);
}

/**
 * Lets somebody in who has just signed in: storing the user is all it takes, the app then leaves for
 * where the person was going. An administrator who still lacks the second factor that the institute
 * requires is led to where it is set up. Somebody else than the one whose session has ended begins
 * with nothing of theirs (app/session-return.tsx).
 */
export function enter(user: User): void {
  noteBeenHere();
  const before = personNow();
  if (before !== undefined && before !== signInNameOf(user)) {
    becomeUser(user, { keepsDrafts: true });
    return;
  }
  if (user.isFactorMissing) goTo(pathTo('security'), { replace: true });
  useAuthStore.getState().setUser(user);
}
