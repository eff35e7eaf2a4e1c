import { isolated } from '@institute/contract/arabic/two-scripts';
import { useState } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { MixedText } from '../../../../ui/mixed-text.tsx';
import { Chip } from './chip.tsx';
import type { AskedFieldProps, Judged } from './field-props.ts';
import { exerciseText as words } from './text.ts';
import { VerdictSign } from './verdict.tsx';

/** Pairs to put together: what is pressed goes to the line that is marked, which is then the next one. */
export function MatchField({ asked, given, onChange, judged, isDone }: AskedFieldProps<'match'>) {
  const { lefts, rights } = asked;
  const matched = given?.type === 'match' ? given.matched : [];
  const [wanted, setWanted] = useState<string | null>(null);
  const rightOf = (left: string) => matched.find((one) => one.left === left)?.right ?? '';
  const isOpen = (left: string) => rightOf(left) === '';
  const marked = isDone ? undefined : (wanted ?? lefts.find(isOpen));

  const put = (left: string, right: string | null) => {
    const rest = matched.filter((one) => one.left !== left);
    onChange({ type: 'match', matched: right === null ? rest : [...rest, { left, right }] });
    setWanted(right === null ? left : null);
  };
  return (
    <>
      {!isDone && <p className="text-muted text-sm">{words.matchHint}</p>}
      <ul className="flex flex-col gap-2">
        {lefts.map((left) => (
          <li
            key={left}
            className={cx(
              'grid grid-cols-2 items-center gap-3 rounded-field border px-3 py-2',
              left === marked ? 'border-primary bg-primary-soft' : 'border-line',
            )}
          >
            <MixedText text={left} className="text-lg" />
            <span className="flex items-center gap-1">
              <Slot
                left={left}
                right={rightOf(left)}
                isMarked={left === marked}
                isDone={isDone}
                onPress={() => (isOpen(left) ? setWanted(left) : put(left, null))}
              />
              {judged && <PairSign isRight={isPairRight(judged, left)} />}
            </span>
          </li>
        ))}
      </ul>
      {!isDone && (
        <ul aria-label={words.pool} className="flex flex-wrap gap-2">
          {rights.map((right) => (
            <li key={right}>
              <Chip
                text={right}
                label={words.place(isolated(right))}
                isGone={matched.some((one) => one.right === right)}
                onPress={() => marked !== undefined && put(marked, right)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function isPairRight({ exercise, judgement }: Judged, left: string): boolean {
  if (exercise.type !== 'match') return false;
  const at = exercise.pairs.findIndex((pair) => pair.left === left);
  return judgement.parts[at]?.verdict === 'right';
}

interface SlotProps {
  left: string;
  /** '' while nothing stands there. */
  right: string;
  isMarked: boolean;
  isDone: boolean;
  onPress: () => void;
}

/** The place beside a left side: pressed to mark it, or to take back what stands there. */
function Slot({ left, right, isMarked, isDone, onPress }: SlotProps) {
  if (right !== '') {
    const label = words.takeBack(isolated(right));
    return <Chip text={right} label={label} disabled={isDone} isWide onPress={onPress} />;
  }
  return (
    <button
      type="button"
      aria-label={words.partnerOf(isolated(left))}
      aria-pressed={isMarked}
      disabled={isDone}
      onClick={onPress}
      className="tap min-h-11 w-full rounded-field border border-line-strong border-dashed focus-visible:outline-primary"
    />
  );
}

const PairSign = ({ isRight }: { isRight: boolean }) => (
  <VerdictSign verdict={isRight ? 'right' : 'wrong'} title={isRight ? words.right : words.wrong} />
);
