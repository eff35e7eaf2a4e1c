import type { ExamRules } from '@institute/contract/exams/exam-rules';
import { examIntroduction as words } from '../text.ts';

interface ExamIntroductionProps {
  questions: number;
  exercises?: number;
  hasTheory: boolean;
  /** Whether lessons of the class wait for it. */
  isOnTheWay: boolean;
  /** How it is sat; left out for once, by nobody's clock. */
  sat?: ExamRules | null;
}

/** What whoever takes an exam should know before: how much it asks, how it is sat, what counts. */
export function ExamIntroduction(props: ExamIntroductionProps) {
  const { questions, exercises = 0, hasTheory, isOnTheWay, sat = null } = props;
  const isAsked = questions + exercises > 0;
  const wholeCount = exercises > 0 ? words.pointsCount : words.questionsCount;
  const counting = !isAsked ? words.theoryCounts : hasTheory ? words.halves : wholeCount;
  const lines = [
    questions > 0 && words.questions(questions),
    exercises > 0 && words.exercises(exercises),
    hasTheory && words.theory,
    ...triesOf(sat),
    counting,
    wayOn(sat?.passMark ?? null, isOnTheWay),
  ].filter((line) => line !== false);
  return (
    <section aria-label={words.title} className="rounded-card bg-sunken px-4 py-3 sm:px-5">
      <p className="mb-1 font-semibold text-lg">{words.title}</p>
      <ul className="list-disc ps-5 marker:text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
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
