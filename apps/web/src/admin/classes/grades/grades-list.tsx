import { ChevronRight } from 'lucide-react';
import { SoFar } from '../../../domains/exams/widgets/grade-columns.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Figure, type GradesRows } from './grades-table.tsx';
import { text } from './text.ts';

/** The grades where there is no room for a table: a student after the other, each with a sheet. */
export function GradesList({ students, columns, onOpen }: GradesRows) {
  return (
    <ul aria-label={text.title} className="divide-y divide-line border-line border-y">
      {students.map(({ id, name, grade, outOf }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={text.open(name)}
            onClick={() => onOpen(id)}
            className="flex min-h-13 w-full items-center justify-between gap-3 px-3 py-2 text-start hover:bg-sunken focus-visible:outline-primary"
          >
            <PersonText isName className="min-w-0 font-medium">
              {name}
            </PersonText>
            <span className="flex shrink-0 items-center gap-1">
              <span className="text-end">
                <Figure value={grade} isStrong />
                <SoFar grade={{ grade, outOf }} columns={columns} />
              </span>
              <ChevronRight size={18} className="text-muted rtl:-scale-x-100" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
