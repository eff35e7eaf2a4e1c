import type { Enrolment } from '@institute/contract/classes/classes';
import { getMyClasses } from '@institute/contract/classes/classes';
import { pathTo } from '@institute/contract/routes';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { subscriptionOf } from '../../domains/classes/subscription.ts';
import { ClassCover } from '../../domains/classes/widgets/class-cover.tsx';
import { useMyStudy } from '../../domains/lessons/study-api.ts';
import type { ClassProgress as Progress } from '../../domains/lessons/study-model.ts';
import { ClassProgress } from '../../domains/lessons/widgets/class-progress.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { useNow } from '../../platform/server-clock.ts';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { classesToContinue } from './classes-to-continue.ts';
import { monogramOf } from './monogram.ts';
import { text } from './text.ts';

const rowClass = 'flex min-h-20 items-center gap-4 pe-3';

/** The way back into the student's classes. */
export function ContinuePanel() {
  const mine = useAnswer(getMyClasses, {});
  const progress = useMyStudy().data?.progress;
  const now = useNow();
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className="mb-3 text-xl">
        {text.goOn}
      </h2>
      <div className={cx(cardClass, 'overflow-hidden')}>
        {mine.isPending ? (
          <Loading label={text.loadingMine}>
            {['one', 'two', 'three'].map((key) => (
              <div key={key} className={rowClass}>
                <Skeleton className="w-[min(4rem,18vw)] self-stretch rounded-none sm:w-24" />
                <Skeleton className="h-6 w-52" />
              </div>
            ))}
          </Loading>
        ) : !mine.data ? (
          <ErrorState title={text.failedMine} query={mine} />
        ) : (
          <>
            <ul>
              {classesToContinue(mine.data, progress, now).map((entry) => (
                <li key={entry.id} className="border-line border-b">
                  <ContinueRow entry={entry} progress={progress?.get(entry.joined.id)} now={now} />
                </li>
              ))}
            </ul>
            <Link
              to={pathTo('myClasses')}
              className="tap flex items-center justify-center font-medium text-primary hover:bg-sunken focus-visible:-outline-offset-2"
            >
              {text.all}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}

interface ContinueRowProps {
  entry: Enrolment;
  /** Undefined while it is not known. */
  progress: Progress | undefined;
  now: Date;
}

function ContinueRow({ entry, progress, now }: ContinueRowProps) {
  const item = entry.joined;
  const subscription = subscriptionOf(entry.subscriptionEndsAt, now);
  return (
    <Link
      to={pathTo('class', { id: item.rand })}
      className={cx(
        rowClass,
        'hover:bg-sunken focus-visible:-outline-offset-2 focus-visible:outline-primary',
      )}
    >
      <ClassCover
        name={monogramOf(item.name)}
        category={item.category}
        className="w-[min(4rem,18vw)] shrink-0 self-stretch sm:w-24"
      />
      <span className="flex min-w-0 grow flex-col py-3">
        <span className="font-semibold">
          <TwoScripts title={item.name} />
        </span>{' '}
        {progress && <ClassProgress of={progress} className="mt-1 max-w-sm" />}
        {subscription.state === 'expired' && (
          <span className="text-bad text-sm">
            {text.expired} <InstituteTime at={subscription.endsAt} />
          </span>
        )}
      </span>
      <ChevronRight size={20} className="shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  );
}
