import {
  type GradeCell,
  type GradeColumn,
  type GradedPerson,
  isWritten,
} from '@institute/contract/exams/grades';
import { formatNumber } from '@institute/contract/language';
import { type KeyboardEvent, useRef } from 'react';
import { cellWords } from '../../../domains/exams/grade-words.ts';
import { SoFar } from '../../../domains/exams/widgets/grade-columns.tsx';
import { StudentLink } from '../../../domains/people/widgets/student-link.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { MarkInput } from './mark-input.tsx';
import { text } from './text.ts';
import type { Marks } from './use-marks.ts';

export interface GradesRows {
  students: readonly GradedPerson[];
  columns: readonly GradeColumn[];
  /** A month, or all of the class's time. */
  period: string;
  marks: Marks;
  /** Opens the sheet of a student. */
  onOpen: (studentId: number) => void;
}

const NAMES = 'sticky inset-s-0 z-10 px-3 py-2 text-start';

/** The grades where there is room for a table. Arrows and Enter go from mark to mark. */
export function GradesTable({ students, columns, period, marks, onOpen }: GradesRows) {
  const table = useRef<HTMLTableElement>(null);
  return (
    <div className="relative overflow-x-auto border-line border-y">
      <table
        ref={table}
        className="min-w-full border-collapse text-sm"
        onKeyDown={(event) => goOn(event, table.current)}
      >
        <caption className="sr-only">{text.title}</caption>
        <thead className="bg-sunken text-muted">
          <tr>
            <th scope="col" className={`${NAMES} bg-sunken font-medium`}>
              {text.student}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-medium">
              {text.grade}
            </th>
            {columns.map(({ id, name, weight }) => (
              <th
                key={id}
                scope="col"
                className="min-w-28 px-3 py-2 text-end align-bottom font-medium"
              >
                <PersonText>{name}</PersonText>
                <span className="block font-normal text-xs">{text.ofPoints(weight)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student, row) => (
            <tr key={student.id} className="border-line border-t">
              <th scope="row" className={`${NAMES} min-w-40 bg-surface font-medium`}>
                <StudentLink id={student.id}>
                  <PersonText>{student.name}</PersonText>
                </StudentLink>
              </th>
              <td className="px-3 py-2 text-end">
                <button
                  type="button"
                  aria-label={text.open(student.name)}
                  onClick={() => onOpen(student.id)}
                  className="inline-flex min-h-11 min-w-11 items-center justify-end rounded-field underline-offset-4 hover:underline focus-visible:outline-primary"
                >
                  <Figure value={student.grade} isStrong />
                </button>
                <span className="block whitespace-nowrap">
                  <SoFar grade={student} columns={columns} />
                </span>
              </td>
              {columns.map((column, at) => {
                const cell = student.cells[at];
                return (
                  <td key={column.id} className="px-3 py-2 text-end align-top">
                    {cell && (
                      <Cell {...{ student, column, cell, period, marks }} at={`${row}:${at}`} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  student: GradedPerson;
  column: GradeColumn;
  cell: GradeCell;
  period: string;
  marks: Marks;
  at: string;
}

function Cell({ student, column, cell, period, marks, at }: CellProps) {
  if (!isWritten(column.kind)) {
    return (
      <span title={cellWords(cell, column)} className="inline-flex min-h-11 items-center">
        <Figure value={cell.points} />
      </span>
    );
  }
  const place = { columnId: column.id, studentId: student.id, period, saved: cell.mark };
  return (
    <MarkInput
      {...{ place, marks, at }}
      label={text.markOf(column.name, student.name)}
      placeholder={cell.points === null ? '–' : formatNumber(cell.points)}
      className="ms-auto w-24 items-end"
    />
  );
}

/** A figure; a dash where there is none. */
export function Figure({ value, isStrong = false }: { value: number | null; isStrong?: boolean }) {
  if (value !== null) {
    return (
      <span className={isStrong ? 'figures font-semibold' : 'figures'}>{formatNumber(value)}</span>
    );
  }
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">{text.notMarked}</span>
    </>
  );
}

/** Goes from one mark to the next: down by Enter and the arrow, sideways from the end of what is typed. */
function goOn(event: KeyboardEvent, table: HTMLTableElement | null): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !table || event.altKey || event.ctrlKey) return;
  const [row = 0, at = 0] = (input.dataset.mark ?? '').split(':').map(Number);
  const step = stepOf(event.key, input, getComputedStyle(table).direction === 'rtl');
  if (!step || input.dataset.mark === undefined) return;
  const fields = [...table.querySelectorAll<HTMLInputElement>('[data-mark]')];
  const places = fields.map((field) => (field.dataset.mark ?? '').split(':').map(Number));
  const found = places
    .map(([there = 0, column = 0], place) => ({ there, column, place }))
    .filter(({ there, column }) =>
      step.down === 0
        ? there === row && Math.sign(column - at) === step.along
        : column === at && there === row + step.down,
    )
    .sort((a, b) => Math.abs(a.column - at) - Math.abs(b.column - at))[0];
  if (!found) return;
  event.preventDefault();
  fields[found.place]?.focus();
}

function stepOf(key: string, input: HTMLInputElement, isRtl: boolean) {
  const { selectionStart, selectionEnd, value } = input;
  if (key === 'Enter' || key === 'ArrowDown') return { down: 1, along: 0 };
  if (key === 'ArrowUp') return { down: -1, along: 0 };
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const forward = isRtl ? -1 : 1;
  if (key === 'ArrowRight' && (isAll || selectionStart === value.length)) {
    return { down: 0, along: forward };
  }
  if (key === 'ArrowLeft' && (isAll || selectionEnd === 0)) return { down: 0, along: -forward };
  return null;
}
