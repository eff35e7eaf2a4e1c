import type { SemesterGrade } from '@institute/contract/exams/exams';
import { getSemesterGrades } from '@institute/contract/exams/exams';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { MonthDetails } from './month-details.tsx';
import { ScoreChart } from './score-chart.tsx';
import { text } from './text.ts';

/** Months drawn, and months listed before more are asked for. */
const MONTHS_SHOWN = 6;

/** The averages of the months, drawn, and beneath them the exams of each. */
function Months({ months }: { months: readonly SemesterGrade[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? months : months.slice(0, MONTHS_SHOWN);
  return (
    <>
      {/* Time runs from left to right; the list below starts with what is newest. */}
      <ScoreChart months={months.slice(0, MONTHS_SHOWN).reverse()} />
      <div className="mt-4 border-line border-t">
        {shown.map((month, index) => (
          <MonthDetails key={month.start.toISOString()} month={month} open={index === 0} />
        ))}
      </div>
      {shown.length < months.length && (
        <Button variant="ghost" onClick={() => setAll(true)} className="mt-2">
          {text.semester.all}
        </Button>
      )}
    </>
  );
}

/** The averages of the exams by month, drawn, and the exams behind them. */
export function Semester() {
  const grades = useAnswer(getSemesterGrades, {});
  return (
    <Card aria-labelledby="semester">
      <h2 id="semester" className="mb-3 text-xl">
        {text.semester.title}
      </h2>
      {grades.isPending ? (
        <MonthsSkeleton />
      ) : !grades.data ? (
        <ErrorState title={text.semester.failed} query={grades} />
      ) : grades.data.length === 0 ? (
        <EmptyState title={text.semester.empty} icon={<ChartColumn size={44} />}>
          {text.semester.emptyDetail}
        </EmptyState>
      ) : (
        <Months months={grades.data} />
      )}
    </Card>
  );
}

function MonthsSkeleton() {
  return (
    <Loading label={text.semester.loading}>
      <Skeleton className="h-52" />
      <Skeleton className="mt-4 h-60" />
    </Loading>
  );
}
