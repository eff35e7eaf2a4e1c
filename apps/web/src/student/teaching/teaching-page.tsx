import { getTeaching } from '@institute/contract/reports/teaching';
import { pathTo } from '@institute/contract/routes';
import { useAnswer } from '../../platform/answers.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SilentStudents } from './silent-students.tsx';
import { TaughtClasses } from './taught-classes.tsx';
import { TaughtMeetings } from './taught-meetings.tsx';
import { TeacherFace } from './teacher-face.tsx';
import { text } from './text.ts';
import { WaitingWork } from './waiting-work.tsx';

/** What a teacher begins the day with: exams to mark, questions to answer, and the way into each class. */
export function TeachingPage() {
  const query = useAnswer(getTeaching, {}, { staleTime: 0, refetchOnWindowFocus: true });
  const { data, error } = query;
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      {data ? (
        data.classes.length === 0 ? (
          <EmptyState title={text.none}>{text.noneDetail}</EmptyState>
        ) : (
          <div className="flex flex-col gap-6">
            <TaughtMeetings />
            <WaitingWork teaching={data} />
            <LinkButton
              to={`${pathTo('managedLetters')}?tab=all`}
              variant="ghost"
              className="-my-2 self-start"
            >
              {text.toLetters}
            </LinkButton>
            <TaughtClasses classes={data.classes} />
            <SilentStudents teaching={data} />
            <TeacherFace profile={data.profile} />
          </div>
        )
      ) : error ? (
        <ErrorState title={text.failed} query={query} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-48" />
          <Skeleton className="mt-6 h-40" />
        </Loading>
      )}
    </>
  );
}
