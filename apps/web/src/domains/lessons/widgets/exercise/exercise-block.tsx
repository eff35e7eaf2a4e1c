import type { Exercise } from '@institute/contract/exercises';
import {
  type ExerciseAnswer,
  type Judgement,
  judgeExercise,
} from '@institute/contract/rules/judge-exercise';
import { useEffect, useRef, useState } from 'react';
import { MixedText } from '../../../../ui/mixed-text.tsx';
import type { BlockFiles } from '../blocks/block-sound.ts';
import { ChoiceForm } from './choice-form.tsx';
import { ClozeForm } from './cloze-form.tsx';
import { ExerciseSound } from './exercise-sound.tsx';
import { MatchForm } from './match-form.tsx';
import { OrderForm } from './order-form.tsx';
import { Outcome } from './outcome.tsx';
import type { ExerciseFormProps } from './part.ts';
import { PatternForm } from './pattern-form.tsx';
import { exerciseText as words } from './text.ts';
import { TypedForm } from './typed-form.tsx';

interface ExerciseBlockProps {
  exercise: Exercise;
  /** The files of the lesson, among them what is heard. */
  files: BlockFiles;
}

/** An exercise to practise: judged at once and explained, as often as wanted. Needs no connection. */
export function ExerciseBlock({ exercise, files }: ExerciseBlockProps) {
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
      {'sound' in exercise && <ExerciseSound sound={exercise.sound} files={files} />}
      <Form key={tries} {...{ exercise, judgement, onAnswer }} seed={tries} />
      {judgement && <Outcome {...{ exercise, judgement, onAgain }} />}
    </article>
  );
}

function Form({ exercise, ...rest }: ExerciseFormProps<Exercise>) {
  switch (exercise.type) {
    case 'choice':
    case 'choices':
    case 'listen':
      return <ChoiceForm exercise={exercise} {...rest} />;
    case 'typed':
    case 'dictation':
      return <TypedForm exercise={exercise} {...rest} />;
    case 'cloze':
      return <ClozeForm exercise={exercise} {...rest} />;
    case 'order':
      return <OrderForm exercise={exercise} {...rest} />;
    case 'match':
      return <MatchForm exercise={exercise} {...rest} />;
    case 'pattern':
      return <PatternForm exercise={exercise} {...rest} />;
    default:
      // A kind that this release does not know.
      return null;
  }
}
