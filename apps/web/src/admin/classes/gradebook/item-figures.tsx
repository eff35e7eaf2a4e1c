import { Check } from 'lucide-react';
import type { ItemFigures } from '../../../domains/exams/items-model.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MixedText } from '../../../ui/mixed-text.tsx';
import { itemsText as words } from './text.ts';

interface ItemsProps {
  items: readonly ItemFigures[];
}
type Figures = NonNullable<ItemFigures['figures']>;

/** The items of an exam with their figures, where there is room for a table. */
export function ItemTable({ items }: ItemsProps) {
  return (
    <div className="relative overflow-x-auto border-line border-y">
      <table className="min-w-full border-collapse text-sm">
        <caption className="sr-only">{words.title}</caption>
        <thead className="bg-sunken text-muted">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {words.item}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-medium">
              {words.right}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-medium">
              {words.discrimination}
            </th>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {words.options}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={item.key} className="border-line border-t align-top">
              <th scope="row" className="min-w-52 px-3 py-2 text-start font-normal">
                <Prompt item={item} number={at + 1} />
              </th>
              <td className="figures px-3 py-2 text-end">
                {item.figures && words.percent(item.figures.right)}
              </td>
              <td className="px-3 py-2 text-end">
                {item.figures && <Discrimination figures={item.figures} />}
              </td>
              <td className="px-3 py-2">{item.figures && <Options figures={item.figures} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same one beneath the other, for a phone. */
export function ItemList({ items }: ItemsProps) {
  return (
    <ol className="flex flex-col gap-3">
      {items.map((item, at) => (
        <li key={item.key} className="flex flex-col gap-2 border-line border-t pt-3">
          <Prompt item={item} number={at + 1} />
          {item.figures && (
            <>
              <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
                <dt className="text-muted">{words.right}</dt>
                <dd className="figures">{words.percent(item.figures.right)}</dd>
                <dt className="text-muted">{words.discrimination}</dt>
                <dd>
                  <Discrimination figures={item.figures} />
                </dd>
              </dl>
              <Options figures={item.figures} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function Prompt({ item, number }: { item: ItemFigures; number: number }) {
  return (
    <span className="flex items-baseline gap-2">
      <span className="figures shrink-0 text-muted">{number}.</span>
      <span className="min-w-0">
        <MixedText text={item.prompt} className="line-clamp-3" />
        <span className="block text-muted text-xs">
          {item.isDrawn && `${words.drawn} · `}
          {words.answers(item.answers)}
        </span>
      </span>
    </span>
  );
}

/** From here on an item tells well who knows, by the usual rule of thumb. */
const TELLS_WELL = 0.3;

/** The figure with what it means, as a number alone says little. */
function Discrimination({ figures: { discrimination } }: { figures: Figures }) {
  const isWell = discrimination >= TELLS_WELL;
  const isDoubtful = discrimination < 0;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <span className="figures">{words.points(Math.round(discrimination * 100))}</span>
      <Badge tone={isWell ? 'good' : isDoubtful ? 'bad' : 'neutral'}>
        {isWell ? words.strong : isDoubtful ? words.doubtful : words.weak}
      </Badge>
    </span>
  );
}

/** How often each option was chosen; none of an exercise whose answer is made. */
function Options({ figures: { options } }: { figures: Figures }) {
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {options.map(({ text, chosen, isRight }) => (
        <li key={text} className="flex items-baseline gap-2">
          <span className="figures w-10 shrink-0 text-end text-muted">{words.times(chosen)}</span>
          <MixedText text={text} className="min-w-0" />
          {isRight && (
            <span className="inline-flex shrink-0 self-center text-good">
              <Check size={16} aria-hidden />
              <span className="sr-only">{words.correct}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
