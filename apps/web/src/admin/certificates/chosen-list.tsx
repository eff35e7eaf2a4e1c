import { X } from 'lucide-react';
import { PersonText } from '../../ui/person-text.tsx';
import { assignText as text } from './text.ts';
import type { Chosen } from './use-assign-form.ts';

interface ChosenListProps {
  selected: readonly Chosen[];
  onChange: (selected: readonly Chosen[]) => void;
}

/** How many are chosen and who they are; each can be taken out again. */
export function ChosenList({ selected, onChange }: ChosenListProps) {
  return (
    <div>
      <p role="status" className="font-medium text-sm">
        {text.selected}: <span className="figures">{selected.length}</span>
      </p>
      {selected.length > 0 && (
        <ul className="mt-1 flex max-h-32 flex-wrap gap-1.5 overflow-y-auto">
          {selected.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={text.remove(name)}
                onClick={() => onChange(selected.filter((other) => other.id !== id))}
                className="tap inline-flex max-w-64 items-center gap-1.5 rounded-full bg-primary-soft px-3 text-primary-strong text-sm hover:bg-sunken"
              >
                <PersonText className="truncate">{name}</PersonText>
                <X size={16} aria-hidden="true" className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
