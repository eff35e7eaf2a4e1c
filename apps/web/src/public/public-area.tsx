import { type RouteNameFor, routeAt } from '@institute/contract/routes';
import { Suspense, useEffect } from 'react';
import { useBrowserLocation } from '../platform/browser-location.ts';
import { lazy, type PageCode } from '../ui/lazy.tsx';
import { Landing } from './landing/landing.tsx';

/** The pages of visitors; what has no code of its own here is the landing view. */
const visitorPages: Readonly<Record<RouteNameFor<'visitor'>, PageCode | null>> = {
  login: null,
  register: lazy(() => import('./auth/register-page.tsx').then((module) => module.RegisterPage)),
  forgotPassword: lazy(() =>
    import('./auth/forgot-password-page.tsx').then((module) => module.ForgotPasswordPage),
  ),
};

const pageAt = (path: string) => {
  const name = routeAt(path);
  return name !== null && isVisitorPage(name) ? visitorPages[name] : null;
};

/** Fetches the page itself, so that what is painted stays until all of it can take its place. */
export const prepareVisitorPage = async (path: string): Promise<void> => pageAt(path)?.preload();

/** /login is the landing view; the other pages of visitors stand by themselves. */
export function PublicArea() {
  const { path } = useBrowserLocation();
  const Page = pageAt(path);
  useEffect(() => {
    // The landing view may have been read long before: it knows itself.
    if (path !== '' && Page) window.scrollTo(0, 0);
  }, [path, Page]);
  if (!Page) return <Landing />;
  return (
    <Suspense fallback={<div className="min-h-dvh bg-hero-via" />}>
      <Page key={path} />
    </Suspense>
  );
}

const isVisitorPage = (name: string): name is keyof typeof visitorPages =>
  Object.hasOwn(visitorPages, name);
