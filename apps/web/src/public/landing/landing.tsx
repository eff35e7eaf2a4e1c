import { useLayoutEffect, useState } from 'react';
import { useBrowserLocation } from '../../platform/browser-location.ts';
import { REFERRAL_PARAMETER } from '../../platform/share.ts';
import { lazy } from '../../ui/lazy.tsx';
import { useTitle } from '../../ui/use-title.ts';
import type { AuthForm } from '../auth-forms.tsx';
import { LazyAuthDialog, preloadAuth } from './lazy-auth-dialog.tsx';
import { followAddress } from './live/address.ts';
import { enliven } from './live/enliven.ts';
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
  const [painted] = useState(paintedElement);
  useTitle('');
  useLayoutEffect(() => {
    if (painted) return show(painted, setDialog);
    window.scrollTo(0, 0);
  }, [painted]);
  return (
    <>
      {!painted && (
        <MadeLanding
          onOpen={setDialog}
          onReach={preloadAuth}
          fallback={<div className="min-h-dvh bg-hero-via" />}
        />
      )}
      <LazyAuthDialog
        dialog={dialog}
        referral={query.get(REFERRAL_PARAMETER) ?? ''}
        onChange={setDialog}
      />
    </>
  );
}

/** Whether another page has stood in the place of the painted one meanwhile. */
let wasLeft = false;

/** Shows what is painted (`styles/index.css`), from where its script leaves off; gives what hides it. */
function show(painted: HTMLElement, open: (form: AuthForm) => void): () => void {
  painted.dataset.shown = '';
  if (wasLeft) window.scrollTo(0, 0);
  const wanted = window.paintedLanding?.handOver() ?? null;
  const stop = [enliven(painted, open, preloadAuth), followAddress(painted, open)];
  if (wanted) open(wanted);
  return () => {
    for (const one of stop) one();
    delete painted.dataset.shown;
    wasLeft = true;
  };
}
