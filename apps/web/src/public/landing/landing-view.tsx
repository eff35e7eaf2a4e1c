import { language } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Settings, storeAddress } from '../../domains/settings/model.ts';
import type { Profile } from '../../domains/settings/profile-model.ts';
import { useSiteName } from '../../platform/boot.ts';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { DialogFrame } from '../../ui/dialog.tsx';
import { StoreLink } from '../../ui/store-link.tsx';
import { text as uiText } from '../../ui/text.ts';
import { WelcomeText } from '../../ui/welcome-text.tsx';
import { welcomeText } from '../../ui/welcome-title.ts';
import { authText, landingText } from '../text.ts';
import { AboutClassDialog } from './about-class-dialog.tsx';
import { AuthCard } from './auth-card.tsx';
import { ClassShelf } from './class-shelf.tsx';
import { Hero } from './hero.tsx';
import type { OfferedClasses } from './offered-classes.ts';
import { PaintedSignIn } from './painted-sign-in.tsx';
import { FirstWord } from './parts/first-word.tsx';
import { LandingFoot } from './parts/landing-foot.tsx';
import { Story } from './parts/story.tsx';

/** What the landing page is made of. */
export interface LandingData {
  /** Without them the page shows its defaults. */
  settings?: Settings;
  profile: Profile;
  /** The classes on show: none yet while they are on their way, null where they could not be fetched. */
  offered?: OfferedClasses | null;
}

interface LandingViewProps extends LandingData {
  /** Fetches anew what could not be fetched; never so where the server paints. */
  onRetry?: () => void;
  /** The sign-in form, where the page is made with all that gives it life. */
  signIn?: ReactNode;
}

/**
 * What a visitor sees first: who the institute is, a way in, a first word, its classes, and what
 * there is to know of it. It is markup alone: `live/enliven.ts` brings it to life.
 */
export function LandingView({ settings, profile, offered, onRetry, signIn }: LandingViewProps) {
  const siteName = useSiteName();
  const { whatsappNumber = '', landingMessage = '' } = settings ?? {};
  const store = storeAddress(settings, siteName);
  return (
    <div data-language={language.code}>
      <main>
        <Hero profile={profile}>
          <AuthCard>{signIn ?? <PaintedSignIn />}</AuthCard>
        </Hero>
        <FirstWord />
        <ClassShelf offered={offered} onRetry={onRetry} />
        <Story siteName={siteName} profile={profile} />
      </main>
      <footer className="border-line border-t pb-4">
        <LandingFoot settings={{ siteName, whatsappNumber }} profile={profile} />
        {store !== null && (
          <p className="mx-auto max-w-6xl px-2 sm:px-5">
            <StoreLink href={store} />
          </p>
        )}
      </footer>
      {offered && offered.classes.length > 0 && <AboutClassDialog classes={offered.classes} />}
      {landingMessage.trim() !== '' && <WelcomeDialog message={landingMessage} />}
      <LostNotice />
    </div>
  );
}

/** What the page's own script shows where a form could not be fetched, with the link to try again. */
const LostNotice = () => (
  <div
    data-lost
    hidden
    role="alert"
    className="fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-lg items-center gap-2 rounded-card border border-line bg-surface py-2 ps-4 pe-1 text-sm shadow-overlay"
  >
    <p className="grow">{authText.notFetched}</p>
    <a href={pathTo('login')} className={cx(buttonClass('secondary', 'sm'), 'shrink-0')}>
      {uiText.retry}
    </a>
    <IconButton label={uiText.close} data-close="">
      <X size={20} />
    </IconButton>
  </div>
);

/**
 * The institute's message in paragraphs, one per line; closed by its X or 'Got it'. It is painted for
 * everybody: who has seen it knows the browser alone, which opens it (`live/dialogs.ts`).
 */
function WelcomeDialog({ message }: { message: string }) {
  return (
    <DialogFrame
      data-welcome={JSON.stringify(message)}
      isStill
      title={welcomeText.title}
      closing={{ 'data-close': '' }}
      footer={
        <Button data-autofocus data-close="">
          {landingText.gotIt}
        </Button>
      }
    >
      <WelcomeText message={message} />
    </DialogFrame>
  );
}
