import { useMyStudy } from '../../domains/lessons/study-api.ts';
import { cardClass } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { BrowsePanel } from './browse-panel.tsx';
import { NextLesson } from './next-lesson.tsx';
import { NextMeeting } from './next-meeting.tsx';
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
  const { next, running, meeting, week, weekGoal, progress } = study.data;
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
      <NextMeeting prose={meeting} />
      <StudyWeek week={week} goal={weekGoal} />
    </div>
  );
}
