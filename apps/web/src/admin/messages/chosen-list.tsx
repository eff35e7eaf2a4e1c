import { X } from 'lucide-react';
import type { Recipient } from '../../domains/messages/managed-api.ts';
import { Button } from '../../ui/button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

/** As many as one can take in; the rest is a number. */
const SHOWN = 12;

interface ChosenListProps {
  recipients: readonly Recipient[];
  onChange: (recipients: readonly Recipient[]) => void;
}

/** Who has been chosen so far. */
export function ChosenList({ recipients, onChange }: ChosenListProps) {
  const count = recipients.length;
  return (
    <div className="flex w-full flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <p role="status" className="text-muted">
          {count === 0 ? text.nobody : text.chosen(count)}
        </p>
        {count > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            {text.removeAll}
          </Button>
        )}
      </div>
      {count > 0 && (
        <ul className="flex flex-wrap gap-2">
          {recipients.slice(0, SHOWN).map(({ id, name, email }) => (
            <li
              key={id}
              className="inline-flex max-w-full items-center rounded-full bg-sunken ps-3.5"
            >
              <span className="flex min-w-0 flex-col py-1 leading-tight">
                <PersonText className="max-w-full self-start truncate font-medium">
                  {name}
                </PersonText>
                <bdi dir="ltr" className="truncate text-muted text-sm">
                  {email}
                </bdi>
              </span>
              <button
                type="button"
                aria-label={text.remove(name)}
                title={text.remove(name)}
                onClick={() => onChange(recipients.filter((one) => one.id !== id))}
                className="tap inline-flex shrink-0 items-center justify-center rounded-full text-muted hover:text-ink"
              >
                <X size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
          {count > SHOWN && (
            <li className="inline-flex min-h-11 items-center text-muted">
              {text.more(count - SHOWN)}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
