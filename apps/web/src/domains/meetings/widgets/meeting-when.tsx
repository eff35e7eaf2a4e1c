import { type Timed, untilText, whenText, zoneHours } from '../meeting-time.ts';

interface MeetingWhenProps {
  meeting: Timed;
  now: Date;
  /** Whether it also says how long it is until then. */
  withUntil?: boolean;
}

/** When a meeting is, by the reader's clocks, with those of its group beside where they are others. */
export function MeetingWhen({ meeting, now, withUntil = false }: MeetingWhenProps) {
  const there = zoneHours(meeting);
  const until = withUntil ? untilText(meeting, now) : '';
  // With the words before it, so that no line begins with it.
  const comma = until === '' ? '' : ',';
  return (
    <time dateTime={meeting.startsAt.toISOString()}>
      {whenText(meeting, now)}
      {there === '' && comma}
      {there !== '' && (
        <span className="font-normal text-muted text-sm">
          {' '}
          <span className="inline-block">
            ({there}){comma}
          </span>
        </span>
      )}
      {until !== '' && <span className="font-normal text-muted"> {until}</span>}
    </time>
  );
}
