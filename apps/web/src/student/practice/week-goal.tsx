import type { PracticeDay } from '@institute/contract/words/words';
import { Check } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { formatBy } from '../../ui/format.ts';
import { text } from './text.ts';

/** The days of this week on which words were practised. A day that was not is no fault: some are free. */
export function WeekGoal({ week, goal }: { week: readonly PracticeDay[]; goal: number }) {
  const done = week.filter(({ isPractised }) => isPractised).length;
  return (
    <Card aria-labelledby="practice-week" className="flex flex-col gap-3 sm:p-6">
      <h2 id="practice-week" className="text-xl">
        {text.week.title}
        <span className="ms-3 font-normal text-base text-muted">{text.week.days(done, goal)}</span>
      </h2>
      <ul className="grid grid-cols-7 gap-1 text-center">
        {week.map(({ day, isPractised }) => (
          <li key={day} className="flex flex-col items-center gap-1 text-muted text-xs">
            <span
              aria-hidden="true"
              className={cx(
                'flex size-8 items-center justify-center rounded-full',
                isPractised ? 'bg-primary text-on-primary' : 'bg-sunken',
              )}
            >
              {isPractised && <Check size={18} />}
            </span>
            {formatBy(new Date(day), { weekday: 'short', timeZone: 'UTC' })}
            {isPractised && <span className="sr-only">{text.week.practised}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-auto text-muted text-sm">
        {done >= goal ? text.week.reached : text.week.free(week.length - goal)}
      </p>
    </Card>
  );
}
