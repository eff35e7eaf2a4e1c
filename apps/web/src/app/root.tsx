import { firstPageOf } from '@institute/contract/auth/roles';
import { pathTo } from '@institute/contract/routes';
import { Suspense, useEffect } from 'react';
import { isSignedIn, useAuthStore } from '../platform/auth-store.ts';
import { useBrowserLocation } from '../platform/browser-location.ts';
import { goTo, loginPath, returnPath } from '../platform/location.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { audienceAt, openPageAt, PublicArea, SignedInArea } from './areas.ts';

/**
 * Chooses between the public and the signed-in half, and guards both: whoever is not signed in goes
 * to /login, which remembers the way; whoever is signed in has no business on /login.
 */
export function Root() {
  const { path, query } = useBrowserLocation();
  const signedIn = useAuthStore(isSignedIn);
  const OpenPage = openPageAt(path);
  const isForVisitors = audienceAt(path) === 'visitor';
  const home = useAuthStore((state) => pathTo(firstPageOf(state.user)));
  const destination = isForVisitors && signedIn ? returnPath(query, home) : null;
  const mustSignIn = !isForVisitors && !OpenPage && !signedIn;

  useEffect(() => {
    if (destination !== null) goTo(destination, { replace: true });
    else if (mustSignIn) {
      const { pathname, search, hash } = location;
      goTo(loginPath(pathname + search + hash), { replace: true });
    }
  }, [destination, mustSignIn]);

  return (
    <>
      <ErrorBoundary resetKey={signedIn}>
        {/* Its key takes the pages of whoever has signed out away at once. Without it they would stay,
            hidden and still asking for news, until the code of the public half has come. */}
        <Suspense key={signedIn ? 'person' : 'visitor'} fallback={null}>
          {OpenPage ? (
            <OpenPage />
          ) : signedIn ? (
            destination === null && <SignedInArea />
          ) : (
            <PublicArea />
          )}
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </>
  );
}
