import type { ListedLesson, PublicClass } from '@institute/contract/classes/public-class';
import { pathTo } from '@institute/contract/routes';
import { factsText } from '../../domains/classes/text.ts';
import { Outcomes } from '../../domains/classes/widgets/outcomes.tsx';
import { loginPath } from '../../platform/location.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { MixedText } from '../../ui/mixed-text.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { ClassFacts } from './class-facts.tsx';
import { JoinPanel } from './join-panel.tsx';
import { ShareLinks } from './share-links.tsx';
import { text } from './text.ts';
import { TwoScriptsTitle } from './two-scripts-title.tsx';

interface ClassPageViewProps {
  siteName: string;
  timeZone: string;
  /** Origin of absolute addresses. */
  origin: string;
  page: PublicClass;
}

/** The page of a class, for anyone. */
export function ClassPageView({ siteName, timeZone, origin, page }: ClassPageViewProps) {
  const { item } = page;
  return (
    <PublicFrame
      siteName={siteName}
      signInHref={loginPath(pathTo('class', { id: item.rand }))}
      head={
        <>
          <p className="text-hero-muted">
            <PersonText>{item.category}</PersonText>
          </p>
          <h1>
            <TwoScriptsTitle title={item.name} />
          </h1>
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <Card aria-label={text.facts} className="flex flex-col gap-5 lg:order-last">
          <ClassFacts page={page} timeZone={timeZone} />
          <JoinPanel page={page} />
          <ShareLinks
            title={item.name}
            url={`${origin}${pathTo('publicClass', { slug: page.slug })}`}
          />
        </Card>
        <div className="flex min-w-0 max-w-[45rem] flex-col gap-8">
          <Outcomes outcomes={item.outcomes} />
          <section>
            <h2 className="mb-2 text-xl">{text.about}</h2>
            <RichText text={item.about} />
          </section>
          {page.lessons.length > 0 && <Contents page={page} />}
        </div>
      </div>
    </PublicFrame>
  );
}

/** The lessons by name; those that are free to look into are links. */
function Contents({ page: { slug, lessons } }: { page: PublicClass }) {
  return (
    <section>
      <h2 className="text-xl">{text.contents}</h2>
      {lessons.some(({ isOpen }) => isOpen) && (
        <p className="mt-1 text-muted text-sm">{text.lookHint}</p>
      )}
      <ol className="mt-3 flex flex-col divide-y divide-line border-line border-y">
        {lessons.map((lesson) => (
          <li key={lesson.rand} className="py-1">
            <LessonLine slug={slug} lesson={lesson} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function LessonLine({ slug, lesson }: { slug: string; lesson: ListedLesson }) {
  const { rand, subject, kind, isOpen } = lesson;
  const row = 'flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1';
  if (isOpen) {
    return (
      <a href={pathTo('publicLesson', { slug, id: rand })} className={`${row} rounded-field`}>
        <span className="font-medium text-primary underline underline-offset-4">
          <MixedText text={subject} />
        </span>
        <Badge tone="good">{factsText.look}</Badge>
      </a>
    );
  }
  return (
    <p className={row}>
      <MixedText text={subject} />
      {kind !== 'lesson' && (
        <Badge tone={kind === 'exam' ? 'gold' : 'info'}>{text.kinds[kind]}</Badge>
      )}
    </p>
  );
}
