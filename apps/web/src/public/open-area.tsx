import { type RouteNameFor, routeAt } from '@institute/contract/routes';
import { Suspense } from 'react';
import { useBrowserLocation } from '../platform/browser-location.ts';
import { lazy, type PageCode } from '../ui/lazy.tsx';
import { LegalPage } from './legal/legal-page.tsx';

/**
 * The pages for anyone, but the certificate check, which stands by itself; what has no code of its
 * own here is a text of the institute.
 */
const openPages: Readonly<
  Record<Exclude<RouteNameFor<'anyone'>, 'verify' | 'verifyForm'>, PageCode | null>
> = {
  terms: null,
  privacy: null,
  verifyEmail: lazy(() =>
    import('./verify-email/verify-email-page.tsx').then((module) => module.VerifyEmailPage),
  ),
  invitation: lazy(() =>
    import('./invitation/invitation-page.tsx').then((module) => module.InvitationPage),
  ),
  paidReceipt: lazy(() =>
    import('./paid/paid-receipt-page.tsx').then((module) => module.PaidReceiptPage),
  ),
  unsubscribe: lazy(() =>
    import('./unsubscribe/unsubscribe-page.tsx').then((module) => module.UnsubscribePage),
  ),
};

const pageAt = (path: string) => {
  const name = routeAt(path);
  return name !== null && isOpenPage(name) ? openPages[name] : null;
};

/** Fetches the page itself, so that what is painted stays until all of it can take its place. */
export const prepareOpenPage = async (path: string): Promise<void> => pageAt(path)?.preload();

/** What anyone may open, signed in or not. */
export function OpenArea() {
  const { path } = useBrowserLocation();
  const Page = pageAt(path);
  if (!Page) return <LegalPage />;
  return (
    <Suspense fallback={<div className="min-h-dvh bg-hero-via" />}>
      <Page key={path} />
    </Suspense>
  );
}

const isOpenPage = (name: string): name is keyof typeof openPages => Object.hasOwn(openPages, name);
