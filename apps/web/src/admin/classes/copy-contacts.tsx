import { getClassContacts } from '@institute/contract/classes/managed-classes';
import { pathTo } from '@institute/contract/routes';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { handOver } from '../../domains/messages/message-handover.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { copyText } from '../../platform/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCopied } from '../../ui/use-copied.ts';
import { text } from './text.ts';

type Kind = 'phones' | 'emails';

/** Copying: what runs, what has just been copied, and how to begin. */
function useCopying(classId: string) {
  const navigate = useNavigate();
  const contacts = useAct(getClassContacts);
  const writes = useCan('messages.send');
  const [running, setRunning] = useState<Kind | null>(null);
  const [copied, setCopied] = useCopied<Kind>();

  const copy = async (kind: Kind) => {
    setRunning(kind);
    try {
      const found = contacts.mutateAsync({ classId, kind });
      const words = found.then(({ students, contacts: all }) => {
        const empty = nobodyWords(kind, students, all);
        if (empty) throw new NothingCopied(empty);
        return all.join(', ');
      });
      // Asked for within the press: a browser lets nothing be copied after an answer has come.
      if (!(await copyText(words))) throw new NothingCopied(text.copyRefused);
      setCopied(kind);
      if (kind === 'emails') {
        const emails = (await found).contacts;
        toast.success(text.copied, text.addresses(emails.length));
        if (writes) void navigate(pathTo('sentMessages'), { state: handOver(emails) });
      }
    } catch (error) {
      toast.error(
        error instanceof NothingCopied ? error.message : refusalWords(error, text.broken),
      );
    } finally {
      setRunning(null);
    }
  };
  return { running, copied, copy };
}

const kinds: readonly { kind: Kind; label: string }[] = [
  { kind: 'phones', label: text.copyPhones },
  { kind: 'emails', label: text.copyEmails },
];

/** Puts the phones or the e-mails of the whole class on the clipboard; e-mails lead on to Messaging. */
export function CopyContacts({ classId }: { classId: string }) {
  const { running, copied, copy } = useCopying(classId);
  return (
    <div className="flex grow flex-wrap gap-2 md:justify-end">
      {kinds.map(({ kind, label }) => {
        const Icon = copied === kind ? Check : Copy;
        return (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            className="grow md:grow-0"
            icon={<Icon size={18} />}
            busy={running === kind}
            busyLabel={text.copying}
            disabled={running !== null}
            onClick={() => void copy(kind)}
          >
            {copied === kind ? text.copied : label}
          </Button>
        );
      })}
      <span role="status" className="sr-only">
        {copied ? text.copied : ''}
      </span>
    </div>
  );
}

/** Nothing to copy, and why. */
class NothingCopied extends Error {}

/** Admin §5: what is said when there is nothing to copy; null when there is. */
function nobodyWords(kind: Kind, students: number, all: readonly string[]): string | null {
  if (all.length > 0) return null;
  if (kind === 'phones') return text.noPhones;
  return students === 0 ? text.noStudentsToMessage : text.noEmails;
}
