import { dictionary, formatNumber } from '@institute/contract/language';
import {
  getStudentHomework,
  type HomeworkOfMonth,
} from '@institute/contract/reports/student-record';
import { useAnswer } from '../../platform/answers.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatMonth } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';

/** Its words come with it. */
const text = dictionary('admin/students/homework', {
  title: 'Homework',
  failed: 'The homework could not be loaded.',
  given: (count: string) => `${count} given`,
  handedIn: (count: string) => `${count} handed in`,
  late: (count: string) => `${count} late`,
  answered: (count: string) => `${count} answered`,
});

/** The homework of a student by month and class, in figures alone: nothing is heard or read here. */
export function StudentHomework({ studentId }: { studentId: number }) {
  const query = useAnswer(getStudentHomework, { studentId });
  const { data, error } = query;
  if (error && !data) return <ErrorState title={text.failed} query={query} />;
  if (!data || data.length === 0) return null;
  return (
    <Card aria-labelledby="homework" className="mb-6">
      <h2 id="homework" className="text-lg">
        {text.title}
      </h2>
      <ul className="divide-y divide-line">
        {data.map((line) => (
          <li
            key={`${line.month} ${line.classId}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2"
          >
            <div className="flex min-w-0 flex-wrap gap-x-2">
              <span>{formatMonth(new Date(`${line.month}-15T12:00:00Z`), 'UTC')}</span>
              <PersonText className="text-muted">{line.className}</PersonText>
            </div>
            <span className="figures text-muted text-sm">{sumOf(line)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** `4 given, 3 handed in, 1 late, 2 answered`. */
function sumOf({ given, handedIn, late, answered }: HomeworkOfMonth): string {
  return [
    text.given(formatNumber(given)),
    text.handedIn(formatNumber(handedIn)),
    ...(late > 0 ? [text.late(formatNumber(late))] : []),
    text.answered(formatNumber(answered)),
  ].join(', ');
}
