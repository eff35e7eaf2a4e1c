import type { DeliveryMethod } from '@institute/contract/managed-messages';
import type { Recipient } from '../../domains/messages/managed-api.ts';
import { DRAFT_PREFIX } from '../../platform/auth-store.ts';

/** A message as it is being written. */
export interface MessageValues {
  subject: string;
  message: string;
  delivery: DeliveryMethod;
  style: 'normal' | 'popup';
  to: 'all' | 'individual';
  recipients: readonly Recipient[];
}

/** Admin §4: what the form holds at first, and after a message was sent. */
export const newMessage: MessageValues = {
  subject: '',
  message: '',
  delivery: 'inApp',
  style: 'normal',
  to: 'all',
  recipients: [],
};

/** A message that was written and is not known to be sent. */
export interface MessageDraft {
  values: MessageValues;
  /** Key of the last press of Send while nothing was changed since: however many arrive, one is sent. */
  key: string | null;
}

/** Where a draft of one person is kept on this device. */
export const draftName = (email: string) => `${DRAFT_PREFIX}message:${email}`;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether there is anything in a form that would be missed. */
export function isBlank({ subject, message, recipients }: MessageValues): boolean {
  return subject.trim() === '' && message.trim() === '' && recipients.length === 0;
}

/** Keeps a draft, a blank one by keeping nothing. Very many recipients may find no room; the text does. */
export function keepDraft(store: Store, name: string, draft: MessageDraft | null): void {
  try {
    if (!draft || isBlank(draft.values)) {
      store.removeItem(name);
      return;
    }
    const withoutRecipients = { ...draft, values: { ...draft.values, recipients: [] }, key: null };
    try {
      store.setItem(name, JSON.stringify(draft));
    } catch {
      store.setItem(name, JSON.stringify(withoutRecipients));
    }
  } catch {
    // Storage is off: the form itself still holds what was typed.
  }
}

/** The draft kept under a name; null when there is none that can be read. */
export function readDraft(store: Store, name: string): MessageDraft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.values)) return null;
    const { subject, message, delivery, style, to, recipients } = kept.values;
    if (typeof subject !== 'string' || typeof message !== 'string') return null;
    const values: MessageValues = {
      subject,
      message,
      delivery: delivery === 'email' || delivery === 'both' ? delivery : 'inApp',
      style: style === 'popup' && delivery !== 'email' ? 'popup' : 'normal',
      to: to === 'individual' ? 'individual' : 'all',
      recipients: Array.isArray(recipients) ? recipients.filter(isRecipient) : [],
    };
    return { values, key: typeof kept.key === 'string' ? kept.key : null };
  } catch {
    return null;
  }
}

function isRecipient(value: unknown): value is Recipient {
  return (
    isRecord(value) &&
    typeof value.id === 'number' &&
    typeof value.name === 'string' &&
    typeof value.email === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
