import type { ExerciseOf } from '@institute/contract/exercises/kinds';
import { MAX_PAIRS } from '@institute/contract/exercises/parts';
import { PairRows } from '../pair-rows.tsx';
import { exerciseFieldText as words } from '../text.ts';
import { Wrong } from '../wrong.tsx';
import type { ExerciseFieldsProps } from './exercise-fields.ts';

const sides = { first: 'left', second: 'right' } as const;
const empty = { left: '', right: '' };
const rowWords = {
  first: words.left,
  second: words.right,
  firstOf: words.leftOf,
  secondOf: words.rightOf,
  add: words.addPair,
  remove: words.removePair,
};

/** Pairs that belong together. */
export function MatchFields(props: ExerciseFieldsProps<ExerciseOf<'match'>>) {
  const { exercise, errorOf, onChange } = props;
  const { pairs } = exercise;
  return (
    <>
      <PairRows
        // A pair has no identity but its place.
        pairs={pairs.map(({ left, right }, at) => ({ key: `${at}`, first: left, second: right }))}
        words={rowWords}
        most={MAX_PAIRS}
        longest={300}
        errorOf={(at, side) => errorOf(`pairs.${at}.${sides[side]}`)}
        onType={(at, side, value) =>
          onChange({
            pairs: pairs.map((pair, place) =>
              place === at ? { ...pair, [sides[side]]: value } : pair,
            ),
          })
        }
        onAdd={(at) => onChange({ pairs: [...pairs.slice(0, at), empty, ...pairs.slice(at)] })}
        onRemove={(at) =>
          onChange({ pairs: pairs.length === 1 ? [empty] : pairs.filter((_, i) => i !== at) })
        }
      />
      <Wrong message={errorOf('pairs')} />
    </>
  );
}
