import type { ExerciseOf } from '@institute/contract/exercises';
import { isolated } from '@institute/contract/rules/isolate';
import { type FormEvent, useState } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { MixedText } from '../../../../ui/mixed-text.tsx';
import { CheckButton } from './check-button.tsx';
import { Chip } from './chip.tsx';
import type { ExerciseFormProps } from './part.ts';
import { seedOf, shuffled } from './shuffled.ts';
import { exerciseText as words } from './text.ts';
import { VerdictSign } from './verdict.tsx';
import { withAt } from './with-at.ts';

/** Pairs to put together: what is pressed goes to the line that is marked, which is then the next one. */
export function MatchForm({
  exercise: { pairs, prompt },
  judgement,
  seed,
  onAnswer,
}: ExerciseFormProps<ExerciseOf<'match'>>) {
  const [matched, setMatched] = useState<readonly (number | null)[]>(() => pairs.map(() => null));
  const [wanted, setWanted] = useState<number | null>(null);
  const left = shuffled(pairs.length, seedOf(prompt, seed)).filter((at) => !matched.includes(at));
  const marked = judgement ? -1 : (wanted ?? matched.indexOf(null));
  const rightOf = (at: number) => pairs[at]?.right ?? '';

  const fill = (at: number | null, slot: number) => {
    setMatched(withAt(matched, slot, at));
    setWanted(at === null ? slot : null);
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    onAnswer({ type: 'match', matched: matched.map((at) => at ?? -1) });
  };
  return (
    <form noValidate onSubmit={check} className="flex flex-col gap-3">
      {judgement === null && <p className="text-muted text-sm">{words.matchHint}</p>}
      <ul className="flex flex-col gap-2">
        {pairs.map((pair, slot) => (
          <li
            key={pair.left}
            className={cx(
              'grid grid-cols-2 items-center gap-3 rounded-field border px-3 py-2',
              slot === marked ? 'border-primary bg-primary-soft' : 'border-line',
            )}
          >
            <MixedText text={pair.left} className="text-lg" />
            <span className="flex items-center gap-1">
              <Slot
                left={pair.left}
                right={rightOf(matched[slot] ?? -1)}
                isMarked={slot === marked}
                isJudged={judgement !== null}
                onPress={() => (matched[slot] === null ? setWanted(slot) : fill(null, slot))}
              />
              {judgement && <PairSign isRight={judgement.parts[slot]?.verdict === 'right'} />}
            </span>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <ul aria-label={words.pool} className="flex flex-wrap gap-2">
          {left.map((at) => (
            <li key={at}>
              <Chip
                text={rightOf(at)}
                label={words.place(isolated(rightOf(at)))}
                onPress={() => fill(at, marked)}
              />
            </li>
          ))}
        </ul>
      )}
      <CheckButton isJudged={judgement !== null} disabled={left.length > 0} />
    </form>
  );
}

interface SlotProps {
  left: string;
  /** '' while nothing stands there. */
  right: string;
  isMarked: boolean;
  isJudged: boolean;
  onPress: () => void;
}

/** The place beside a left side: pressed to mark it, or to take back what stands there. */
function Slot({ left, right, isMarked, isJudged, onPress }: SlotProps) {
  if (right !== '') {
    const label = words.takeBack(isolated(right));
    return <Chip text={right} label={label} disabled={isJudged} isWide onPress={onPress} />;
  }
  return (
    <button
      type="button"
      aria-label={words.partnerOf(isolated(left))}
      aria-pressed={isMarked}
      onClick={onPress}
      className="tap min-h-11 w-full rounded-field border border-line-strong border-dashed focus-visible:outline-primary"
    />
  );
}

const PairSign = ({ isRight }: { isRight: boolean }) => (
  <VerdictSign verdict={isRight ? 'right' : 'wrong'} title={isRight ? words.right : words.wrong} />
);
