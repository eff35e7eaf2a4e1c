import { useCallback, useRef, useState } from 'react';
import { useSendMessage } from '../../domains/messages/managed-api.ts';
import { useUser } from '../../domains/people/use-user.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { toast } from '../../ui/toast.ts';
import {
  draftName,
  isBlank,
  keepDraft,
  type MessageValues,
  newMessage,
  readDraft,
} from './message-draft.ts';
import { text } from './text.ts';

/** What is wrong with a message, by its field. */
export type Faults = Partial<Record<'subject' | 'message' | 'recipients', string>>;

/** A message being written: kept on the device until it is sent, checked, and sent once. */
export function useMessageForm(onSent: (id: number, values: MessageValues) => void) {
  const user = useUser();
  const name = draftName(user?.email ?? '');
  const [restored, setRestored] = useState(() => readDraft(localStorage, name));
  const [values, setValues] = useState<MessageValues>(restored?.values ?? newMessage);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef(restored?.key ?? null);
  const send = useSendMessage();

  const change = useCallback(
    (changes: Partial<MessageValues>) => {
      // A message that was changed is another message.
      key.current = null;
      setValues((current) => {
        const next = { ...current, ...changes };
        // Admin §4: choosing the email method resets the style to normal.
        if (next.delivery === 'email') next.style = 'normal';
        keepDraft(localStorage, name, { values: next, key: null });
        return next;
      });
      setFaults((current) => without(current, Object.keys(changes)));
      setFailure(null);
    },
    [name],
  );

  const reset = useCallback(() => {
    key.current = null;
    keepDraft(localStorage, name, null);
    setValues(newMessage);
    setRestored(null);
    setFaults({});
    setFailure(null);
  }, [name]);

  /** Says what is wrong; true when nothing is. */
  const check = (): boolean => {
    const found = faultsOf(values);
    setFaults(found);
    setFailure(user ? null : text.loginNeeded);
    return user !== null && Object.keys(found).length === 0;
  };

  const submit = async (): Promise<void> => {
    key.current ??= newKey();
    keepDraft(localStorage, name, { values, key: key.current });
    try {
      const id = await send.mutateAsync({ ...values, requestKey: key.current });
      reset();
      toast.success(text.sent);
      onSent(id, values);
    } catch (error) {
      setFailure(refusalWords(error, text.sendFailed, text.broken));
    }
  };

  return {
    values,
    faults,
    failure,
    change,
    check,
    submit,
    reset,
    isSending: send.isPending,
    wasRestored: restored !== null && !isBlank(restored.values),
  };
}

/** Admin §5. */
export function faultsOf({ subject, message, to, recipients }: MessageValues): Faults {
  return {
    ...(subject.trim() === '' && { subject: text.subjectNeeded }),
    ...(message.trim() === '' && { message: text.messageNeeded }),
    ...(to === 'individual' && recipients.length === 0 && { recipients: text.recipientNeeded }),
  };
}

function without(faults: Faults, fields: readonly string[]): Faults {
  const left = Object.entries(faults).filter(([field]) => !fields.includes(field));
  return left.length === Object.keys(faults).length ? faults : Object.fromEntries(left);
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
