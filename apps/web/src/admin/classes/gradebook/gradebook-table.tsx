import type { GradedExam, GradedStudent } from '@institute/contract/exams/gradebook';
import { StudentLink } from '../../../domains/people/widgets/student-link.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { MarkCell, MeanText } from './mark-cell.tsx';
import { text } from './text.ts';

export interface GradebookRows {
  students: readonly GradedStudent[];
  exams: readonly GradedExam[];
}

const NAMES = 'sticky inset-s-0 z-10 px-3 py-2 text-start';

/** Wider than a page where there are many exams: it scrolls by itself, names staying in view. */
export function GradebookTable({ students, exams }: GradebookRows) {
  return (
    <div className="relative overflow-x-auto border-line border-y">
      <table className="min-w-full border-collapse text-sm">
        <caption className="sr-only">{text.title}</caption>
        <thead className="bg-sunken text-muted">
          <tr>
            <th scope="col" className={`${NAMES} bg-sunken font-medium`}>
              {text.student}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-medium">
              {text.mean}
            </th>
            {exams.map(({ id, subject, weight }) => (
              <th key={id} scope="col" className="min-w-28 px-3 py-2 text-end font-medium">
                <span className="line-clamp-2">
                  <PersonText>{subject}</PersonText>
                </span>
                <span className="block font-normal text-xs">{text.weighs(weight)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, name, mean, marks }) => (
            <tr key={id} className="border-line border-t">
              <th scope="row" className={`${NAMES} min-w-36 max-w-56 bg-surface font-medium`}>
                <StudentLink id={id}>
                  <PersonText>{name}</PersonText>
                </StudentLink>
              </th>
              <td className="px-3 py-2 text-end">
                <MeanText mean={mean} />
              </td>
              {exams.map((exam) => (
                <td key={exam.id} className="px-3 py-1 text-end">
                  <MarkCell
                    studentId={id}
                    mark={marks.find(({ lessonId }) => lessonId === exam.id)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="bg-sunken">
          <tr className="border-line border-t">
            <th scope="row" className={`${NAMES} bg-sunken font-medium`}>
              {text.classMean}
            </th>
            <td />
            {exams.map(({ id, mean, marked }) => (
              <td key={id} className="px-3 py-2 text-end">
                <MeanText mean={mean} />
                <span className="block text-muted text-xs">{text.markedOf(marked)}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
