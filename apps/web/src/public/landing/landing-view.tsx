import { pathTo } from '@institute/contract/routes';
import { useEffect, useState } from 'react';
import type { Class } from '../../domains/classes/model.ts';
import { goTo, SIGN_UP, signUpPath, useBrowserLocation } from '../../platform/location.ts';
import { ChatLink } from '../../ui/chat-link.tsx';
import { StoreLink } from '../../ui/store-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import type { AuthForm } from '../auth/auth-forms.tsx';
import { landingText } from '../text.ts';
import { AuthCard } from './auth-card.tsx';
import { ClassShelf } from './class-shelf.tsx';
import { Hero } from './hero.tsx';
import { LazyAuthDialog, preloadAuth } from './lazy-auth-dialog.tsx';
import { usePublicClasses, usePublicSettings } from './public-data.ts';
import { useWelcome, WelcomeDialog } from './welcome-dialog.tsx';

/** A whole load of their own: they come painted, and few of those who arrive read them. */
const legalPages = ['terms', 'privacy'] as const;

/** Which dialog an address asks for: a referral or a class opens sign-up, a guarded page sign-in. */
function dialogOf(query: URLSearchParams): AuthForm | null {
  if (query.get('ref') || query.has(SIGN_UP)) return 'sign-up';
  return query.has('next') ? 'sign-in' : null;
}

/** What a visitor sees first: who the institute is, a way in, and its classes. */
export function LandingView() {
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
  const settings = usePublicSettings();
  const classes = usePublicClasses();
  const welcome = useWelcome(settings?.landingMessage ?? '');
  useTitle('');

  return (
    <>
      <main>
        <Hero>
          <AuthCard onOpen={setDialog} onIntent={preloadAuth} />
        </Hero>
        <ClassShelf state={classes} onJoin={joinClass} />
      </main>
      <footer className="flex flex-col items-center gap-2 px-4 pt-2 pb-8">
        <ChatLink number={settings?.whatsappNumber ?? ''} withWords />
        <StoreLink />
        <p className="flex flex-wrap justify-center gap-x-4">
          {legalPages.map((page) => (
            <a
              key={page}
              href={pathTo(page)}
              className="tap inline-flex items-center rounded-field px-1 text-muted text-sm underline-offset-4 hover:underline"
            >
              {landingText[page]}
            </a>
          ))}
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
