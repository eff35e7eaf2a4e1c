import { getSemesterGrades } from '@institute/contract/exams/exams';
import { ChartColumn } from 'lucide-react';
import { useAnswer } from '../../platform/answers.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Months } from './months.tsx';
import { text } from './text.ts';

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
