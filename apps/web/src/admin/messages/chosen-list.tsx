import type { Person } from '../../domains/people/students-model.ts';
import { Button } from '../../ui/button.tsx';
import { ChosenList as Chosen } from '../../ui/chosen-list.tsx';
import { text } from './text.ts';

interface ChosenListProps {
  recipients: readonly Person[];
  onChange: (recipients: readonly Person[]) => void;
}

/** How many have been chosen so far, and who they are. */
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
      <Chosen
        selected={recipients}
        onChange={onChange}
        detail={({ email }) => email}
        words={text}
      />
    </div>
  );
}
