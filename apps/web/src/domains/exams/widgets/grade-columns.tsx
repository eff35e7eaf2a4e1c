import type { GradeCell, GradeColumn } from '@institute/contract/exams/grades';
import type { ReactNode } from 'react';
import { PersonText } from '../../../ui/person-text.tsx';
import { cellWords, pointsText, soFarText } from '../grade-words.ts';

/** Of how many points a grade is made, under it, while that is not all. */
export function SoFar({
  grade,
  columns,
}: {
  grade: { grade: number | null; outOf: number };
  columns: readonly GradeColumn[];
}) {
  const words = soFarText(grade, columns);
  if (words === null) return null;
  return <span className="block font-normal text-muted text-sm">{words}</span>;
}

interface GradeColumnsProps {
  columns: readonly GradeColumn[];
  cells: readonly GradeCell[];
  /** What stands under a column besides, such as the field of its mark. */
  under?: (column: GradeColumn, cell: GradeCell) => ReactNode;
}

/** What somebody has in each column, and of what it comes. */
export function GradeColumns({ columns, cells, under }: GradeColumnsProps) {
  return (
    <ul className="divide-y divide-line">
      {columns.map((column, at) => {
        const cell = cells[at];
        if (!cell) return null;
        const points = pointsText(cell, column);
        return (
          <li key={column.id} className="flex flex-col gap-2 py-2.5">
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                <PersonText className="font-medium">{column.name}</PersonText>
                <span className="block text-muted text-sm">{cellWords(cell, column)}</span>
              </span>
              {points !== null && <span className="figures shrink-0 font-semibold">{points}</span>}
            </p>
            {under?.(column, cell)}
          </li>
        );
      })}
    </ul>
  );
}
