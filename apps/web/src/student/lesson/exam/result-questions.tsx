import type { Question } from '../../../domains/exams/model.ts';
import { ResultQuestion } from './result-question.tsx';
import { examText as words } from './text.ts';

interface ResultQuestionsProps {
  questions: readonly Question[];
  /** Question id to the chosen option. */
  answers: Readonly<Record<string, string>>;
}

/** A question with its number in the exam, from 1. */
interface Numbered {
  question: Question;
  number: number;
}

/** The questions after submitting: what was missed first, with why; what was known can be opened. */
export function ResultQuestions({ questions, answers }: ResultQuestionsProps) {
  const numbered = questions.map((question, place): Numbered => ({ question, number: place + 1 }));
  // The right options arrive with the lesson, a moment after the result itself.
  const isKnown = questions.every(({ answer }) => answer !== undefined);
  const missed = numbered.filter(({ question }) => answers[question.id] !== question.answer);
  if (!isKnown) return <Questions label={words.objective} shown={numbered} answers={answers} />;
  const right = numbered.filter((one) => !missed.includes(one));
  return (
    <>
      <p className="text-lg">
        {missed.length === 0 ? words.allRight : words.rightOf(right.length, questions.length)}
      </p>
      {missed.length > 0 && <Questions label={words.missed} shown={missed} answers={answers} />}
      {right.length > 0 && (
        <details open={missed.length === 0}>
          <summary className="tap content-center font-semibold text-primary">
            {words.known(right.length)}
          </summary>
          <Questions label={null} shown={right} answers={answers} />
        </details>
      )}
    </>
  );
}

interface QuestionsProps extends Pick<ResultQuestionsProps, 'answers'> {
  /** The heading, where nothing above them says what they are. */
  label: string | null;
  shown: readonly Numbered[];
}

function Questions({ label, shown, answers }: QuestionsProps) {
  const list = (
    <ol className="mt-3 flex flex-col gap-6">
      {shown.map(({ question, number }) => (
        <ResultQuestion
          key={question.id}
          question={question}
          number={number}
          chosen={answers[question.id]}
        />
      ))}
    </ol>
  );
  if (label === null) return list;
  return (
    <section aria-label={label}>
      <h2 className="text-xl">{label}</h2>
      {list}
    </section>
  );
}
