import { isLink, MAX_PLACE } from '@institute/contract/meetings/meetings';
import {
  getRegister,
  getTaughtMeetings,
  showMeetingCode,
  startMeeting,
} from '@institute/contract/meetings/registers';
import { ExternalLink, KeyRound, Play, Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { formatTime } from '../../ui/format.ts';
import { TextField } from '../../ui/input.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import type { Register } from './register-data.ts';
import { text } from './text.ts';

/** While a meeting runs: says that the teacher is there, opens its link, and shows the code to a room. */
export function StartMeeting({ register }: { register: Register }) {
  const start = useAct(startMeeting, { refreshes: [getRegister, getTaughtMeetings] });
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { id, place, startedAt, classLink } = register;
  const press = async (typed: string) => {
    setFailure(null);
    try {
      const answer = await start.mutateAsync({ meetingId: id, place: typed });
      if (isLink(answer.place)) window.open(answer.place, '_blank', 'noopener,noreferrer');
    } catch (error) {
      setFailure(refusalWords(error, text.refused, brokenWords(error)));
    }
  };
  const needsPlace = place === '';
  return (
    <Card className="flex flex-col gap-3">
      {needsPlace && startedAt && <p className="font-medium text-bad">{text.noLinkYet}</p>}
      {needsPlace && (
        <TextField
          label={text.place}
          hint={text.placeHint}
          maxLength={MAX_PLACE}
          dir="ltr"
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
      {startedAt && (
        <p>
          <Sentence
            words={text.started}
            fill={{ time: <time dateTime={startedAt.toISOString()}>{formatTime(startedAt)}</time> }}
          />
        </p>
      )}
      {place !== '' && !isLink(place) && <PersonText className="font-medium">{place}</PersonText>}
      <div className="flex flex-wrap items-start gap-2">
        {(!startedAt || needsPlace) && (
          <Button
            disabled={startedAt !== null && typed.trim() === ''}
            icon={<Play size={20} />}
            busy={start.isPending}
            busyLabel={text.starting}
            title={startedAt ? undefined : text.startDetail}
            onClick={() => void press(typed)}
          >
            {startedAt ? text.savePlace : text.start}
          </Button>
        )}
        {needsPlace && classLink !== '' && (
          <Button
            variant="secondary"
            icon={<Video size={18} />}
            disabled={start.isPending}
            title={classLink}
            onClick={() => void press(classLink)}
          >
            {startedAt ? text.takeClassLink : text.startByClassLink}
          </Button>
        )}
        {startedAt && isLink(place) && (
          <a
            href={place}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('secondary')}
          >
            <ExternalLink size={18} />
            {text.openMeeting}
          </a>
        )}
      </div>
      <FormAlert message={failure} />
      <MeetingCode meetingId={id} />
    </Card>
  );
}

/** Six digits for those in one room, large, with how long they are good. */
function MeetingCode({ meetingId }: { meetingId: number }) {
  const show = useAct(showMeetingCode);
  const [failure, setFailure] = useState<string | null>(null);
  const shown = show.data ?? null;
  const left = useSecondsUntil(shown?.until ?? null);
  const press = async () => {
    setFailure(null);
    try {
      await show.mutateAsync({ meetingId });
    } catch (error) {
      setFailure(refusalWords(error, text.refused, brokenWords(error)));
    }
  };
  const isGood = shown !== null && left > 0;
  return (
    <div className="flex flex-col items-start gap-2">
      {isGood ? (
        <div role="status" aria-label={text.code}>
          <p dir="ltr" className="figures font-bold text-6xl tracking-widest">
            {shown.code}
          </p>
          <p aria-live="off" className="text-muted">
            {text.codeFor(left)}
          </p>
        </div>
      ) : (
        <>
          {shown && <p>{text.codeOver}</p>}
          <Button
            variant="secondary"
            icon={<KeyRound size={18} />}
            busy={show.isPending}
            busyLabel={text.making}
            title={text.codeDetail}
            onClick={() => void press()}
          >
            {shown ? text.newCode : text.showCode}
          </Button>
        </>
      )}
      <FormAlert message={failure} />
    </div>
  );
}

/** Seconds until a moment by the server's clock, counted while the page is open. */
function useSecondsUntil(until: Date | null): number {
  const secondsLeft = () =>
    until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - serverNow()) / 1000));
  const [, count] = useState(0);
  const at = until?.getTime() ?? null;
  useEffect(() => {
    if (at === null) return;
    const timer = setInterval(() => count((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return secondsLeft();
}
