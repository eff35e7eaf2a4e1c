import { logout } from '@institute/contract/auth/user';
import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { beginToLeave, signOutLocally } from '../../platform/auth-store.ts';
import { goTo } from '../../platform/location.ts';
import { hasTakesHere } from '../../platform/takes/takes-here.ts';

/** How long the server may take to hear of it, in ms: on a silent line nobody waits longer to be gone. */
const LIMIT_MS = 8_000;

interface Logout {
  /** Asks first where recordings on this device would be lost. */
  logOut: () => void;
  isPending: boolean;
  isAsking: boolean;
  /** Whatever is lost by it. */
  leaveNow: () => void;
  stay: () => void;
}

/**
 * Ends the session on the server, then forgets the person here whether or not that was heard. A
 * plain promise, no mutation: the request has to leave before `beginToLeave` refuses all others.
 */
export function useLogout(): Logout {
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    signOutLocally();
    goTo(pathTo('login'));
  };
  const leaveNow = () => {
    setAsking(false);
    setPending(true);
    const limit = new AbortController();
    setTimeout(() => limit.abort(), LIMIT_MS);
    callApi(logout, {}, limit).then(leave, leave);
    beginToLeave();
  };
  return {
    logOut: () => (hasTakesHere() ? setAsking(true) : leaveNow()),
    ...{ isPending, isAsking, leaveNow },
    stay: () => setAsking(false),
  };
}
