import type { Exercise } from '@institute/contract/exercises';
import type { Judgement } from '@institute/contract/rules/judge-exercise';
import { gapsOf } from '@institute/contract/rules/judge-exercise';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ContentLine } from '../../../../ui/content/content-line.tsx';
import { MixedText } from '../../../../ui/mixed-text.tsx';
import { isArabic } from './answer-input.ts';
import { scaleAnswers, scaleLabels } from './pattern-field.tsx';
import { slipWords } from './slip-text.ts';
import { exerciseText as words } from './text.ts';
import { Compared, Verdict } from './verdict.tsx';

interface OutcomeProps {
  exercise: Exercise;
  judgement: Judgement;
  /** Absent where it is answered once. */
  onAgain?: () => void;
}

/** How an exercise was answered, what the answer was where it was otherwise, and why. */
export function Outcome({ exercise, judgement, onAgain }: OutcomeProps) {
  const again = useRef<HTMLButtonElement>(null);
  // The button that asked for it is gone.
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  const isNearly = judgement.verdict === 'nearly';
  // Of what is another word there is nothing to name.
  const nearly = judgement.parts.filter(({ verdict }) => verdict === 'nearly');
  const slips = nearly.flatMap(({ grade }) => grade?.slips ?? []);
  return (
    <div className="flex flex-col gap-3">
      <Verdict
        verdict={judgement.verdict}
        title={
          <>
            {titleOf(judgement)}
            {isNearly && (
              <span className="figures font-normal">{words.credit(judgement.credit)}</span>
            )}
          </>
        }
        slips={slipWords(slips)}
      />
      {judgement.verdict !== 'right' && <Solution exercise={exercise} judgement={judgement} />}
      {exercise.explanation !== '' && <ContentLine text={exercise.explanation} isApart={false} />}
      {onAgain && (
        <Button ref={again} variant="secondary" className="self-start" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </div>
  );
}

/** What is wrong in one of several parts leaves the others right. */
function titleOf({ verdict, parts }: Judgement): string {
  const isPartly = verdict === 'nearly' && parts.some((part) => part.verdict === 'wrong');
  return isPartly ? words.partly : words[verdict];
}

/** The right answer; options are marked where they stand. */
function Solution({ exercise, judgement }: Omit<OutcomeProps, 'onAgain'>) {
  switch (exercise.type) {
    case 'typed':
    case 'dictation':
      return <Typed accepted={exercise.accepted} part={judgement.parts[0]} />;
    case 'cloze':
      return gapsOf(exercise).map((accepted, at) => {
        const part = judgement.parts[at];
        const key = `${at}`;
        return part?.verdict === 'right' ? null : (
          <Typed key={key} label={words.gap(at + 1)} accepted={accepted} part={part} />
        );
      });
    case 'pattern':
      return scaleAnswers(exercise).map((accepted, at) => {
        const part = judgement.parts[at];
        const label = scaleLabels(exercise)[at];
        return part?.verdict === 'right' ? null : (
          <Typed
            key={label}
            label={exercise.asks === 'word' ? words.expected : label}
            accepted={accepted}
            part={part}
          />
        );
      });
    case 'order':
      return (
        <Answer label={words.expected}>
          {exercise.shown === 'words' ? (
            <MixedText text={exercise.items.join(' ')} className="text-lg" />
          ) : (
            exercise.items.map((item) => (
              <MixedText key={item} text={item} className="block text-lg" />
            ))
          )}
        </Answer>
      );
    case 'match':
      return (
        <Answer label={words.expected}>
          {exercise.pairs.map(({ left, right }) => (
            <span key={left} className="grid grid-cols-2 gap-3">
              <MixedText text={left} className="text-lg" />
              <MixedText text={right} className="text-lg" />
            </span>
          ))}
        </Answer>
      );
    // Their right options are marked where they stand.
    case 'choice':
    case 'choices':
    case 'listen':
      return null;
    default:
      // A type of a newer release.
      exercise satisfies never;
      return null;
  }
}

interface TypedProps {
  label?: string;
  accepted: readonly string[];
  part: Judgement['parts'][number] | undefined;
}

/** The first answer that is right, with the letters marked that were otherwise. */
function Typed({ label = words.expected, accepted, part }: TypedProps) {
  const [expected = ''] = accepted;
  const inArabic = isArabic(accepted);
  // Slips belong to the answer that came nearest, which is seen where there is no other.
  const isCompared = part?.verdict === 'nearly' && accepted.length === 1;
  return (
    <Answer label={label}>
      <span
        dir={inArabic ? 'rtl' : 'auto'}
        lang={inArabic ? 'ar' : undefined}
        className={inArabic ? 'reading-arabic block' : 'block text-lg'}
      >
        {isCompared ? <Compared expected={expected} slips={part.grade?.slips ?? []} /> : expected}
      </span>
    </Answer>
  );
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl>
      <dt className="text-muted text-sm">{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}
