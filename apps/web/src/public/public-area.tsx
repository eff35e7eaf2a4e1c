import { Suspense, useEffect } from 'react';
import { Show, slot } from '../platform/lazy-route.tsx';
import { usePlace } from '../platform/location.ts';
import { LandingView } from './landing/landing-view.tsx';

const registerPage = slot(() =>
  import('./auth/register-page.tsx').then((module) => module.RegisterPage),
);
const forgotPage = slot(() =>
  import('./auth/forgot-password-page.tsx').then((module) => module.ForgotPasswordPage),
);

/** /login is the landing view; /register and /forgot-password stand by themselves. */
export function PublicArea() {
  const { path } = usePlace();
  useEffect(() => {
    if (path !== '') window.scrollTo(0, 0);
  }, [path]);
  if (path === '/register' || path === '/forgot-password') {
    return (
      <Suspense fallback={<div className="min-h-dvh bg-hero-via" />}>
        {path === '/register' ? (
          <Show key={path} slot={registerPage} />
        ) : (
          <Show key={path} slot={forgotPage} />
        )}
      </Suspense>
    );
  }
  return <LandingView />;
}
