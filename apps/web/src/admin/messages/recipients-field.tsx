import { ClipboardPaste, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { nameBelow, type Person } from '../../domains/people/students-model.ts';
import type { Form } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ChosenList as Chosen } from '../../ui/chosen-list.tsx';
import { optionsOf } from '../../ui/options.ts';
import { Choice } from './choice.tsx';
import { ClassMembersField } from './class-members-field.tsx';
import type { MessageValues } from './message-schema.ts';
import { PasteEmails } from './paste-emails.tsx';
import { RecipientPicker } from './recipient-picker.tsx';
import { text } from './text.ts';

interface RecipientsFieldProps {
  form: Form<MessageValues>;
  /** E-mails another screen has sent along; null for none. */
  handed: readonly string[] | null;
}

/** To everybody, to a class, or to those who are chosen from a list or by their pasted e-mails. */
export function RecipientsField({ form, handed }: RecipientsFieldProps) {
  const { to, recipients } = form.values;
  const error = form.errorOf('recipients');
  const [isPicking, setPicking] = useState(false);
  const [isPasting, setPasting] = useState(handed !== null);
  const choose = (next: readonly Person[]) => form.change('recipients', [...next]);

  return (
    <div className="flex flex-col items-start gap-3">
      <Choice
        label={text.to}
        options={optionsOf(text.recipientKinds)}
        value={to}
        onChange={(kind) => {
          if (kind !== 'individual') setPasting(false);
          form.clear('recipients');
          form.clear('members');
          form.change('to', kind);
        }}
      />
      {to === 'class' && <ClassMembersField form={form} />}
      {to === 'individual' && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              icon={<UserPlus size={18} />}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'recipients-error' : undefined}
              onClick={() => setPicking(true)}
            >
              {text.choose}
            </Button>
            <Button
              variant="secondary"
              icon={<ClipboardPaste size={18} />}
              aria-expanded={isPasting}
              onClick={() => setPasting(!isPasting)}
            >
              {text.paste}
            </Button>
          </div>
          {isPasting && (
            <PasteEmails
              initial={handed}
              onFound={(found) => choose(merged(form.now().recipients, found))}
            />
          )}
          <ChosenList recipients={recipients} onChange={choose} />
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

/** Those chosen before with those found now, each once. */
function merged(before: readonly Person[], found: readonly Person[]): Person[] {
  return [...new Map([...before, ...found].map((one) => [one.id, one])).values()];
}

interface ChosenListProps {
  recipients: readonly Person[];
  onChange: (recipients: readonly Person[]) => void;
}

/** How many have been chosen so far, and who they are. */
function ChosenList({ recipients, onChange }: ChosenListProps) {
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
      <Chosen selected={recipients} onChange={onChange} detail={nameBelow} words={text} />
    </div>
  );
}
