import { Suspense, useEffect } from 'react';
import { LazyRoute, lazyRoute } from '../platform/lazy-route.tsx';
import { useBrowserLocation } from '../platform/location.ts';
import { LandingView } from './landing/landing-view.tsx';

const registerPage = lazyRoute(() =>
  import('./auth/register-page.tsx').then((module) => module.RegisterPage),
);
const forgotPage = lazyRoute(() =>
  import('./auth/forgot-password-page.tsx').then((module) => module.ForgotPasswordPage),
);

/** /login is the landing view; /register and /forgot-password stand by themselves. */
export function PublicArea() {
  const { path } = useBrowserLocation();
  useEffect(() => {
    if (path !== '') window.scrollTo(0, 0);
  }, [path]);
  if (path === '/register' || path === '/forgot-password') {
    return (
      <Suspense fallback={<div className="min-h-dvh bg-hero-via" />}>
        {path === '/register' ? (
          <LazyRoute key={path} route={registerPage} />
        ) : (
          <LazyRoute key={path} route={forgotPage} />
        )}
      </Suspense>
    );
  }
  return <LandingView />;
}
