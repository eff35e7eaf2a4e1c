import { WHOLE_TIME } from '@institute/contract/exams/grade-period';
import { getMyGrade, type MyGrade } from '@institute/contract/exams/grades';
import { dictionary } from '@institute/contract/language';
import { keepPreviousData } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { gradeText, gradeWords, ruleWords } from '../../domains/exams/grade-words.ts';
import { GradeColumns, SoFar } from '../../domains/exams/widgets/grade-columns.tsx';
import { PeriodField } from '../../domains/exams/widgets/period-field.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { Card } from '../../ui/card.tsx';

/** Its words come with it. */
const text = dictionary('student/class-detail/grade', {
  title: 'Your grade',
  time: 'Time',
});

/** The grade of a student in a class, with its columns and its rule. */
export function OwnGrade({ classId, first }: { classId: string; first: MyGrade }) {
  const [period, setPeriod] = useState<string>(WHOLE_TIME);
  const { data } = useAnswer(
    getMyGrade,
    { classId, ...(period !== WHOLE_TIME && { period }) },
    { placeholderData: keepPreviousData },
  );
  const shown = data ?? first;
  const { columns, cells, months } = shown;
  return (
    <Card aria-labelledby="own-grade" className="flex flex-col gap-2">
      <h2 id="own-grade" className="flex items-center gap-2 text-lg">
        <GraduationCap size={20} className="text-primary" />
        {text.title}
      </h2>
      {months.length > 1 && (
        <PeriodField label={text.time} months={months} value={period} onChange={setPeriod} />
      )}
      <p className="figures font-semibold text-xl" aria-live="polite">
        {gradeText(shown.grade) ?? gradeWords.noGrade}
        <SoFar grade={shown} columns={columns} />
      </p>
      <GradeColumns columns={columns} cells={cells} />
      <p className="text-muted text-sm">{ruleWords(shown, shown.missingIsZero)}</p>
    </Card>
  );
}
