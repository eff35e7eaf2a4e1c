import { formatNumber } from '@institute/contract/language';
import type { ReadLine } from '@institute/contract/lessons/blocks';
import { Minus, Plus, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { tapText as words } from './text.ts';

interface TapLineProps {
  line: ReadLine;
  /** Counts from 1. */
  place: number;
  /** Where it begins, in ms. */
  mark: number | null;
  /** Whether its beginning is tapped next. */
  isNext: boolean;
  isHeard: boolean;
  onNudge: (by: 1 | -1) => void;
  onHear: () => void;
}

/** `1:04.3`, of a mark in ms. */
const timeText = (mark: number) => {
  const tenths = Math.floor(mark / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${formatNumber(Math.floor(tenths / 600))}:${seconds}.${tenths % 10}`;
};

/** A line with its beginning: heard from there, and moved by tenths of a second. */
export function TapLine({ line, place, mark, isNext, isHeard, onNudge, onHear }: TapLineProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNext) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNext]);
  return (
    <li
      ref={row}
      aria-current={isHeard || undefined}
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-2 rounded-field border-s-4 px-2',
        isNext ? 'border-primary' : 'border-transparent',
        isHeard && 'bg-primary-soft',
      )}
    >
      <p lang="ar" translate="no" dir="rtl" className="min-w-0 grow basis-60 text-xl leading-loose">
        {line.arabic}
      </p>
      <span className="ms-auto flex items-center">
        <output aria-label={words.at(place)} className="figures text-muted text-sm">
          {mark === null ? words.unmarked : timeText(mark)}
        </output>
        <IconButton
          label={words.earlier(place)}
          disabled={mark === null}
          onClick={() => onNudge(-1)}
        >
          <Minus size={18} />
        </IconButton>
        <IconButton label={words.later(place)} disabled={mark === null} onClick={() => onNudge(1)}>
          <Plus size={18} />
        </IconButton>
        <IconButton label={words.hear(place)} disabled={mark === null} onClick={onHear}>
          <Volume2 size={18} />
        </IconButton>
      </span>
    </li>
  );
}
