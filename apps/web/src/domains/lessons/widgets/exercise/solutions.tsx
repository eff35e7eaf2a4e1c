import { gapsOf } from '@institute/contract/exercises/cloze';
import type { Judgement } from '@institute/contract/exercises/judgement';
import type { ExerciseOf, ExerciseType } from '@institute/contract/exercises/kinds';
import { rightOrders } from '@institute/contract/exercises/order';
import type { ReactNode } from 'react';
import { asArabic } from '../../../../ui/arabic-runs.tsx';
import { MixedText } from '../../../../ui/mixed-text.tsx';
import { isArabic } from './answer-input.ts';
import { scaleAnswers, scaleLabels } from './pattern-field.tsx';
import { exerciseText as words } from './text.ts';
import { Compared } from './verdict.tsx';

/* The right answers to exercises that were not answered right, for kinds that do not mark them where they stand. */

/** What the solution of an exercise of a kind gets. */
export type SolutionProps<Type extends ExerciseType = ExerciseType> = Pick<Judgement, 'parts'> & {
  exercise: ExerciseOf<Type>;
};

/** The answer that is typed to a question, or to what was heard. */
export function TypedSolution({ exercise, parts }: SolutionProps<'typed' | 'dictation'>) {
  return <Typed accepted={exercise.accepted} part={parts[0]} />;
}

/** What belongs into the gaps that were not filled right. */
export function ClozeSolution({ exercise, parts }: SolutionProps<'cloze'>) {
  return gapsOf(exercise).map((accepted, at) => {
    const part = parts[at];
    const key = `${at}`;
    return part?.verdict === 'right' ? null : (
      <Typed key={key} label={words.gap(at + 1)} accepted={accepted} part={part} />
    );
  });
}

/** The word, or the root and the pattern, where they were not right. */
export function PatternSolution({ exercise, parts }: SolutionProps<'pattern'>) {
  return scaleAnswers(exercise).map((accepted, at) => {
    const part = parts[at];
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
}

/** The items in their order, and in others that are right too: words as sentences, lines beneath each other. */
export function OrderSolution({ exercise }: SolutionProps<'order'>) {
  const [items = [], ...others] = rightOrders(exercise).map((order) =>
    exercise.shown === 'words' ? [order.join(' ')] : order,
  );
  return (
    <>
      <Answer label={words.expected}>
        <Lines lines={items} />
      </Answer>
      {others.length > 0 && (
        <Answer label={words.alsoRight}>
          {others.map((order) => (
            <Lines key={order.join()} lines={order} />
          ))}
        </Answer>
      )}
    </>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => <MixedText key={line} text={line} className="block text-lg" />);

/** The pairs. */
export function MatchSolution({ exercise: { pairs } }: SolutionProps<'match'>) {
  return (
    <Answer label={words.expected}>
      {pairs.map(({ left, right }) => (
        <span key={left} className="grid grid-cols-2 gap-3">
          <MixedText text={left} className="text-lg" />
          <MixedText text={right} className="text-lg" />
        </span>
      ))}
    </Answer>
  );
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
        {...(inArabic && asArabic)}
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
