import { logout } from '@institute/contract/auth/user';
import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { beginToLeave, signOutLocally } from '../../platform/auth-store.ts';
import { goTo } from '../../platform/location.ts';

/** How long the server may take to hear of it, in ms: on a silent line nobody waits longer to be gone. */
const LIMIT_MS = 8_000;

/**
 * Ends the session on the server, then forgets the person here whether or not that was heard. A
 * plain promise, no mutation: the request has to leave before `beginToLeave` refuses all others.
 */
export function useLogout(): { logOut: () => void; isPending: boolean } {
  const [isPending, setPending] = useState(false);
  const leave = () => {
    signOutLocally();
    goTo(pathTo('login'));
  };
  const logOut = () => {
    setPending(true);
    const limit = new AbortController();
    setTimeout(() => limit.abort(), LIMIT_MS);
    callApi(logout, {}, limit).then(leave, leave);
    beginToLeave();
  };
  return { logOut, isPending };
}
