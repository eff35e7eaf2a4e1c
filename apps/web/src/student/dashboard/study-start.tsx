import type { Meeting as NextMeetingOf } from '@institute/contract/lessons/study';
import { pathTo } from '@institute/contract/routes';
import { Video } from 'lucide-react';
import { Link } from 'react-router';
import { factsText } from '../../domains/classes/text.ts';
import { Meeting } from '../../domains/classes/widgets/meeting.tsx';
import { useMyStudy } from '../../domains/lessons/study-api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { BrowsePanel } from './browse-panel.tsx';
import { NextLesson } from './next-lesson.tsx';
import { RunningExam } from './running-exam.tsx';
import { StudyWeek } from './study-week.tsx';
import { text } from './text.ts';

/** What helps today: the next lesson, the next meeting, and the week. */
export function StudyStart() {
  const study = useMyStudy();
  if (study.isPending) {
    return (
      <Loading label={text.loadingMine}>
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  }
  if (!study.data) {
    return (
      <div className={cardClass}>
        <ErrorState title={text.failedMine} query={study} />
      </div>
    );
  }
  const { next, running, meeting, week, progress } = study.data;
  const isWaiting = [...progress.values()].every(({ total }) => total === 0);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4 lg:col-span-2">
        {running && <RunningExam running={running} />}
        {running?.lessonRand === next?.lessonRand && running ? null : next ? (
          <NextLesson next={next} />
        ) : (
          <BrowsePanel standing={isWaiting ? 'waiting' : 'finished'} />
        )}
      </div>
      {meeting && <NextMeeting meeting={meeting} />}
      <StudyWeek week={week} />
    </div>
  );
}

/** When a class meets next, and the way to it, where its live links stand. */
function NextMeeting({ meeting }: { meeting: NextMeetingOf }) {
  const timeZone = useTimeZone();
  return (
    <Link
      to={pathTo('class', { id: meeting.classRand })}
      className={cx(
        cardClass,
        'flex grow items-center gap-4 p-4 transition-shadow duration-150 hover:shadow-overlay focus-visible:outline-primary sm:px-6',
      )}
    >
      <Video size={24} className="shrink-0 text-primary" />
      <span className="flex min-w-0 flex-col">
        <span className="text-muted text-sm">{factsText.meets}</span>
        <span className="font-semibold">
          <Meeting at={meeting.at} timeZone={timeZone} />
        </span>
        <PersonText className="line-clamp-1 text-muted text-sm">{meeting.className}</PersonText>
      </span>
    </Link>
  );
}
