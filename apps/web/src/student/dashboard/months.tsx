import type { SemesterGrade } from '@institute/contract/exams/exams';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MonthDetails } from './month-details.tsx';
import { ScoreChart } from './score-chart.tsx';
import { text } from './text.ts';

/** Months drawn, and months listed before more are asked for. */
const MONTHS_SHOWN = 6;

/** The averages of the months, drawn, and beneath them the exams of each. */
export function Months({ months }: { months: readonly SemesterGrade[] }) {
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
