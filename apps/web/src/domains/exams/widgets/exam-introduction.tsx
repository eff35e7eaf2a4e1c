import type { AnswerWays } from '@institute/contract/exams/answer-ways';
import type { ExamRules } from '@institute/contract/exams/exam-rules';
import { ChevronDown } from 'lucide-react';
import { examIntroduction as words } from '../text.ts';

interface ExamIntroductionProps {
  questions: number;
  exercises?: number;
  /** How those are answered. */
  ways?: AnswerWays;
  hasTheory: boolean;
  /** Whether lessons of the class wait for it. */
  isOnTheWay: boolean;
  /** How it is sat; left out for once, by nobody's clock. */
  sat?: ExamRules | null;
}

/** What whoever takes an exam should know before: how much it asks, how it is sat, what counts. */
export function ExamIntroduction(props: ExamIntroductionProps) {
  return (
    <section aria-label={words.title} className="rounded-card bg-sunken px-4 py-3 sm:px-5">
      <p className="mb-1 font-semibold text-lg">{words.title}</p>
      <Lines {...props} />
    </section>
  );
}

/** The same while the time runs: a press unfolds it, and the first question stands above the fold. */
export function FoldedExamIntroduction(props: ExamIntroductionProps) {
  return (
    <details className="rounded-card bg-sunken px-4 sm:px-5">
      <summary className="tap flex cursor-pointer items-center justify-between gap-2 font-semibold">
        {words.rules}
        <ChevronDown size={20} aria-hidden className="shrink-0 text-muted" />
      </summary>
      <div className="pb-3">
        <Lines {...props} />
      </div>
    </details>
  );
}

const noWays: AnswerWays = { isTyped: false, hasSeveral: false };

function Lines(props: ExamIntroductionProps) {
  const { questions, exercises = 0, ways = noWays, hasTheory, isOnTheWay, sat = null } = props;
  const isAsked = questions + exercises > 0;
  const wholeCount = exercises > 0 ? words.pointsCount : words.questionsCount;
  const counting = !isAsked ? words.theoryCounts : hasTheory ? words.halves : wholeCount;
  const lines = [
    questions > 0 && words.questions(questions),
    exercises > 0 && words.exercises(exercises),
    exercises > 0 && ways.isTyped && words.typed,
    exercises > 0 && ways.hasSeveral && words.several,
    hasTheory && words.theory,
    ...triesOf(sat),
    counting,
    wayOn(sat?.passMark ?? null, isOnTheWay),
  ].filter((line) => line !== false);
  return (
    <ul className="list-disc ps-5 marker:text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** How often it may be sat, and for how long. */
function triesOf(sat: ExamRules | null): (string | false)[] {
  if (!sat || (sat.attempts === 1 && sat.examMinutes === null)) return [words.oneTry];
  const { attempts, countedAttempt, attemptWait, examMinutes } = sat;
  const counts = countedAttempt === 'best' ? words.bestCounts : words.lastCounts;
  return [
    attempts === 1 ? words.oneTimedTry : `${words.tries(attempts)} ${counts}`,
    attempts > 1 && attemptWait > 0 && words.wait(attemptWait),
    ...(examMinutes === null ? [words.keptAsYouGo] : [words.time(examMinutes), words.saved]),
  ];
}

function wayOn(passMark: number | null, isOnTheWay: boolean): string | false {
  if (passMark === null) return isOnTheWay && words.onTheWay;
  return isOnTheWay ? words.passOnTheWay(passMark) : words.passMark(passMark);
}
