import { language } from '@institute/contract/language';
import { type Settings, storeSearch } from '../../domains/settings/model.ts';
import type { Profile } from '../../domains/settings/profile-model.ts';
import { useSiteName } from '../../platform/boot.ts';
import { StoreLink } from '../../ui/store-link.tsx';
import { AboutClassDialog } from './about-class-dialog.tsx';
import { AuthCard } from './auth-card.tsx';
import { ClassShelf } from './class-shelf.tsx';
import { Hero } from './hero.tsx';
import type { OfferedClasses } from './offered-classes.ts';
import { FirstWord } from './parts/first-word.tsx';
import { LandingFoot } from './parts/landing-foot.tsx';
import { Story } from './parts/story.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

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
}

/**
 * What a visitor sees first: who the institute is, a way in, a first word, its classes, and what
 * there is to know of it. It is markup alone: `live/enliven.ts` brings it to life.
 */
export function LandingView({ settings, profile, offered, onRetry }: LandingViewProps) {
  const siteName = useSiteName();
  const { whatsappNumber = '', landingMessage = '' } = settings ?? {};
  return (
    <div data-language={language.code}>
      <main>
        <Hero>
          <AuthCard />
        </Hero>
        <FirstWord />
        <ClassShelf offered={offered} onRetry={onRetry} />
        <Story siteName={siteName} profile={profile} />
      </main>
      <footer className="border-line border-t pb-4">
        <LandingFoot settings={{ siteName, whatsappNumber }} profile={profile} />
        <p className="mx-auto max-w-6xl px-2 sm:px-5">
          <StoreLink href={settings?.storeLink ?? storeSearch(siteName)} />
        </p>
      </footer>
      {offered && offered.classes.length > 0 && <AboutClassDialog classes={offered.classes} />}
      {landingMessage.trim() !== '' && <WelcomeDialog message={landingMessage} />}
    </div>
  );
}
