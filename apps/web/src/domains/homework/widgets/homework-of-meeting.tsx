import { getHomework } from '@institute/contract/homework/my-homework';
import { useAnswer } from '../../../platform/answers.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { text as words } from '../text.ts';
import { HomeworkView } from './homework-view.tsx';

/** The homework that a meeting gave. */
export function HomeworkOfMeeting({ meetingId }: { meetingId: number }) {
  const query = useAnswer(getHomework, { meetingId });
  const { data } = query;
  const [homework] = data?.homework ?? [];
  if (data && homework) {
    return (
      <HomeworkView
        given={{ meetingId }}
        homework={homework}
        consent={data.consent}
        files={[]}
        onReload={() => query.refetch()}
      />
    );
  }
  if (query.error) return <ErrorState title={words.failed} query={query} />;
  if (data) return null;
  return (
    <Loading label={words.loading}>
      <Skeleton className="h-72 rounded-card" />
    </Loading>
  );
}
