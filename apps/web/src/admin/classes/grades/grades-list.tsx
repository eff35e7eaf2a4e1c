import { isWritten } from '@institute/contract/exams/grades';
import { formatNumber } from '@institute/contract/language';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { gradeText, gradeWords, ruleWords } from '../../../domains/exams/grade-words.ts';
import { GradeColumns } from '../../../domains/exams/widgets/grade-columns.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Figure, type GradesRows } from './grades-table.tsx';
import { MarkInput } from './mark-input.tsx';
import { text } from './text.ts';

/** The grades where there is no room for a table: a student after the other, each with a sheet. */
export function GradesList(props: GradesRows & { missingIsZero: boolean }) {
  const { students } = props;
  const [openId, open] = useState<number | null>(null);
  const opened = students.find(({ id }) => id === openId);
  return (
    <>
      <ul aria-label={text.title} className="divide-y divide-line border-line border-y">
        {students.map(({ id, name, grade }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={text.open(name)}
              onClick={() => open(id)}
              className="flex min-h-13 w-full items-center justify-between gap-3 px-3 py-2 text-start hover:bg-sunken focus-visible:outline-primary"
            >
              <PersonText isName className="min-w-0 font-medium">
                {name}
              </PersonText>
              <span className="flex shrink-0 items-center gap-1">
                <Figure value={grade} isStrong />
                <ChevronRight size={18} className="text-muted rtl:-scale-x-100" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened && <Sheet {...props} student={opened} onClose={() => open(null)} />}
    </>
  );
}

interface SheetProps extends GradesRows {
  missingIsZero: boolean;
  student: GradesRows['students'][number];
  onClose: () => void;
}

/** One student: each column, of what it comes, and the marks to write. */
function Sheet({ student, columns, period, marks, missingIsZero, onClose }: SheetProps) {
  const { id: studentId, name, grade, cells } = student;
  return (
    <Dialog
      open
      title={<PersonText isName>{name}</PersonText>}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <p className="figures font-semibold text-xl">{gradeText(grade) ?? gradeWords.noGrade}</p>
      <GradeColumns
        {...{ columns, cells }}
        under={(column, cell) =>
          isWritten(column.kind) && (
            <div className="flex items-center justify-between gap-3 text-sm">
              <span aria-hidden="true" className="text-muted">
                {text.markIn(column.weight)}
              </span>
              <MarkInput
                place={{ columnId: column.id, studentId, period, saved: cell.mark }}
                marks={marks}
                label={text.markOf(column.name, name)}
                placeholder={cell.points === null ? '–' : formatNumber(cell.points)}
                className="w-28"
              />
            </div>
          )
        }
      />
      <p className="text-muted text-sm">{ruleWords(student, missingIsZero)}</p>
    </Dialog>
  );
}
