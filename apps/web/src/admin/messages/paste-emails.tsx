import { checkRecipients } from '@institute/contract/messages/managed-messages';
import { useState } from 'react';
import type { Person } from '../../domains/people/students-model.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { emailsIn } from './pasted-emails.ts';
import { text } from './text.ts';

interface PasteEmailsProps {
  /** E-mails to begin with; null for none. */
  initial: readonly string[] | null;
  onFound: (found: readonly Person[]) => void;
}

/** Addresses that cannot be written to and are named one by one; all of them stay in the field. */
const NAMED = 20;

/**
 * Turns pasted e-mail addresses into recipients; those without an account, and what is no address,
 * stay in the field and are named.
 */
export function PasteEmails({ initial, onFound }: PasteEmailsProps) {
  const [pasted, setPasted] = useState(initial?.join('\n') ?? '');
  const [fault, setFault] = useState('');
  const check = useAct(checkRecipients);

  const add = async () => {
    if (pasted.trim() === '') return setFault(text.pasteEmpty);
    const { emails, malformed } = emailsIn(pasted);
    if (emails.length === 0) {
      return setFault(sentences(text.pasteInvalid, named(text.malformed, malformed)));
    }
    setFault('');
    try {
      const { found, unknown } = await check.mutateAsync({ recipientList: emails.join('\n') });
      setPasted([...unknown, ...malformed].join('\n'));
      setFault(sentences(named(text.unregistered, unknown), named(text.malformed, malformed)));
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

/** Those of some sentences that say something, one after the other. */
const sentences = (...words: readonly string[]) => words.filter(Boolean).join('. ');

/** What is wrong with some addresses, and with which; empty where there are none. */
function named(words: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return '';
  const more = addresses.length > NAMED ? ` ${text.more(addresses.length - NAMED)}` : '';
  return `${words}${addresses.slice(0, NAMED).join(', ')}${more}`;
}
