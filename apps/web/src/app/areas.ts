import { useAuthStore } from '../platform/auth-store.ts';
import { lazyRoute, type RouteCode } from '../platform/lazy-route.tsx';

/** Everything a visitor sees: landing view, sign-in, sign-up, reset. Carries no router and no query cache. */
export const publicArea: RouteCode = lazyRoute(() =>
  import('../public/public-area.tsx').then((module) => module.PublicArea),
);

/** Everything behind the sign-in. */
export const signedInArea: RouteCode = lazyRoute(() =>
  import('./signed-in-area.tsx').then((module) => module.SignedInArea),
);

/** The page that checks a certificate: open to anyone, signed in or not, and light by itself. */
export const verifyArea: RouteCode = lazyRoute(() =>
  import('../public/verify/verify-page.tsx').then((module) => module.VerifyPage),
);

/** True for `/verify/{code}`, which asks nobody to sign in and turns nobody away. */
export function isVerifyPath(path: string): boolean {
  return path.startsWith('/verify/');
}

const publicPaths: ReadonlySet<string> = new Set(['/login', '/register', '/forgot-password']);

/** True for the routes open to visitors (student specification, section 2). */
export function isPublicPath(path: string): boolean {
  return publicPaths.has(path);
}

/** True when this device knows who is signed in; the server still decides on every call. */
export function isSignedIn(): boolean {
  const { isAuthenticated, user } = useAuthStore.getState();
  return isAuthenticated && user !== null;
}

/** The area whose code the current page needs. */
export function areaAt(path: string): RouteCode {
  if (isVerifyPath(path)) return verifyArea;
  return isSignedIn() && !isPublicPath(path) ? signedInArea : publicArea;
}
