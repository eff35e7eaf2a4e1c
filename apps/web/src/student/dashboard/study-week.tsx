import type { StudyDay } from '@institute/contract/lessons/study';
import { dateText } from '@institute/contract/time/calendar';
import { Check } from 'lucide-react';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { formatBy } from '../../ui/format.ts';
import { text } from './text.ts';

/** The days of this week on which something was studied. What was not is no fault: nothing counts it. */
export function StudyWeek({ week }: { week: readonly StudyDay[] }) {
  const today = dateText(new Date(), useTimeZone());
  const studied = week.filter(({ isStudied }) => isStudied).length;
  return (
    <Card
      aria-labelledby="week"
      className="flex flex-col gap-3 sm:flex-row sm:items-center sm:px-6 lg:col-span-2 lg:[a+&]:col-span-1"
    >
      <h2 id="week" className="flex min-w-0 flex-1 flex-col text-base">
        {text.week.title}
        <span className="font-normal text-muted text-sm">
          {studied === 0 ? text.week.none : text.week.days(studied)}
        </span>
      </h2>
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
            {isStudied && <span className="sr-only">{text.week.studied}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
