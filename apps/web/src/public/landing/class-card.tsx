import { titleParts } from '@institute/contract/arabic/two-scripts';
import type { Class } from '@institute/contract/classes/classes';
import { pathTo } from '@institute/contract/routes';
import { text } from '../../domains/classes/text.ts';
import { ClassCover } from '../../domains/classes/widgets/class-cover.tsx';
import { PriceBadge } from '../../domains/classes/widgets/price-badge.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { landingText } from '../text.ts';
import { WayIn } from './way-in.tsx';

const words = landingText.classes;

/** A class on the shelf: its cover and title lead to its page, About opens About This Class. */
export function ClassCard({ item }: { item: Class }) {
  const { arabic, latin } = titleParts(item.name);
  const page = pathTo('publicClass', { slug: item.slug || item.rand });
  return (
    <article className="flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-colors duration-150 hover:border-line-strong">
      <a href={page} className="focus-visible:-outline-offset-4">
        <ClassCover name={item.name} category={item.category} className="h-32 w-full shrink-0" />
        {/* The cover shows the Arabic of the title: here stands what is not on it. */}
        <PersonText className="mt-3 block px-4 font-semibold">{latin ?? arabic}</PersonText>
      </a>
      <p className="px-4 pt-1 text-muted text-sm">
        {words.facts(
          item.level,
          item.hours > 0 ? words.hours(item.hours) : '',
          text.lessons(item.lessonCount),
        )}
      </p>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 py-2 ps-4 pe-2">
        <PriceBadge item={item} />
        <WayIn
          form="about"
          href={page}
          data-about={item.rand}
          className="tap inline-flex shrink-0 items-center gap-1 rounded-field px-2 font-semibold text-primary underline-offset-4 hover:underline focus-visible:outline-primary"
        >
          {words.aboutShort} <span className="sr-only">{latin ?? arabic}</span>
        </WayIn>
      </p>
    </article>
  );
}
