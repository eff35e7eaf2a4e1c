import type { Point } from '@institute/contract/settings/institute-profile';
import { Award, BookOpen, MessagesSquare, Users } from 'lucide-react';
import { standardLanding } from '../../domains/settings/standard-landing.ts';
import { landingText } from '../text.ts';
import { PauseButton } from './pause-button.tsx';

const text = landingText.features;

/** By the place of the point. */
const icons = [BookOpen, Users, MessagesSquare, Award] as const;

/**
 * The selling points, one after the other on a phone; a wide screen shows them in a row, and the
 * rotation lights one up (`live/moving.ts`). The institute's own, or the four of the product.
 */
export function FeatureShowcase({ promises }: { promises: readonly Point[] }) {
  const features = (promises.length > 0 ? promises : standardLanding.promises).map((point, at) => ({
    ...point,
    id: at,
    Icon: icons[at] ?? Award,
  }));
  return (
    <section aria-label={text.title} aria-roledescription={text.carousel} data-features="">
      <ul className="grid grid-cols-1 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8">
        {features.map(({ id, Icon, title, line }) => (
          <li
            key={id}
            data-feature=""
            data-current={id === 0 ? '' : undefined}
            className="group invisible col-start-1 row-start-1 flex items-center gap-4 opacity-0 transition-opacity duration-200 data-current:visible data-current:opacity-100 lg:visible lg:col-start-auto lg:items-start lg:gap-3 lg:opacity-100"
          >
            <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-hero-gold text-hero-gold transition-colors duration-200 lg:size-11 lg:group-data-current:bg-hero-gold lg:group-data-current:text-hero-from">
              <Icon size={24} />
            </span>
            <span className="min-w-0 break-words">
              <span dir="auto" className="block font-semibold text-lg leading-snug">
                {title}
              </span>
              <span dir="auto" className="block text-hero-muted">
                {line}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div data-live="" className="invisible mt-2 flex items-center">
        {features.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-label={title}
            aria-current={id === 0}
            data-dot=""
            className="tap group -ms-3 inline-flex items-center justify-center first:-ms-2.5"
          >
            <span className="h-2 w-2 rounded-full bg-on-hero opacity-55 transition-[width,opacity] duration-200 group-aria-[current=true]:w-6 group-aria-[current=true]:opacity-100" />
          </button>
        ))}
        <PauseButton what={text.moving} className="text-hero-muted hover:text-on-hero" />
      </div>
    </section>
  );
}
