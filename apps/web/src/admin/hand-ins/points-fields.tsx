import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { PointsLine } from '../../domains/homework/points.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { controlClass } from '../../ui/input.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { openText as words } from './text.ts';
import type { PointsGiven } from './use-points.ts';

/** Scrolls to the line that a figure goes to, once the page shows which that is. */
export const showLineInView = (): void =>
  void requestAnimationFrame(() =>
    document
      .querySelector('[data-points-line][aria-current]')
      ?.scrollIntoView?.({ block: 'nearest' }),
  );

/** The lines that get points: figures go to the one in view, wherever the focus is but in a text. */
export function PointsFields({ given }: { given: PointsGiven }) {
  const { lines, points } = given;
  if (lines.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-muted text-sm">{words.points}</legend>
      <ul className="flex flex-col gap-1">
        {lines.map((line, at) => (
          <Line
            key={line.id}
            {...{ line, given }}
            value={points.given[line.id] ?? null}
            isInView={at === points.line}
            onFocus={() => given.goTo(at)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface LineProps {
  line: PointsLine;
  given: PointsGiven;
  value: number | null;
  isInView: boolean;
  onFocus: () => void;
}

function Line({ line, given, value, isInView, onFocus }: LineProps) {
  const id = useId();
  const title = line.title === '' ? words.mark : line.title;
  const put = (next: number | null) => given.set(line, next);
  return (
    <li
      data-points-line=""
      aria-current={isInView || undefined}
      className={cx(
        'flex flex-wrap items-center justify-end gap-x-2 rounded-field border px-2',
        isInView ? 'border-primary bg-primary-soft' : 'border-transparent',
      )}
    >
      <label htmlFor={id} className="min-w-20 grow py-1 font-medium">
        <PersonText>{title}</PersonText>
      </label>
      <div className="flex items-center gap-1">
        <IconButton
          label={words.less(title)}
          disabled={value === null || value === 0}
          onClick={() => put((value ?? 1) - 1)}
        >
          <Minus size={18} />
        </IconButton>
        <span className="w-14">
          <input
            id={id}
            data-points
            dir="ltr"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value ?? ''}
            onFocus={onFocus}
            onChange={({ target }) => {
              const figures = target.value.replace(/\D/g, '');
              put(figures === '' ? null : Number(figures));
            }}
            className={cx(controlClass, 'px-1 text-center tabular-nums')}
          />
        </span>
        <IconButton
          label={words.more(title)}
          disabled={value === line.most}
          onClick={() => put((value ?? 0) + 1)}
        >
          <Plus size={18} />
        </IconButton>
        <span className="figures w-12 text-muted text-sm">{words.of(line.most)}</span>
      </div>
    </li>
  );
}
