import { formatNumber } from '@institute/contract/language';
import { AudioLines } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FullHandIn } from '../../domains/homework/hand-ins-api.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { openText as words } from './text.ts';

const StudentTakes = lazy(
  () =>
    import('../../domains/homework/widgets/student-takes.tsx').then((code) => code.StudentTakes),
  { whenLost: 'close' },
);

/** Whose it is, of which class, which attempt, and how many wait; with the way to all that student has spoken. */
export function HandInFacts({ handIn }: { handIn: FullHandIn }) {
  const { classId, className, studentId, studentName, handedInAt, isLate, attempt } = handIn;
  const { waiting } = handIn;
  const [showsAll, setShowsAll] = useState(false);
  const facts: [string, ReactNode][] = [
    [
      words.facts.student,
      <StudentLink key="student" id={studentId}>
        <PersonText isName>{studentName}</PersonText>
      </StudentLink>,
    ],
    [words.facts.className, <PersonText key="class">{className}</PersonText>],
    [
      words.facts.handedIn,
      <span key="at">
        <InstituteTime at={handedInAt} withTime />{' '}
        {isLate && <Badge tone="gold">{words.late}</Badge>}
      </span>,
    ],
    ...(attempt > 1
      ? [[words.facts.attempt, formatNumber(attempt)] satisfies [string, ReactNode]]
      : []),
    ...(waiting > 1
      ? [[words.facts.waiting, formatNumber(waiting)] satisfies [string, ReactNode]]
      : []),
  ];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-1">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="ghost"
        size="sm"
        icon={<AudioLines size={18} />}
        onClick={() => setShowsAll(true)}
        className="-ms-3"
      >
        {words.allTakes}
      </Button>
      {showsAll && (
        <StudentTakes
          {...{ classId, studentId, studentName }}
          onClose={() => setShowsAll(false)}
          fallback={null}
        />
      )}
    </div>
  );
}

/** What stands in the way of an answer, or has been answered before: one's own, or by whom and when. */
export function Standing({ handIn, isOwn }: { handIn: FullHandIn; isOwn: boolean }) {
  const { state, answeredAt, answeredBy } = handIn;
  if (!isOwn && state === 'waiting') return null;
  return (
    <p role="alert" className="rounded-field bg-gold-soft px-4 py-3 font-medium">
      {isOwn ? (
        words.own
      ) : (
        <Sentence
          words={state === 'again' ? words.askedAgainBy : words.answeredBy}
          fill={{
            name: <PersonText isName>{answeredBy}</PersonText>,
            date: answeredAt && <InstituteTime at={answeredAt} withTime />,
          }}
        />
      )}
    </p>
  );
}
