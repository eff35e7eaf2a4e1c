import { StudentLink } from '../../../domains/people/widgets/student-link.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import type { GradebookRows } from './gradebook-table.tsx';
import { MarkCell, MeanText } from './mark-cell.tsx';
import { text } from './text.ts';

/** The gradebook where there is no room for a table: a student after the other. */
export function GradebookList({ students, exams }: GradebookRows) {
  return (
    <>
      <ul aria-label={text.title} className="divide-y divide-line border-line border-y">
        {students.map(({ id, name, mean, marks }) => (
          <li key={id} className="flex flex-col gap-1 p-3">
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-medium">
                <StudentLink id={id}>
                  <PersonText>{name}</PersonText>
                </StudentLink>
              </span>
              <span className="shrink-0">
                <span className="me-1 text-muted text-sm">{text.mean}</span>
                <MeanText mean={mean} />
              </span>
            </p>
            <dl className="text-sm">
              {exams.map((exam) => (
                <div key={exam.id} className="flex min-h-9 items-center justify-between gap-3">
                  <dt className="min-w-0 text-muted">
                    <PersonText>{exam.subject}</PersonText>
                  </dt>
                  <dd className="shrink-0">
                    <MarkCell
                      studentId={id}
                      mark={marks.find(({ lessonId }) => lessonId === exam.id)}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <section aria-label={text.classMean} className="p-3 text-sm">
        <h2 className="font-medium">{text.classMean}</h2>
        <dl>
          {exams.map(({ id, subject, weight, mean, marked }) => (
            <div key={id} className="flex items-baseline justify-between gap-3 py-1">
              <dt className="min-w-0 text-muted">
                <PersonText>{subject}</PersonText>
                <span className="block text-xs">
                  {text.weighs(weight)} · {text.markedOf(marked)}
                </span>
              </dt>
              <dd className="shrink-0">
                <MeanText mean={mean} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
