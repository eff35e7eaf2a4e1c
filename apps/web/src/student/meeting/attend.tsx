import {
  enterMeetingCode,
  getMyMeeting,
  getMyMeetings,
  joinMeeting,
  type MyMeeting,
  takeBackExcuse,
} from '@institute/contract/meetings/my-meetings';
import {
  doorOf,
  isExcusable,
  JOIN_BEFORE_MINUTES,
} from '@institute/contract/meetings/presence-rules';
import { MINUTE_MS } from '@institute/contract/time/durations';
import { ExternalLink, Video } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useCan } from '../../domains/auth/use-actor.ts';
import { ownTime } from '../../domains/meetings/meeting-time.ts';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { formatTime } from '../../ui/format.ts';
import { TextField } from '../../ui/input.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { ExcuseDialog } from './excuse-dialog.tsx';
import { text } from './text.ts';

interface AttendProps {
  meeting: MyMeeting;
  now: Date;
}

const refreshes = [getMyMeeting, getMyMeetings];

/** What a student can do about a meeting now: join it, enter its code, or say that they cannot come. */
export function Attend({ meeting, now }: AttendProps) {
  const isInPerson = useCan('meetings.attend');
  if (meeting.state === 'cancelled') return <p className="text-muted">{text.notHeld}</p>;
  const door = doorOf(meeting, now);
  if (door === 'after') {
    return (
      <>
        <p className="text-muted">{text.over}</p>
        {meeting.source === 'asked' && meeting.excuse !== '' && <Asked excuse={meeting.excuse} />}
      </>
    );
  }
  if (!isInPerson) return <p className="text-muted">{text.notAsStudent}</p>;
  const isOpen = door === 'open';
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      {isOpen && meeting.room === '' && <Join meeting={meeting} />}
      {isOpen && <EnterCode meeting={meeting} />}
      {!isOpen && <OpensAt meeting={meeting} />}
      <Excuse meeting={meeting} now={now} />
    </div>
  );
}

function OpensAt({ meeting }: { meeting: MyMeeting }) {
  const from = new Date(meeting.startsAt.getTime() - JOIN_BEFORE_MINUTES * MINUTE_MS);
  return (
    <p>
      <Sentence
        words={text.opensAt}
        fill={{
          time: (
            <time dateTime={from.toISOString()}>
              {ownTime(formatTime(from), { at: from, zone: meeting.zone })}
            </time>
          ),
        }}
      />
    </p>
  );
}

/** Whether the student was there before the link was. */
const isWaiting = ({ source, excuse }: MyMeeting) => source === 'asked' && excuse === '';

/** That there is no link yet, or that it has come for whoever waited. */
function waitingWords(meeting: MyMeeting): string {
  if (meeting.hasPlace) return isWaiting(meeting) ? text.linkHere : '';
  return isWaiting(meeting) ? text.waits : text.noLink;
}

/** The press that is the arrival. The link is fetched by it, opened, and shown where it was kept from opening. */
function Join({ meeting }: { meeting: MyMeeting }) {
  const join = useAct(joinMeeting, { refreshes });
  const [place, setPlace] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    setFailure(null);
    try {
      const answer = await join.mutateAsync({ meetingId: meeting.id });
      setPlace(answer.place);
      if (answer.place !== '') window.open(answer.place, '_blank', 'noopener,noreferrer');
    } catch (error) {
      setFailure(refusalWords(error, text.refused, brokenWords(error)));
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {place ? (
        <div role="status" className="flex flex-col items-start gap-2">
          <p className="font-medium">{text.opened}</p>
          <p className="text-muted">{text.openedDetail}</p>
          <a
            href={place}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('primary', 'lg')}
          >
            <ExternalLink size={20} />
            {text.openLink}
          </a>
        </div>
      ) : (
        <>
          <p className="text-muted text-sm">{text.costs}</p>
          <p role="status" className="font-medium empty:hidden">
            {waitingWords(meeting)}
          </p>
          {(meeting.hasPlace || !isWaiting(meeting)) && (
            <Button
              size="lg"
              icon={<Video size={20} />}
              busy={join.isPending}
              busyLabel={meeting.hasPlace ? text.joining : text.noting}
              onClick={() => void press()}
              className="self-start max-sm:w-full"
            >
              {meeting.hasPlace ? text.join : text.wait}
            </Button>
          )}
        </>
      )}
      <FormAlert message={failure} />
    </div>
  );
}

const schema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, text.codeMissing)),
});

/** The code that is shown in the room; beside the link of a meeting it waits behind a press. */
function EnterCode({ meeting }: { meeting: MyMeeting }) {
  const enter = useAct(enterMeetingCode, { refreshes });
  const form = useForm({
    schema,
    defaultValues: { code: '' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ code }) => {
      await enter.mutateAsync({ meetingId: meeting.id, code });
      toast.success(text.opened);
    },
  });
  // Of whom it is said already there is nothing to enter, but of one who comes after all.
  if (meeting.source !== null && meeting.source !== 'asked') return null;
  const fields = (
    <form {...form.props} className="flex flex-col gap-3">
      <TextField
        label={text.code}
        hint={text.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        dir="ltr"
        className="max-w-40 text-lg tracking-widest"
        {...form.field('code')}
      />
      <FormAlert message={form.failure} />
      <Button
        type="submit"
        variant={meeting.room === '' ? 'secondary' : 'primary'}
        busy={form.isRunning}
        busyLabel={text.entering}
        className="self-start"
      >
        {text.enter}
      </Button>
    </form>
  );
  if (meeting.room !== '') return fields;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-primary">
        {text.inRoom}
      </summary>
      {fields}
    </details>
  );
}

/** That one has asked to be excused, and who decides. */
const Asked = ({ excuse }: { excuse: string }) => (
  <p>
    {text.asked} <PersonText>{excuse}</PersonText>{' '}
    <span className="text-muted">{text.askedDetail}</span>
  </p>
);

/** That one cannot come, while that can be said, and the way back. */
function Excuse({ meeting, now }: AttendProps) {
  const [asks, setAsks] = useState(false);
  const takeBack = useAct(takeBackExcuse, { refreshes });
  const comeAfterAll = async () => {
    try {
      await takeBack.mutateAsync({ meetingId: meeting.id });
      toast.success(text.expected);
    } catch (error) {
      toast.error(refusalWords(error, text.refused, brokenWords(error)));
    }
  };
  if (meeting.source === 'asked' && meeting.excuse !== '') {
    return (
      <div className="flex flex-col items-start gap-1">
        <Asked excuse={meeting.excuse} />
        <Button variant="secondary" busy={takeBack.isPending} onClick={() => void comeAfterAll()}>
          {text.canCome}
        </Button>
      </div>
    );
  }
  if (meeting.presence !== null || !isExcusable(meeting, now)) return null;
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setAsks(true)}>
        {text.cannotCome}
      </Button>
      {asks && <ExcuseDialog meetingId={meeting.id} onClose={() => setAsks(false)} />}
    </>
  );
}
