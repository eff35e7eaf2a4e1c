import { X } from 'lucide-react';
import { PersonText } from './person-text.tsx';
import type { Choice } from './pick-list.tsx';

/** As many as one can take in; the rest is a number. */
const SHOWN = 12;

interface ChosenListProps<Chosen extends Choice> {
  selected: readonly Chosen[];
  onChange: (selected: readonly Chosen[]) => void;
  /** A second line beneath the name, such as an e-mail. */
  detail?: (item: Chosen) => string;
  words: {
    /** Names the button that takes one out. */
    remove: (name: string) => string;
    /** Says how many more there are than are shown. */
    more: (count: number) => string;
  };
}

/** Who or what has been chosen so far; each can be taken out again. Nothing while nothing is. */
export function ChosenList<Chosen extends Choice>({
  selected,
  onChange,
  detail,
  words,
}: ChosenListProps<Chosen>) {
  if (selected.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {selected.slice(0, SHOWN).map((item) => (
        <li
          key={item.id}
          className="inline-flex max-w-full items-center rounded-full bg-sunken ps-3.5"
        >
          <span className="flex min-w-0 flex-col py-1 leading-tight">
            <PersonText className="max-w-full self-start truncate font-medium">
              {item.name}
            </PersonText>
            {detail && (
              <bdi translate="no" dir="ltr" className="truncate text-muted text-sm">
                {detail(item)}
              </bdi>
            )}
          </span>
          <button
            type="button"
            aria-label={words.remove(item.name)}
            title={words.remove(item.name)}
            onClick={() => onChange(selected.filter((other) => other.id !== item.id))}
            className="tap inline-flex shrink-0 items-center justify-center rounded-full text-muted hover:text-ink"
          >
            <X size={18} />
          </button>
        </li>
      ))}
      {selected.length > SHOWN && (
        <li className="inline-flex min-h-11 items-center text-muted">
          {words.more(selected.length - SHOWN)}
        </li>
      )}
    </ul>
  );
}
