import type { StudyDay } from '@institute/contract/lessons/study';
import { WeekDays } from '../../domains/lessons/widgets/week-days.tsx';
import { Card } from '../../ui/card.tsx';
import { text } from './text.ts';

/** The days of this week on which something was studied. What was not is no fault: nothing counts it. */
export function StudyWeek({ week }: { week: readonly StudyDay[] }) {
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
      <WeekDays week={week} studied={text.week.studied} />
    </Card>
  );
}
