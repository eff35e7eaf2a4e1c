import { Award, BookOpen, MessagesSquare, Users } from 'lucide-react';
import { useCallback, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { PauseButton } from '../../ui/pause-button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useRotation } from '../../ui/use-rotation.ts';
import { landingText } from '../text.ts';

const text = landingText.features;

/** The four selling points (student specification, section 1). */
const features = [
  { icon: BookOpen, ...text.curriculum },
  { icon: Users, ...text.teachers },
  { icon: MessagesSquare, ...text.practice },
  { icon: Award, ...text.certificates },
];

/** How long a feature stays (student specification, section 9). */
export const FEATURE_MS = 3_000;

/**
 * The selling points, one after the other on a phone; a wide screen shows them in a row, and the
 * rotation lights one up.
 */
export function FeatureShowcase() {
  const [index, setIndex] = useState(0);
  const hydrated = useHydrated();
  const advance = useCallback(() => setIndex((at) => (at + 1) % features.length), []);
  const { playing, setPlaying, rest } = useRotation(FEATURE_MS, advance);
  return (
    <section aria-label={text.title} aria-roledescription={text.carousel} {...rest}>
      <ul className="grid lg:grid-cols-4 lg:gap-x-8">
        {features.map(({ icon: Icon, title, text: detail }, at) => (
          <li
            key={title}
            className={cx(
              'col-start-1 row-start-1 flex items-center gap-4 transition-opacity duration-200 lg:visible lg:col-start-auto lg:items-start lg:gap-3',
              at === index ? 'opacity-100' : 'invisible opacity-0 lg:opacity-100',
            )}
          >
            <span
              className={cx(
                'inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-hero-gold transition-colors duration-200 lg:size-11',
                at === index
                  ? 'text-hero-gold lg:bg-hero-gold lg:text-hero-from'
                  : 'text-hero-gold',
              )}
            >
              <Icon size={24} />
            </span>
            <span>
              <span className="block font-semibold text-lg leading-snug">{title}</span>
              <span className="block text-hero-muted">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={cx('mt-2 flex items-center', !hydrated && 'invisible')}>
        {features.map(({ title }, at) => (
          <button
            key={title}
            type="button"
            aria-label={title}
            aria-current={at === index}
            onClick={() => setIndex(at)}
            className="tap -ms-3 inline-flex items-center justify-center first:-ms-2.5"
          >
            <span
              className={cx(
                'h-2 rounded-full bg-on-hero transition-[width,opacity] duration-200',
                at === index ? 'w-6' : 'w-2 opacity-55',
              )}
            />
          </button>
        ))}
        <PauseButton
          playing={playing}
          onChange={setPlaying}
          what={text.moving}
          className="text-hero-muted hover:text-on-hero"
        />
      </div>
    </section>
  );
}
