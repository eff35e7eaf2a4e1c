import { doorOf } from '@institute/contract/meetings/presence-rules';
import { getRegister } from '@institute/contract/meetings/registers';
import { pathTo } from '@institute/contract/routes';
import { useParams } from 'react-router';
import {
  AskedOfOffice,
  ChangeMeeting,
} from '../../domains/meetings/widgets/change/change-meeting.tsx';
import { MeetingState } from '../../domains/meetings/widgets/meeting-state.tsx';
import { MeetingWhen } from '../../domains/meetings/widgets/meeting-when.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { errorCode } from '../../platform/api-error.ts';
import { useNow } from '../../platform/server-clock.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { Outcome } from './outcome.tsx';
import type { Register } from './register-data.ts';
import { RegisterForm } from './register-form.tsx';
import { StartMeeting } from './start-meeting.tsx';
import { text } from './text.ts';

/** Sent once a meeting, with its player and its upload. */
const RecordingPart = lazy(() => import('./recording-part.tsx').then((code) => code.RecordingPart));

/** How often it is looked whether the sound of a recording is made. */
const SOUND_MS = 5_000;
/** How often it is looked who has arrived, while the meeting can be joined. */
const LOOK_MS = 20_000;

const MISSING: ReadonlySet<string> = new Set(['meeting_not_found', 'invalid_input', 'forbidden']);

/** The register of a meeting for whoever teaches it: starting it, who is there, and what was taught. */
export function RegisterPage() {
  const { id = '' } = useParams();
  const now = useNow();
  const query = useAnswer(
    getRegister,
    { meetingId: id },
    {
      ...{ staleTime: 0, refetchOnWindowFocus: true },
      refetchInterval: ({ state: { data } }) => {
        if (data?.recording?.isMaking) return SOUND_MS;
        return data && doorOf(data, now) === 'open' ? LOOK_MS : false;
      },
    },
  );
  if (query.data) return <Shown key={id} register={query.data} now={now} />;
  const back = <BackLink to={pathTo('teaching')}>{text.back}</BackLink>;
  if (MISSING.has(errorCode(query.error) ?? '')) {
    return (
      <>
        <PageHeader title={text.missing} back={back} />
        <EmptyState title={text.missingDetail} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={text.title} back={back} />
      {query.error ? (
        <ErrorState title={text.failed} query={query} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="mt-4 h-80 rounded-card" />
        </Loading>
      )}
    </>
  );
}

function Shown({ register, now }: { register: Register; now: Date }) {
  const { className, groupName, topic, state, reason } = register;
  const isAbsent = state === 'teacher_absent';
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={className}
        heading={<TwoScripts title={className} />}
        back={<BackLink to={pathTo('teaching')}>{text.back}</BackLink>}
        className="mb-4"
      />
      <div className="mb-4 flex flex-col gap-1">
        <p className="font-semibold">
          <MeetingWhen meeting={register} now={now} />
        </p>
        {groupName !== '' && <PersonText className="text-muted">{groupName}</PersonText>}
        {topic !== '' && <PersonText className="text-muted">{topic}</PersonText>}
        <MeetingState meeting={{ state, reason, zone: register.zone, movedFrom: null }} />
        <AskedOfOffice meeting={register} />
        <div className="-ms-4">
          <ChangeMeeting meeting={register} />
        </div>
      </div>
      {state === 'cancelled' ? (
        <p className="text-muted">{text.notHeld}</p>
      ) : (
        <div className="flex flex-col gap-4">
          {!isAbsent && doorOf(register, now) === 'open' && <StartMeeting register={register} />}
          {isAbsent ? <p>{text.isAbsent}</p> : <RegisterForm register={register} />}
          {!isAbsent && doorOf(register, now) !== 'before' && (
            <RecordingPart
              register={register}
              fallback={<Skeleton className="h-36 rounded-card" />}
            />
          )}
          {register.isOpen && <Outcome register={register} />}
        </div>
      )}
    </div>
  );
}
