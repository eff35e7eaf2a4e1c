import { pathTo } from '@institute/contract/routes';
import type { Settings } from '../../../domains/settings/model.ts';
import type { Profile } from '../../../domains/settings/profile-model.ts';
import { ChatLink } from '../../../ui/chat-link.tsx';
import { Contact } from './contact.tsx';
import { text as words } from './text.ts';

const text = words.foot;

/** Each a whole load of its own: they come painted, and few of those who arrive read them. */
const pages = [
  { href: pathTo('about'), label: text.about },
  { href: pathTo('verifyForm'), label: text.verify },
  { href: pathTo('terms'), label: text.terms },
  { href: pathTo('privacy'), label: text.privacy },
];

interface LandingFootProps {
  settings: Pick<Settings, 'siteName' | 'whatsappNumber'>;
  profile: Pick<Profile, 'address' | 'contactEmail'>;
}

/** The foot of the landing page: how to reach the institute, and the pages about it. */
export function LandingFoot({ settings, profile }: LandingFootProps) {
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-x-12 gap-y-3 px-5 pt-8 pb-2 sm:flex-row sm:items-start sm:px-8">
      <div className="flex flex-col items-start gap-1 sm:me-auto">
        <Contact siteName={settings.siteName} profile={profile} />
        <ChatLink number={settings.whatsappNumber} withWords />
      </div>
      <ul aria-label={text.label} className="flex flex-wrap gap-x-5 sm:flex-col">
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="tap inline-flex items-center rounded-field text-muted underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
