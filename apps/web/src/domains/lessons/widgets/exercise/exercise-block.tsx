import type { Verdict } from '@institute/contract/exercises/grade-answer';
import type { Judgement } from '@institute/contract/exercises/judgement';
import {
  type Exercise,
  type GivenAnswer,
  isAnswered,
  judgeExercise,
  placesOf,
} from '@institute/contract/exercises/kinds';
import { typedTexts } from '@institute/contract/exercises/typed-texts';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { MixedText } from '../../../../ui/mixed-text.tsx';
import type { BlockFiles } from '../blocks/block-sound.ts';
import { AskedField } from './asked-field.tsx';
import { ExerciseSound } from './exercise-sound.tsx';
import { Outcome } from './outcome.tsx';
import { practised } from './practised.ts';
import { exerciseText as words } from './text.ts';
import { viewOf } from './views.ts';

export { AskedField };

const isEmpty = ({ value }: HTMLInputElement) => value.trim() === '';

interface ExerciseBlockProps {
  exercise: Exercise;
  /** The files of the lesson, among them what is heard. */
  files: BlockFiles;
  /** Which one of several on its page it is. */
  number?: number | undefined;
  /** Told of the first wrong answer, with what was typed; left out where it is of no consequence. */
  onMissed?: ((typed: string[]) => void) | undefined;
  /** Told of each answer that was judged. */
  onAnswered?: (() => void) | undefined;
  /** What follows the judgement where it is answered once; otherwise it may be tried again. */
  next?: (verdict: Verdict, typed: string[]) => ReactNode;
  /** Whether it stands in a frame of others. */
  isBare?: boolean;
}

/** An exercise to practise: judged at once and explained, as often as wanted. Needs no connection. */
export function ExerciseBlock(props: ExerciseBlockProps) {
  const { exercise, files, number, onMissed, onAnswered, next, isBare = false } = props;
  const [isMissed, setMissed] = useState(false);
  const [tries, setTries] = useState(0);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const [given, setGiven] = useState<GivenAnswer>();
  const top = useRef<HTMLElement>(null);
  // The button that was pressed is gone: reading goes on at the question.
  useEffect(() => {
    if (tries > 0) top.current?.focus({ preventScroll: true });
  }, [tries]);

  const asked = useMemo(() => practised(exercise, tries), [exercise, tries]);
  const isReady = isAnswered(asked, given);
  const judge = (answer: GivenAnswer | undefined) => {
    const judged = judgeExercise(exercise, placesOf(exercise, answer));
    setJudgement(judged);
    onAnswered?.();
    if (judged.verdict !== 'wrong' || isMissed || !onMissed) return;
    setMissed(true);
    onMissed(typedIn(answer));
  };
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReady) judge(given);
    else [...event.currentTarget.querySelectorAll('input')].find(isEmpty)?.focus();
  };
  const onAgain = () => {
    setJudgement(null);
    setGiven(undefined);
    setTries(tries + 1);
  };
  return (
    <article
      ref={top}
      tabIndex={-1}
      aria-label={number === undefined ? words.name : words.nameOf(number)}
      className={cx(
        'flex min-w-0 flex-col gap-3 outline-none',
        !isBare && 'rounded-card border border-line bg-surface p-4 sm:p-5',
      )}
    >
      <p className="font-semibold">
        <MixedText text={exercise.prompt} className="block whitespace-pre-line" />
      </p>
      {'sound' in exercise && <ExerciseSound sound={exercise.sound} files={files} />}
      <form key={tries} noValidate onSubmit={check} className="flex flex-col gap-3">
        <AskedField
          asked={asked}
          given={given}
          onChange={setGiven}
          judged={judgement && { exercise, judgement }}
          isDone={judgement !== null}
        />
        <CheckButton
          isJudged={judgement !== null}
          disabled={!isReady && !viewOf(asked)?.findsEmpty}
        />
        {next && !judgement && (
          <Button variant="secondary" onClick={() => judge(undefined)}>
            {words.unknown}
          </Button>
        )}
      </form>
      {judgement && <Outcome {...{ exercise, judgement, ...(!next && { onAgain }) }} />}
      {judgement && isMissed && <p className="text-muted text-sm">{words.comesBack}</p>}
      {judgement && next?.(judgement.verdict, typedIn(given))}
    </article>
  );
}

/** What of an answer was typed. */
const typedIn = (given: GivenAnswer | undefined) => (given ? typedTexts(given) : []);

/** Asks for the judgement; gone once there is one. */
function CheckButton({ isJudged, disabled }: { isJudged: boolean; disabled: boolean }) {
  if (isJudged) return null;
  return (
    <Button type="submit" disabled={disabled} className="self-start">
      {words.check}
    </Button>
  );
}
