import type { ExerciseOf } from '@institute/contract/exercises/kinds';
import { isWritten, MAX_ACCEPTED, placesIn } from '@institute/contract/exercises/parts';
import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { TextareaField } from '../../../../ui/input.tsx';
import { lazy } from '../../../../ui/lazy.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { exerciseFieldText as words } from '../text.ts';
import { Wrong } from '../wrong.tsx';
import type { ExerciseFieldsProps } from './exercise-fields.ts';
import { linesOf } from './typed-fields.tsx';

type Order = ExerciseOf<'order'>;

/** Where a student puts the items in order; it comes with what tries an exercise. */
const AskedField = lazy(() =>
  import('../../../../domains/lessons/widgets/exercise/exercise-block.tsx').then(
    (code) => code.AskedField,
  ),
);

const showns = (['words', 'lines'] as const).map((value) => ({
  value,
  label: words.showns[value],
}));

/** What is put in order, in the right one and in others that are right too. */
export function OrderFields(props: ExerciseFieldsProps<Order>) {
  const { exercise, errorOf, onChange } = props;
  return (
    <>
      <Segmented
        label={words.shown}
        options={showns}
        value={exercise.shown}
        onChange={(shown) => onChange({ shown })}
        className="self-start"
      />
      <TextareaField
        label={words.items}
        hint={words.itemsHint}
        error={errorOf('items')}
        value={exercise.items.join('\n')}
        onChange={({ target }) => onChange(withItems(exercise, linesOf(target.value)))}
        rows={3}
        className="leading-loose [field-sizing:content]"
        required
      />
      <OtherOrders {...props} />
    </>
  );
}

/** Other items: what stands at a place keeps it while it is written, and none is lost of the orders else. */
function withItems({ items: before, otherOrders }: Order, items: string[]): Partial<Order> {
  if (!otherOrders || items.length === before.length) return { items };
  const textsOf = (order: readonly number[]) => order.map((at) => before[at] ?? '');
  return {
    items,
    otherOrders: otherOrders.map((order) =>
      placesIn(items, textsOf(order)).filter((at) => at >= 0),
    ),
  };
}

/** Orders that are right besides, put together as a student does it. */
function OtherOrders({ exercise, errorOf, onChange }: ExerciseFieldsProps<Order>) {
  const { items, shown, otherOrders = [] } = exercise;
  const written = items.filter(isWritten);
  const put = (orders: number[][]) => onChange({ otherOrders: orders });
  // An order has no identity but its place.
  const rows = otherOrders.map((order, at) => ({ key: `${at}`, at, order }));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{words.otherOrders}</legend>
      <p className="text-muted text-sm">{words.otherOrdersHint}</p>
      <ol className="flex flex-col gap-3">
        {rows.map(({ key, at, order }) => (
          <li key={key} className="flex items-start gap-2">
            <div className="flex min-w-0 grow flex-col gap-2">
              <AskedField
                asked={{ type: 'order', prompt: '', shown, items: written }}
                given={{ type: 'order', placed: order.map((place) => items[place] ?? '') }}
                onChange={(given) => {
                  if (given.type !== 'order') return;
                  const places = placesIn(items, given.placed);
                  put(otherOrders.map((one, place) => (place === at ? places : one)));
                }}
                judged={null}
                isDone={false}
                answerLabel={words.otherOrder(at + 1)}
              />
            </div>
            <IconButton
              label={words.removeOrder(at + 1)}
              onClick={() => put(otherOrders.filter((_, place) => place !== at))}
              className="shrink-0 text-muted"
            >
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </ol>
      <Wrong message={errorOf('otherOrders')} />
      <Button
        size="sm"
        variant="secondary"
        icon={<Plus size={18} />}
        disabled={written.length < 2 || otherOrders.length >= MAX_ACCEPTED - 1}
        onClick={() => put([...otherOrders, []])}
        className="self-start"
      >
        {words.addOrder}
      </Button>
    </fieldset>
  );
}
