import { Timer } from 'lucide-react';
import { useSecondsLeft } from '../../../domains/exams/seconds-left.ts';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { cx } from '../../../ui/class-names.ts';
import { durationText } from '../../../ui/duration.ts';
import { timeText } from '../../../ui/when.tsx';
import { examText as words } from './text.ts';

/** When the time left is said aloud, in minutes. */
const WARNINGS = [1, 5];

/**
 * The time left of an attempt, which stays in sight. It is read out when five minutes and when one are
 * left, after whatever is being read; in between it is silent.
 */
export function ExamTimer({ endsAt }: { endsAt: Date }) {
  const left = useSecondsLeft(endsAt);
  const warning = WARNINGS.find((minutes) => left <= minutes * 60);
  return (
    <div
      className={cx(
        'sticky top-[max(0px,3.5rem+var(--loose))] z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-0.5 border-line border-y px-4 py-2 sm:mx-0 sm:rounded-field sm:border',
        warning === undefined ? 'bg-surface' : 'bg-gold-soft',
      )}
    >
      <Timer size={20} aria-hidden className="shrink-0" />
      <p role="timer" className="font-semibold text-lg">
        <span className="sr-only">{words.timeLeft} </span>
        <span className="figures">{durationText(left)}</span>
      </p>
      <p className="text-muted text-sm">{words.endsAt(timeText(endsAt, useTimeZone()))}</p>
      <p
        role="status"
        className={cx(warning !== undefined && 'w-full font-medium text-gold-strong')}
      >
        {left === 0 ? words.timeUpShort : warning !== undefined && words.minutesLeft(warning)}
      </p>
    </div>
  );
}
