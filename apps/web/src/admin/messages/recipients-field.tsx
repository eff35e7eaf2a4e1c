import { ClipboardPaste, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Person } from '../../domains/people/students-model.ts';
import { Button } from '../../ui/button.tsx';
import { ChosenList } from '../../ui/chosen-list.tsx';
import { optionsOf } from '../../ui/options.ts';
import { Choice } from './choice.tsx';
import type { MessageValues } from './message-draft.ts';
import { PasteEmails } from './paste-emails.tsx';
import { RecipientPicker } from './recipient-picker.tsx';
import { text } from './text.ts';

interface RecipientsFieldProps {
  values: MessageValues;
  error: string | undefined;
  /** E-mails another screen has sent along; null for none. */
  handed: readonly string[] | null;
  onChange: (changes: Partial<MessageValues>) => void;
}

/** To everybody, or to those who are chosen from a list or by their pasted e-mails. */
export function RecipientsField({ values, error, handed, onChange }: RecipientsFieldProps) {
  const { to, recipients } = values;
  const [isPicking, setPicking] = useState(false);
  const [isPasting, setPasting] = useState(handed !== null);
  const choose = (next: readonly Person[]) => onChange({ recipients: next });

  return (
    <div className="flex flex-col items-start gap-3">
      <Choice
        label={text.to}
        options={optionsOf(text.recipientKinds)}
        value={to}
        onChange={(kind) => {
          if (kind === 'all') setPasting(false);
          onChange({ to: kind });
        }}
      />
      {to === 'individual' && (
        <>
          <Ways
            isInvalid={error !== undefined}
            isPasting={isPasting}
            onPick={() => setPicking(true)}
            onPaste={() => setPasting(!isPasting)}
          />
          {isPasting && (
            <PasteEmails initial={handed} onFound={(found) => choose(merged(recipients, found))} />
          )}
          <Chosen recipients={recipients} onChange={choose} />
          {error && (
            <p id="recipients-error" className="font-medium text-bad text-sm">
              {error}
            </p>
          )}
          {isPicking && (
            <RecipientPicker
              chosen={recipients}
              onClose={() => setPicking(false)}
              onDone={(next) => {
                choose(next);
                setPicking(false);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

interface WaysProps {
  /** Whether the error beneath the field is about the choice. */
  isInvalid: boolean;
  isPasting: boolean;
  onPick: () => void;
  onPaste: () => void;
}

/** The two ways to choose: from the list, or by pasted e-mails. */
function Ways({ isInvalid, isPasting, onPick, onPaste }: WaysProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        icon={<UserPlus size={18} aria-hidden="true" />}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? 'recipients-error' : undefined}
        onClick={onPick}
      >
        {text.choose}
      </Button>
      <Button
        variant="secondary"
        icon={<ClipboardPaste size={18} aria-hidden="true" />}
        aria-expanded={isPasting}
        onClick={onPaste}
      >
        {text.paste}
      </Button>
    </div>
  );
}

interface ChosenProps {
  recipients: readonly Person[];
  onChange: (recipients: readonly Person[]) => void;
}

/** How many have been chosen so far, and who they are. */
function Chosen({ recipients, onChange }: ChosenProps) {
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
      <ChosenList
        selected={recipients}
        onChange={onChange}
        detail={({ email }) => email}
        words={text}
      />
    </div>
  );
}

/** Those chosen before with those found now, each once. */
function merged(before: readonly Person[], found: readonly Person[]): Person[] {
  return [...new Map([...before, ...found].map((one) => [one.id, one])).values()];
}
