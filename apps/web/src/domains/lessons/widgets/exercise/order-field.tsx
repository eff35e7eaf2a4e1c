import { isolated } from '@institute/contract/arabic/two-scripts';
import { cx } from '../../../../ui/class-names.ts';
import { runsOf, settingOf } from '../../../../ui/runs.ts';
import { Chip } from './chip.tsx';
import type { AskedFieldProps } from './field-props.ts';
import { exerciseText as words } from './text.ts';
import { VerdictSign } from './verdict.tsx';

/** Words or lines to put in order, by pressing one after the other. */
export function OrderField({
  asked,
  given,
  onChange,
  judged,
  isDone,
  answerLabel = words.placed,
}: AskedFieldProps<'order'>) {
  const { items, shown } = asked;
  const placed = given?.type === 'order' ? given.placed : [];
  const gone = keyed(placed).map(({ key }) => key);
  const dir = settingOf(runsOf(items.join(' '))) === 'ltr' ? 'ltr' : 'rtl';
  const row = cx('flex gap-2', shown === 'lines' ? 'flex-col items-stretch' : 'flex-wrap');
  const put = (next: string[]) => onChange({ type: 'order', placed: next });
  return (
    <>
      {!isDone && <p className="text-muted text-sm">{words.orderHint}</p>}
      <ol
        dir={dir}
        aria-label={answerLabel}
        className={cx(row, 'min-h-14 rounded-field border border-line border-dashed p-2')}
      >
        {keyed(placed).map(({ key, item, at }) => (
          <li key={key} className="flex items-center gap-1">
            <Chip
              text={item}
              label={words.takeBack(isolated(item))}
              disabled={isDone}
              isWide={shown === 'lines'}
              onPress={() => put(placed.filter((_, place) => place !== at))}
            />
            {judged && <PlaceSign isRight={judged.judgement.parts[at]?.verdict === 'right'} />}
          </li>
        ))}
      </ol>
      {!isDone && (
        <ul dir={dir} aria-label={words.pool} className={row}>
          {keyed(items).map(({ key, item }) => (
            <li key={key}>
              <Chip
                text={item}
                label={words.place(isolated(item))}
                isWide={shown === 'lines'}
                isGone={gone.includes(key)}
                onPress={() => put([...placed, item])}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Items with a key each, also where two are the same. */
const keyed = (items: readonly string[]) =>
  items.map((item, at) => ({
    ...{ item, at },
    key: `${item} ${items.slice(0, at).filter((one) => one === item).length}`,
  }));

const PlaceSign = ({ isRight }: { isRight: boolean }) => (
  <VerdictSign verdict={isRight ? 'right' : 'wrong'} title={isRight ? words.right : words.wrong} />
);
