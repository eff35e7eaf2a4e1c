import type { StudyDay } from '@institute/contract/lessons/study';
import { WeekDays } from '../../domains/lessons/widgets/week-days.tsx';
import { text as weekText } from '../../domains/lessons/widgets/week-text.ts';
import { Card } from '../../ui/card.tsx';
import { text } from './text.ts';

/**
 * The days of this week on which something was studied, of those that one means to. What was not is no fault: the
 * others are free.
 */
export function StudyWeek({ week, goal }: { week: readonly StudyDay[]; goal: number | null }) {
  const studied = week.filter(({ isStudied }) => isStudied).length;
  return (
    <Card
      aria-labelledby="week"
      className="flex flex-col gap-3 sm:flex-row sm:items-center sm:px-6 lg:col-span-2 lg:[a+&]:col-span-1"
    >
      <h2 id="week" className="flex min-w-0 flex-1 flex-col text-base">
        {weekText.title}
        <span className="flex flex-col font-normal text-muted text-sm">
          {studied === 0 ? text.weekNone : goal !== null && <Goal studied={studied} goal={goal} />}
        </span>
      </h2>
      <WeekDays week={week} />
    </Card>
  );
}

/** How far one is with the days one means to, and how many are free. */
const Goal = ({ studied, goal }: { studied: number; goal: number }) => (
  <>
    <span>{weekText.days(studied, goal)}</span>
    <span>{studied >= goal ? weekText.reached : weekText.free(7 - goal)}</span>
  </>
);
