import { getRecordings, type HeardMeeting } from '@institute/contract/meetings/recordings';
import { Headphones, Play, X } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '../../../../platform/answers.ts';
import { useNow } from '../../../../platform/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { sizeText } from '../../../../ui/byte-size.ts';
import { Card } from '../../../../ui/card.tsx';
import { PersonText } from '../../../../ui/person-text.tsx';
import { whenText } from '../../meeting-time.ts';
import { MeetingWhen } from '../meeting-when.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { text } from './text.ts';

interface HeardAgainProps {
  classId: string;
  /** The one meeting whose recording is shown; left out for all of the class. */
  meetingId?: number;
}

/** The meetings of a class that can be heard again, the last first; one is heard at a time. */
export function HeardAgain({ classId, meetingId }: HeardAgainProps) {
  const { data, refetch } = useAnswer(getRecordings, { classId });
  const [heard, setHeard] = useState<number | null>(null);
  const now = useNow();
  const shown = (data ?? []).filter(
    (one) => meetingId === undefined || one.meetingId === meetingId,
  );
  if (shown.length === 0) return null;
  return (
    <Card aria-labelledby="heard-again" className="max-w-2xl">
      <h2 id="heard-again" className="mb-1 flex items-center gap-2 text-lg">
        <Headphones size={20} className="text-primary" />
        {text.title}
      </h2>
      <ul className="max-h-[32rem] divide-y divide-line overflow-y-auto">
        {shown.map((one) => (
          <li key={one.meetingId} className="flex flex-col gap-2 py-3">
            <Row
              meeting={one}
              now={now}
              isHeard={heard === one.meetingId}
              onHear={(isHeard) => setHeard(isHeard ? one.meetingId : null)}
            />
            {heard === one.meetingId && (
              <RecordingPlayer
                sound={one.sound}
                name={text.recordingOf(whenText(one, now))}
                isWanted
                onReload={refetch}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  meeting: HeardMeeting;
  now: Date;
  isHeard: boolean;
  onHear: (isHeard: boolean) => void;
}

/** When it was and what it was about, how long it is and what it weighs, before any of it is fetched. */
function Row({ meeting, now, isHeard, onHear }: RowProps) {
  const { sound, groupName } = meeting;
  const topic = meeting.topic || meeting.taught;
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium">
          <MeetingWhen meeting={meeting} now={now} />
        </p>
        {topic !== '' && <PersonText className="block text-sm">{topic}</PersonText>}
        {groupName !== '' && (
          <PersonText className="block text-muted text-sm">{groupName}</PersonText>
        )}
        <p className="figures text-muted text-sm">{soundText(sound)}</p>
      </div>
      <Button
        variant="secondary"
        icon={isHeard ? <X size={18} /> : <Play size={18} />}
        aria-label={isHeard ? text.close : text.hearThis(whenText(meeting, now))}
        aria-expanded={isHeard}
        onClick={() => onHear(!isHeard)}
        className="shrink-0"
      >
        {isHeard ? text.close : text.hear}
      </Button>
    </div>
  );
}

/** `58 minutes, 14 MB`. */
export function soundText({ seconds, bytes }: HeardMeeting['sound']): string {
  const size = sizeText(bytes);
  if (seconds === null) return size;
  return `${text.minutes(Math.max(1, Math.round(seconds / 60)))}, ${size}`;
}
