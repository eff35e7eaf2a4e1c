import { type Audience, routeAt, routes } from '@institute/contract/routes';
import { isSignedIn } from '../platform/auth-store.ts';
import { lazy, type PageCode } from '../ui/lazy.tsx';

/** Everything a visitor sees: landing view, sign-in, sign-up, reset. Carries no router and no query cache. */
export const PublicArea: PageCode = lazy(() =>
  import('../public/public-area.tsx').then(async (module) => {
    await module.prepareVisitorPage(location.pathname);
    return module.PublicArea;
  }),
);

/** Everything behind the sign-in. */
export const SignedInArea: PageCode = lazy(() =>
  import('./signed-in-area.tsx').then(async (module) => {
    await module.prepareFirstView();
    return module.SignedInArea;
  }),
);

/** The certificate check, open to anyone, with and without a code in its address. */
export const VerifyPage: PageCode = lazy(() =>
  import('../public/verify/verify-page.tsx').then((module) => module.VerifyPage),
);

/** The other pages that ask nobody to sign in and turn nobody away. */
export const OpenArea: PageCode = lazy(() =>
  import('../public/open-area.tsx').then(async (module) => {
    await module.prepareOpenPage(location.pathname);
    return module.OpenArea;
  }),
);

/** Whom the page at a path is for; what is no page at all is told to whoever is signed in. */
export function audienceAt(path: string): Audience {
  const name = routeAt(path);
  return name ? routes[name].audience : 'member';
}

/** The code of the open page at a path; null where there is none. */
export function openPageAt(path: string): PageCode | null {
  if (audienceAt(path) !== 'anyone') return null;
  const name = routeAt(path);
  return name === 'verify' || name === 'verifyForm' ? VerifyPage : OpenArea;
}

/** The area whose code the current page needs. */
export function areaAt(path: string): PageCode {
  const isForVisitors = audienceAt(path) === 'visitor';
  return openPageAt(path) ?? (isSignedIn() && !isForVisitors ? SignedInArea : PublicArea);
}
