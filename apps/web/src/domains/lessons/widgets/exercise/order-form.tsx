import type { ExerciseOf } from '@institute/contract/exercises';
import { isolated } from '@institute/contract/rules/isolate';
import { type FormEvent, useState } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { runsOf, settingOf } from '../../../../ui/runs.ts';
import { CheckButton } from './check-button.tsx';
import { Chip } from './chip.tsx';
import type { ExerciseFormProps } from './part.ts';
import { seedOf, shuffled } from './shuffled.ts';
import { exerciseText as words } from './text.ts';
import { VerdictSign } from './verdict.tsx';

/** Words or lines to put in order, by pressing one after the other. */
export function OrderForm({
  exercise,
  judgement,
  seed,
  onAnswer,
}: ExerciseFormProps<ExerciseOf<'order'>>) {
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const { items, shown } = exercise;
  const order = shuffled(items.length, seedOf(exercise.prompt, seed));
  const left = order.filter((at) => !placed.includes(at));
  const dir = settingOf(runsOf(items.join(' '))) === 'ltr' ? 'ltr' : 'rtl';
  const row = cx('flex gap-2', shown === 'lines' ? 'flex-col items-stretch' : 'flex-wrap');

  const check = (event: FormEvent) => {
    event.preventDefault();
    onAnswer({ type: 'order', placed });
  };
  return (
    <form noValidate onSubmit={check} className="flex flex-col gap-3">
      {judgement === null && <p className="text-muted text-sm">{words.orderHint}</p>}
      <ol
        dir={dir}
        aria-label={words.placed}
        className={cx(row, 'min-h-14 rounded-field border border-line border-dashed p-2')}
      >
        {placed.map((at, place) => (
          <li key={at} className="flex items-center gap-1">
            <Chip
              text={items[at] ?? ''}
              label={words.takeBack(isolated(items[at] ?? ''))}
              disabled={judgement !== null}
              isWide={shown === 'lines'}
              onPress={() => setPlaced(placed.filter((one) => one !== at))}
            />
            {judgement && <PlaceSign isRight={judgement.parts[place]?.verdict === 'right'} />}
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <ul dir={dir} aria-label={words.pool} className={row}>
          {left.map((at) => (
            <li key={at}>
              <Chip
                text={items[at] ?? ''}
                label={words.place(isolated(items[at] ?? ''))}
                isWide={shown === 'lines'}
                onPress={() => setPlaced([...placed, at])}
              />
            </li>
          ))}
        </ul>
      )}
      <CheckButton isJudged={judgement !== null} disabled={left.length > 0} />
    </form>
  );
}

const PlaceSign = ({ isRight }: { isRight: boolean }) => (
  <VerdictSign verdict={isRight ? 'right' : 'wrong'} title={isRight ? words.right : words.wrong} />
);
