import type { StudyDay } from '@institute/contract/lessons/study';
import { dateText } from '@institute/contract/time/calendar';
import { Check } from 'lucide-react';
import { useNow } from '../../../platform/server-clock.ts';
import { cx } from '../../../ui/class-names.ts';
import { formatBy } from '../../../ui/format.ts';
import { useTimeZone } from '../../settings/time-zone.ts';
import { text } from './week-text.ts';

/** The days of this week, marked where something was studied: a lesson, an exam, the quiz or practice. */
export function WeekDays({ week }: { week: readonly StudyDay[] }) {
  const today = dateText(useNow(), useTimeZone());
  return (
    <ul className="grid grid-cols-7 gap-x-1 text-center sm:gap-x-2">
      {week.map(({ day, isStudied }) => (
        <li key={day} className="flex flex-col items-center gap-1 text-muted text-xs">
          <span
            aria-hidden="true"
            className={cx(
              'flex size-8 items-center justify-center rounded-full',
              isStudied ? 'bg-primary text-on-primary' : 'bg-sunken',
              day === today && 'outline-2 outline-gold outline-offset-2',
            )}
          >
            {isStudied && <Check size={18} />}
          </span>
          <span className={day === today ? 'font-semibold text-ink' : undefined}>
            {formatBy(new Date(day), { weekday: 'short', timeZone: 'UTC' })}
          </span>
          {isStudied && <span className="sr-only">{text.studied}</span>}
        </li>
      ))}
    </ul>
  );
}
