import type { ExamStanding } from '@institute/contract/exams/exam-standing';
import { scoreText } from '../../../domains/exams/score.ts';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { whenText } from '../../../ui/when.tsx';
import { examText as words } from './text.ts';

/** What the counted mark opens, and every attempt with its mark. */
export function AttemptList({ standing }: { standing: ExamStanding }) {
  const { results, attempts, passMark, hasPassed } = standing;
  const timeZone = useTimeZone();
  return (
    <div className="mt-4 flex flex-col gap-3">
      {passMark !== null && (
        <p className={hasPassed ? 'font-semibold text-good' : 'font-semibold text-gold-strong'}>
          {hasPassed === null
            ? words.passWaits(passMark)
            : hasPassed
              ? words.passed(passMark)
              : words.notPassed(passMark)}
        </p>
      )}
      {(attempts > 1 || results.length > 1 || results.some(({ isTimedOut }) => isTimedOut)) && (
        <ul aria-label={words.attempts} className="flex flex-col gap-1">
          {results.map(({ attempt, totalScore, submittedAt, isCounted, isTimedOut }) => (
            <li key={attempt} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{words.attempt(attempt)}</span>
              <span className="figures">
                {totalScore === null ? words.pendingTotal : scoreText(totalScore)}
              </span>
              {submittedAt && (
                <span className="text-muted text-sm">{whenText(submittedAt, timeZone, true)}</span>
              )}
              {isCounted && results.length > 1 && <Badge tone="info">{words.counts}</Badge>}
              {isTimedOut && <span className="text-muted text-sm">{words.timedOut}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
