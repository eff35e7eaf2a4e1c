import { formatBy } from '../../../ui/format.ts';
import { factsText } from '../text.ts';

const weekday = { weekday: 'long', day: 'numeric', month: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

interface MeetingProps {
  at: Date;
  /** That of the institute. */
  timeZone: string;
}

/** When a class meets, on the institute's clock: `Wednesday, 25 Nov, 18:00 (Lagos time)`. */
export const Meeting = ({ at, timeZone }: MeetingProps) => (
  <time dateTime={at.toISOString()}>
    {factsText.meetsAt(
      formatBy(at, { ...weekday, timeZone }),
      formatBy(at, { ...clock, timeZone }),
      placeOf(timeZone),
    )}
  </time>
);

/** The same by the reader's clocks, with those of the institute beside: `…, 19:00 (18:00 Lagos time)`. */
export function OwnMeeting({ at, timeZone }: MeetingProps) {
  const [there, here] = [formatBy(at, { ...clock, timeZone }), formatBy(at, clock)];
  const [dayThere, day] = [formatBy(at, { ...weekday, timeZone }), formatBy(at, weekday)];
  if (there === here && dayThere === day) return <Meeting at={at} timeZone={timeZone} />;
  const when = dayThere === day ? there : `${formatBy(at, { weekday: 'long', timeZone })} ${there}`;
  return (
    <time dateTime={at.toISOString()}>
      {factsText.meetsFor(day, here, when, placeOf(timeZone))}
    </time>
  );
}

const placeOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
