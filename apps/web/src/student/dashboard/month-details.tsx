import type { SemesterGrade } from '@institute/contract/exams/exams';
import { ChevronDown } from 'lucide-react';
import { examTone, type ScoreTone, scoreText, scoreTone } from '../../domains/exams/score.ts';
import { scoreWords } from '../../domains/exams/text.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatMonth } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

/** A month with its average; opened it shows the exams. `open` is how it starts. */
export function MonthDetails({ month, open }: { month: SemesterGrade; open: boolean }) {
  const name = formatMonth(month.start, useTimeZone());
  // An exam has no identity here but its index: two may share name, class and day.
  const rows = month.exams.map((exam, index) => ({ key: `${index}`, exam }));
  return (
    <details open={open} className="group border-line border-b">
      <summary className="tap flex list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          size={18}
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
        {/* The month breaks into two lines before its score goes below it. */}
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex w-min grow flex-col sm:flex-row sm:items-baseline sm:gap-2">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-muted text-sm">{text.semester.exams(month.examCount)}</span>
          </span>
          <Score
            score={month.averageScore}
            tone={scoreTone(month.averageScore)}
            label={text.semester.average}
          />
        </span>
      </summary>
      <div className="overflow-x-auto">
        <table className="mb-3 w-full text-start">
          <caption className="sr-only">
            {text.semester.examsOf} {name}
          </caption>
          <thead className="text-muted text-sm">
            <tr>
              <th className={headClass}>{text.semester.exam}</th>
              <th className={`${headClass} hidden sm:table-cell`}>{text.semester.className}</th>
              <th className={`${headClass} hidden sm:table-cell`}>{text.semester.date}</th>
              <th className="py-1 text-end font-medium">{text.semester.score}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, exam }) => (
              <ExamRow key={key} exam={exam} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const headClass = 'py-1 pe-3 text-start font-medium';

function ExamRow({ exam }: { exam: SemesterGrade['exams'][number] }) {
  return (
    <tr className="border-line border-t">
      <td className="py-2 pe-3 [overflow-wrap:anywhere]">
        <PersonText className="font-medium">{exam.name}</PersonText>
        <span className="block text-muted text-sm sm:hidden">
          <PersonText>{exam.className}</PersonText> · <bdi>{exam.date}</bdi>
        </span>
      </td>
      <td className="hidden py-2 pe-3 [overflow-wrap:anywhere] sm:table-cell">
        <PersonText>{exam.className}</PersonText>
      </td>
      <td className="figures hidden whitespace-nowrap py-2 pe-3 text-muted sm:table-cell">
        {exam.date}
      </td>
      <td className="py-2 text-end">
        <Score score={exam.score} tone={examTone(exam.score)} />
      </td>
    </tr>
  );
}

interface ScoreProps {
  score: number;
  tone: ScoreTone;
  label?: string;
}

/** A score in its colour and in a word. */
function Score({ score, tone, label }: ScoreProps) {
  return (
    <Badge tone={tone} className="flex-wrap justify-end">
      {label && <span className="sr-only">{label} </span>}
      <span className="figures font-semibold">{scoreText(score)}</span>{' '}
      {scoreWords[scoreTone(score)]}
    </Badge>
  );
}
