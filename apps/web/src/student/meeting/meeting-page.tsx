import { getMyMeeting, type MyMeeting } from '@institute/contract/meetings/my-meetings';
import { doorOf } from '@institute/contract/meetings/presence-rules';
import { pathTo } from '@institute/contract/routes';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { CalendarButton } from '../../domains/meetings/widgets/calendar/calendar-button.tsx';
import { MeetingState } from '../../domains/meetings/widgets/meeting-state.tsx';
import { MeetingWhen } from '../../domains/meetings/widgets/meeting-when.tsx';
import { PresenceBadge } from '../../domains/meetings/widgets/presence-badge.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { errorCode } from '../../platform/api-error.ts';
import { useNow } from '../../platform/server-clock.ts';
import { hasTakesHere } from '../../platform/takes/takes-here.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { Attend } from './attend.tsx';
import { text } from './text.ts';

/** Only where there is something to hear. */
const HeardAgain = lazy(
  () =>
    import('../../domains/meetings/widgets/recording/heard-again.tsx').then(
      (code) => code.HeardAgain,
    ),
  { whenLost: 'hide' },
);

/** Only where it gave something to hand in. */
const Homework = lazy(
  () =>
    import('../../domains/homework/widgets/homework-of-meeting.tsx').then(
      (code) => code.HomeworkOfMeeting,
    ),
  { whenLost: 'hide' },
);

/** Only where this device keeps what is not handed in, which may be of this meeting. */
const UnsentHomework = lazy(
  () => import('../../domains/homework/widgets/unsent.tsx').then((code) => code.Unsent),
  { whenLost: 'hide', isForSavedClasses: true },
);

/** What there is no meeting for; a link that was damaged on its way holds what cannot be an id. */
const MISSING: ReadonlySet<string> = new Set(['meeting_not_found', 'invalid_input']);

/** How often the page looks whether the link is there. */
const LOOK_MS = 15_000;

const waitsForLink = (meeting: MyMeeting | undefined, now: Date): boolean =>
  meeting?.hasPlace === false && meeting.state !== 'cancelled' && doorOf(meeting, now) === 'open';

/** One live meeting of a student: whose it is and when, the way in, and how it went. */
export function MeetingPage() {
  const { id = '' } = useParams();
  const now = useNow();
  const query = useAnswer(
    getMyMeeting,
    { meetingId: id },
    {
      ...{ staleTime: 0, refetchOnWindowFocus: true },
      refetchInterval: ({ state }) => waitsForLink(state.data, now) && LOOK_MS,
    },
  );
  if (query.data) return <Shown meeting={query.data} now={now} />;
  if (MISSING.has(errorCode(query.error) ?? '')) {
    return (
      <>
        <PageHeader title={text.missing} />
        <EmptyState
          title={text.missingDetail}
          action={<LinkButton to={pathTo('dashboard')}>{text.toDashboard}</LinkButton>}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={text.title} />
      {query.error ? (
        <div className="flex max-w-2xl flex-col gap-4">
          {hasTakesHere() && <UnsentHomework />}
          <ErrorState title={text.failed} query={query} />
        </div>
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-72 max-w-2xl rounded-card" />
        </Loading>
      )}
    </>
  );
}

function Shown({ meeting, now }: { meeting: MyMeeting; now: Date }) {
  const { className, classRand, groupName, teacherName, room, topic } = meeting;
  const { taught, homework, lesson, lessonRand, presence } = meeting;
  return (
    <>
      <PageHeader
        title={className}
        heading={<TwoScripts title={className} />}
        back={<BackLink to={pathTo('class', { id: classRand })}>{text.toClass}</BackLink>}
      />
      <Card className="flex max-w-2xl flex-col gap-4">
        <dl className="flex flex-col gap-3">
          <Line name={text.when}>
            <span className="font-semibold text-lg">
              <MeetingWhen meeting={meeting} now={now} withUntil={meeting.state !== 'cancelled'} />
            </span>
            <MeetingState meeting={meeting} />
          </Line>
          {groupName !== '' && (
            <Line name={text.group}>
              <PersonText>{groupName}</PersonText>
            </Line>
          )}
          {teacherName !== '' && (
            <Line name={text.teacher}>
              <PersonText isName>{teacherName}</PersonText>
            </Line>
          )}
          {room !== '' && (
            <Line name={text.room}>
              <PersonText>{room}</PersonText>
            </Line>
          )}
          {topic !== '' && (
            <Line name={text.topic}>
              <PersonText>{topic}</PersonText>
            </Line>
          )}
          {taught !== '' && (
            <Line name={text.taught}>
              <PersonText>{taught}</PersonText>
            </Line>
          )}
          {homework !== '' && (
            <Line name={text.homework}>
              <RichText text={homework} />
            </Line>
          )}
          {lesson !== '' && (
            <Line name={text.lesson}>
              <Link
                to={pathTo('lesson', { classId: classRand, lessonId: lessonRand })}
                className="inline-flex min-h-11 items-center text-primary underline underline-offset-2"
              >
                <PersonText>{lesson}</PersonText>
              </Link>
            </Line>
          )}
          {presence && (
            <Line name={text.you}>
              <PresenceBadge state={presence} />
            </Line>
          )}
        </dl>
        <Attend meeting={meeting} now={now} />
        {meeting.endsAt > now && <CalendarButton meetingId={meeting.id} />}
      </Card>
      {meeting.hasTask && (
        <div className="mt-4 max-w-2xl">
          <Homework meetingId={meeting.id} />
        </div>
      )}
      {meeting.hasRecording && (
        <div className="mt-4">
          <HeardAgain classId={classRand} meetingId={meeting.id} />
        </div>
      )}
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-0.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="flex min-w-0 flex-col items-start gap-1">{children}</dd>
    </div>
  );
}
