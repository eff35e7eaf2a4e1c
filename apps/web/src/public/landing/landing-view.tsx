import { pathTo } from '@institute/contract/routes';
import { useEffect, useState } from 'react';
import type { Class } from '../../domains/classes/model.ts';
import { storeSearch } from '../../domains/settings/model.ts';
import { useSiteName } from '../../platform/boot.ts';
import { goTo, SIGN_UP, signUpPath, useBrowserLocation } from '../../platform/location.ts';
import { StoreLink } from '../../ui/store-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import type { AuthForm } from '../auth-forms.tsx';
import { AuthCard } from './auth-card.tsx';
import { ClassShelf } from './class-shelf.tsx';
import { Hero } from './hero.tsx';
import { LazyAuthDialog, preloadAuth } from './lazy-auth-dialog.tsx';
import { PaintedPart } from './painted-part.tsx';
import type { Parts } from './part-names.ts';
import { usePublicClasses, usePublicSettings } from './public-data.ts';
import { useWelcome, WelcomeDialog } from './welcome-dialog.tsx';

/** Which dialog an address asks for: a referral or a class opens sign-up, a guarded page sign-in. */
function dialogOf(query: URLSearchParams): AuthForm | null {
  if (query.get('ref') || query.has(SIGN_UP)) return 'sign-up';
  return query.has('next') ? 'sign-in' : null;
}

/**
 * What a visitor sees first: who the institute is, a way in, a first word, its classes, and what
 * there is to know of it. `parts` are given by the server alone, which paints them.
 */
export function LandingView({ parts }: { parts?: Parts }) {
  const { query } = useBrowserLocation();
  const [dialog, setDialog] = useState<AuthForm | null>(null);
  const asked = dialogOf(query);
  useEffect(() => {
    if (asked === null) return;
    preloadAuth();
    setDialog(asked);
  }, [asked]);

  /** The class is kept in the address, which the forms leave by. */
  const joinClass = ({ rand }: Class) => {
    goTo(signUpPath(pathTo('class', { id: rand })), { replace: true });
    setDialog('sign-up');
  };
  const siteName = useSiteName();
  const settings = usePublicSettings();
  const classes = usePublicClasses();
  const welcome = useWelcome(settings?.landingMessage ?? '');
  useTitle('');

  return (
    <>
      <main>
        <Hero onSignIn={() => setDialog('sign-in')}>
          <AuthCard onOpen={setDialog} onIntent={preloadAuth} />
        </Hero>
        <PaintedPart name="first-word">{parts?.['first-word']}</PaintedPart>
        <ClassShelf state={classes} onJoin={joinClass} />
        <PaintedPart name="story">{parts?.story}</PaintedPart>
      </main>
      <footer className="border-line border-t pb-4">
        <PaintedPart name="foot">{parts?.foot}</PaintedPart>
        <p className="mx-auto max-w-6xl px-2 sm:px-5">
          <StoreLink href={settings?.storeLink ?? storeSearch(siteName)} />
        </p>
      </footer>
      {welcome.open ? (
        <WelcomeDialog message={welcome.message} onClose={welcome.dismiss} />
      ) : (
        <LazyAuthDialog dialog={dialog} referral={query.get('ref') ?? ''} onChange={setDialog} />
      )}
    </>
  );
}
