import type { Exercise } from '@institute/contract/exercises';
import {
  type ExerciseAnswer,
  type Judgement,
  judgeExercise,
} from '@institute/contract/rules/judge-exercise';
import { useEffect, useRef, useState } from 'react';
import { MixedText } from '../../../../ui/mixed-text.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { ClozeForm } from './cloze-form.tsx';
import { MatchForm } from './match-form.tsx';
import { OrderForm } from './order-form.tsx';
import { Outcome } from './outcome.tsx';
import type { ExerciseFormProps } from './part.ts';
import { exerciseText as words } from './text.ts';
import { TypedForm } from './typed-form.tsx';

/** An exercise to practise: judged at once and explained, as often as wanted. Needs no connection. */
export function ExerciseBlock({ exercise }: { exercise: Exercise }) {
  const [tries, setTries] = useState(0);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const top = useRef<HTMLElement>(null);
  // The button that was pressed is gone: reading goes on at the question.
  useEffect(() => {
    if (tries > 0) top.current?.focus({ preventScroll: true });
  }, [tries]);

  const onAnswer = (answer: ExerciseAnswer) => setJudgement(judgeExercise(exercise, answer));
  const onAgain = () => {
    setJudgement(null);
    setTries(tries + 1);
  };
  return (
    <article
      ref={top}
      tabIndex={-1}
      aria-label={words.name}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 outline-none sm:p-5"
    >
      <p className="font-semibold">
        <MixedText text={exercise.prompt} className="block whitespace-pre-line" />
      </p>
      <Form key={tries} {...{ exercise, judgement, onAnswer }} seed={tries} />
      {judgement && <Outcome {...{ exercise, judgement, onAgain }} />}
    </article>
  );
}

function Form({ exercise, ...rest }: ExerciseFormProps<Exercise>) {
  switch (exercise.type) {
    case 'choice':
    case 'choices':
      return <ChoiceForm exercise={exercise} {...rest} />;
    case 'typed':
      return <TypedForm exercise={exercise} {...rest} />;
    case 'cloze':
      return <ClozeForm exercise={exercise} {...rest} />;
    case 'order':
      return <OrderForm exercise={exercise} {...rest} />;
    case 'match':
      return <MatchForm exercise={exercise} {...rest} />;
    default:
      // A kind that this release does not know.
      return null;
  }
}
