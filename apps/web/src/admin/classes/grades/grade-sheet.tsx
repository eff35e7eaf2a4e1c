import { type GradedPerson, isWritten } from '@institute/contract/exams/grades';
import { formatNumber } from '@institute/contract/language';
import { gradeText, gradeWords, ruleWords } from '../../../domains/exams/grade-words.ts';
import { GradeColumns, SoFar } from '../../../domains/exams/widgets/grade-columns.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import type { GradesRows } from './grades-table.tsx';
import { MarkInput } from './mark-input.tsx';
import { text } from './text.ts';

interface GradeSheetProps extends Omit<GradesRows, 'students' | 'onOpen'> {
  missingIsZero: boolean;
  student: GradedPerson;
  onClose: () => void;
}

/** One student: each column, of what it comes, and the marks to write. */
export function GradeSheet(props: GradeSheetProps) {
  const { student, columns, period, marks, missingIsZero, onClose } = props;
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
      <p className="figures font-semibold text-xl">
        {gradeText(grade) ?? gradeWords.noGrade}
        <SoFar grade={student} columns={columns} />
      </p>
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
