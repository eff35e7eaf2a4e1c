import { examIntroduction as words } from '../text.ts';

interface ExamIntroductionProps {
  questions: number;
  hasTheory: boolean;
  /** Whether lessons of the class wait for it. */
  isOnTheWay: boolean;
}

/** What whoever takes an exam should know before: how much it asks, that it is one try, what counts. */
export function ExamIntroduction({ questions, hasTheory, isOnTheWay }: ExamIntroductionProps) {
  const counting =
    questions === 0 ? words.theoryCounts : hasTheory ? words.halves : words.questionsCount;
  const lines = [
    questions > 0 && words.questions(questions),
    hasTheory && words.theory,
    words.oneTry,
    counting,
    isOnTheWay && words.onTheWay,
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
