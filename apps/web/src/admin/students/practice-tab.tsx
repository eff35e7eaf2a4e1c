import { formatNumber } from '@institute/contract/language';
import {
  getStudentPractice,
  type StudentPractice,
} from '@institute/contract/reports/student-practice';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { practiceText as text } from './text.ts';

/** How a student's practice of words goes, and which are forgotten again and again. */
export function PracticeTab() {
  const { id = '' } = useParams();
  const query = useAnswer(getStudentPractice, { studentId: Number(id) });
  const { data: practice } = query;
  if (!practice) {
    if (query.error) return <ErrorState title={text.failed} query={query} />;
    return (
      <Loading label={text.loading}>
        <Skeleton className="h-60" />
      </Loading>
    );
  }
  if (!practice.lastReviewAt && practice.due === 0) {
    return <EmptyState title={text.none}>{text.noneDetail}</EmptyState>;
  }
  return (
    <div className="flex flex-col gap-6">
      <Figures practice={practice} />
      <SetAside words={practice.words} />
    </div>
  );
}

function Figures({ practice }: { practice: StudentPractice }) {
  const { due, known, learning, setAside, reviews, lastReviewAt } = practice;
  const figures: [string, ReactNode][] = [
    [text.due, formatNumber(due)],
    [text.known, formatNumber(known)],
    [text.learning, formatNumber(learning)],
    [text.setAside, formatNumber(setAside)],
    [text.reviews, formatNumber(reviews)],
    [text.days, text.daysOf(practice.daysPractised, practice.daysAWeek)],
    [text.last, lastReviewAt ? <InstituteTime key="last" at={lastReviewAt} /> : text.never],
  ];
  return (
    <Card>
      <h2 className="text-lg">{text.title}</h2>
      <p className="mb-4 text-muted text-sm">{text.intro}</p>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="figures mt-auto font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function SetAside({ words }: Pick<StudentPractice, 'words'>) {
  return (
    <Card>
      <h2 className="text-lg">{text.words}</h2>
      <p className="mb-3 text-muted text-sm">
        {words.length === 0 ? text.noWords : text.wordsDetail}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {words.map(({ wordId, asks, arabic, meaning }) => (
          <li
            key={`${wordId}-${asks}`}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2"
          >
            <PersonText className="font-medium">{arabic}</PersonText>
            <PersonText>{meaning}</PersonText>
            <span className="ms-auto text-muted text-sm">{text.asks[asks]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
