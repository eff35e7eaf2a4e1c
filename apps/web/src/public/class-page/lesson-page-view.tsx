import type { PublicLesson } from '@institute/contract/classes/public-class';
import { pathTo } from '@institute/contract/routes';
import { Reading } from '../../domains/lessons/widgets/reading/reading.tsx';
import { loginPath } from '../../platform/location.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { JoinPanel } from './join-panel.tsx';
import { LessonFile } from './lesson-file.tsx';
import { text } from './text.ts';
import { TriedLessonView } from './tried-lesson-view.tsx';
import { ShortTitle, TwoScriptsTitle } from './two-scripts-title.tsx';

interface LessonPageViewProps {
  siteName: string;
  lesson: PublicLesson;
}

/** A lesson that anyone may read, and the way on to its class. */
export function LessonPageView({ siteName, lesson }: LessonPageViewProps) {
  const { item, slug } = lesson.class;
  const classHref = pathTo('publicClass', { slug });
  return (
    <PublicFrame
      siteName={siteName}
      signInHref={loginPath(pathTo('class', { id: item.rand }))}
      head={
        <>
          <p className="text-hero-muted">
            {text.ofClass}{' '}
            <a href={classHref} className="underline underline-offset-4">
              <ShortTitle title={item.name} />
            </a>
          </p>
          <h1>
            <TwoScriptsTitle title={lesson.subject} />
          </h1>
        </>
      }
    >
      <article className="flex max-w-[45rem] flex-col gap-6">
        {lesson.blocks.length > 0 ? (
          <TryLesson lesson={lesson} />
        ) : (
          <>
            <LessonFile lesson={lesson} />
            <div>
              <Reading text={lesson.about} hasTools={false} />
            </div>
          </>
        )}
      </article>
      <Card className="mt-8 flex max-w-[45rem] flex-col gap-4">
        <h2 className="text-xl">{text.goOn}</h2>
        <JoinPanel page={lesson.class} />
        <a href={classHref} className={buttonClass('ghost')}>
          {text.backToClass}
        </a>
      </Card>
    </PublicFrame>
  );
}

/** The lesson, which `living-lesson.tsx` takes over once somebody touches it. */
const TryLesson = ({ lesson }: Pick<LessonPageViewProps, 'lesson'>) => (
  <div>
    <div id="root">
      <TriedLessonView lesson={lesson} onReload={ignore} />
    </div>
    <p data-lost="" hidden role="alert" className="mt-4 rounded-field bg-bad-soft px-3 py-2">
      {text.lost}{' '}
      <a
        href={pathTo('publicLesson', { slug: lesson.class.slug, id: lesson.rand })}
        className="underline underline-offset-4"
      >
        {text.reload}
      </a>
    </p>
  </div>
);

const ignore = () => undefined;
