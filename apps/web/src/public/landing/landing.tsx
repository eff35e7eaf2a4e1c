import { useCallback, useLayoutEffect, useState } from 'react';
import { useBrowserLocation } from '../../platform/browser-location.ts';
import { REFERRAL_PARAMETER } from '../../platform/share.ts';
import { lazy } from '../../ui/lazy.tsx';
import { useTitle } from '../../ui/use-title.ts';
import type { AuthForm } from '../auth-forms.tsx';
import { LazyAuthDialog, preloadAuth } from './lazy-auth-dialog.tsx';
import { followAddress } from './live/address.ts';
import { enliven } from './live/enliven.ts';
import { typedSignIn } from './live/sign-in.ts';
import { LivingSignIn } from './living-sign-in.tsx';
import { paintedElement } from './painted-landing.ts';

/** Fetched where nothing was painted: after signing out, or from another page of visitors. */
const MadeLanding = lazy(() => import('./made-landing.tsx').then((code) => code.MadeLanding));

/**
 * The landing page with its forms. What the server has painted of it stays as it stands in the page, and
 * the forms come over it; elsewhere it is made here.
 */
export function Landing() {
  const { query } = useBrowserLocation();
  const [dialog, setDialog] = useState<AuthForm | null>(null);
  const [email, setEmail] = useState('');
  const [painted] = useState(paintedElement);
  const [isSent, setSent] = useState(false);
  const open = useCallback((form: AuthForm) => {
    setEmail(typedSignIn(document).email);
    setDialog(form);
  }, []);
  useTitle('');
  useLayoutEffect(() => {
    if (painted) return show(painted, open, () => setSent(true));
    window.scrollTo(0, 0);
  }, [painted, open]);
  return (
    <>
      {painted && <LivingSignIn landing={painted} isSent={isSent} />}
      {!painted && (
        <MadeLanding
          onOpen={open}
          onReach={preloadAuth}
          fallback={<div className="min-h-dvh bg-hero-via" />}
        />
      )}
      <LazyAuthDialog
        dialog={dialog}
        email={email}
        referral={query.get(REFERRAL_PARAMETER) ?? ''}
        onChange={setDialog}
      />
    </>
  );
}

/** Whether another page has stood in the place of the painted one meanwhile. */
let wasLeft = false;

/** Shows what is painted (`styles/index.css`), from where its script leaves off; gives what hides it. */
function show(
  painted: HTMLElement,
  open: (form: AuthForm) => void,
  onSent: () => void,
): () => void {
  painted.dataset.shown = '';
  if (wasLeft) window.scrollTo(0, 0);
  const wanted = window.paintedLanding?.handOver() ?? null;
  const stop = [enliven(painted, open, preloadAuth), followAddress(painted, open)];
  // The sign-in form stands in the page: who asked for it has sent it.
  if (wanted === 'sign-in') onSent();
  else if (wanted) open(wanted);
  return () => {
    for (const one of stop) one();
    if (painted.contains(document.activeElement)) beginAnew();
    delete painted.dataset.shown;
    wasLeft = true;
  };
}

/** The keyboard begins at the top of the page that comes: what it was in stands behind that. */
function beginAnew(): void {
  const root = document.getElementById('root');
  root?.setAttribute('tabindex', '-1');
  root?.focus({ preventScroll: true });
  root?.removeAttribute('tabindex');
}
