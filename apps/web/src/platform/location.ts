import { pathTo } from '@institute/contract/routes';
import { useSyncExternalStore } from 'react';

/**
 * Moving between the two halves of the app. The landing half carries no router (its budget is
 * small), so this speaks to the browser's history itself; the router of the signed-in half hears
 * the same `popstate` event.
 */
export function goTo(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The current path and query, following `goTo` and the back button. */
export function useBrowserLocation(): { path: string; query: URLSearchParams } {
  const href = useSyncExternalStore(
    subscribe,
    () => location.pathname + location.search,
    () => LOGIN,
  );
  const [path = '/', search = ''] = href.split('?');
  return {
    path: path.length > 1 ? path.replace(/\/+$/, '') : path,
    query: new URLSearchParams(search),
  };
}

const LOGIN = pathTo('login');
/** A page that leads on to `path`. */
const pageBefore = (page: string, path: string) => `${page}?next=${encodeURIComponent(path)}`;

/** The landing page with sign-in open on it, which leads to `path`. */
export const signInPath = (path: string): string => pageBefore(LOGIN, path);

/** The landing page with sign-up open on it, which leads to `path` once the account is there. */
export const signUpPath = (path: string): string => `${signInPath(path)}&${SIGN_UP}=1`;
/** The parameter that asks for sign-up in place of sign-in. */
export const SIGN_UP = 'join';

/** `/login`, remembering where the person was so that signing in leads back there. */
export function loginPath(from: string): string {
  return from === pathTo('dashboard') || from.startsWith(LOGIN) ? LOGIN : signInPath(from);
}

/** The page of the sign-up form, which leads to `path` once the account is there. */
export const registerPath = (path: string) => pageBefore(pathTo('register'), path);

/** A path of this site. Tabs and line breaks, which browsers leave out, could make another one of it. */
const isOwnPath = /^\/(?![/\\])[^\t\n\r]+$/;

/** Where to go after signing in: the page of this site that was asked for, else the person's home. */
export function returnPath(query: URLSearchParams, home = pathTo('dashboard')): string {
  const next = query.get('next') ?? '/';
  return isOwnPath.test(next) ? next : home;
}
