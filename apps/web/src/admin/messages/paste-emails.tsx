import { useState } from 'react';
import { type Recipient, useCheckEmails } from '../../domains/messages/managed-api.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { emailsIn } from './pasted-emails.ts';
import { text } from './text.ts';

interface PasteEmailsProps {
  /** E-mails to begin with; null for none. */
  initial: readonly string[] | null;
  onFound: (found: readonly Recipient[]) => void;
}

/** Unregistered addresses that are named one by one; all of them stay in the field. */
const NAMED = 20;

/** Turns pasted e-mail addresses into recipients; those without an account stay in the field. */
export function PasteEmails({ initial, onFound }: PasteEmailsProps) {
  const [pasted, setPasted] = useState(initial?.join('\n') ?? '');
  const [fault, setFault] = useState('');
  const check = useCheckEmails();

  const add = async () => {
    if (pasted.trim() === '') return setFault(text.pasteEmpty);
    const emails = emailsIn(pasted);
    if (emails.length === 0) return setFault(text.pasteInvalid);
    setFault('');
    try {
      const { found, unknown } = await check.mutateAsync(emails);
      setPasted(unknown.join('\n'));
      if (unknown.length > 0) setFault(unregisteredWords(unknown));
      if (found.length > 0) {
        onFound(found);
        toast.success(text.added(found.length));
      }
    } catch (error) {
      setFault(refusalWords(error, text.broken, text.broken));
    }
  };

  return (
    <div className="flex w-full max-w-2xl flex-col gap-2 rounded-field border border-line bg-ground p-3">
      <TextareaField
        label={text.pasteLabel}
        hint={text.pasteHint}
        error={fault || undefined}
        dir="ltr"
        rows={5}
        autoCapitalize="none"
        spellCheck={false}
        value={pasted}
        onChange={(event) => {
          setPasted(event.target.value);
          setFault('');
        }}
      />
      <Button
        variant="secondary"
        busy={check.isPending}
        busyLabel={text.adding}
        onClick={() => void add()}
        className="self-start"
      >
        {text.add}
      </Button>
    </div>
  );
}

function unregisteredWords(unknown: readonly string[]): string {
  const more = unknown.length > NAMED ? ` ${text.more(unknown.length - NAMED)}` : '';
  return text.unregistered + unknown.slice(0, NAMED).join(', ') + more;
}
