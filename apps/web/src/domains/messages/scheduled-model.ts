import type { DeliveryMethod } from '@institute/contract/channels';
import type { ClassAudience } from '@institute/contract/managed-messages';
import type * as wire from '@institute/contract/scheduled-messages';

/** Why a message did not go out at its time. */
export type ScheduleProblem = (typeof wire.scheduleProblems)[number];

/** A message that waits for its time. */
export interface ScheduledMessage {
  id: number;
  subject: string;
  message: string;
  delivery: DeliveryMethod;
  sendAt: Date;
  sender: string;
  /** Null where the account has no page. */
  senderId: number | null;
  isToAll: boolean;
  /** How many are named one by one. */
  named: number;
  /** The class whose students it goes to; empty for none. */
  className: string;
  classWho: ClassAudience;
  /** Null while it waits. */
  problem: ScheduleProblem | null;
}

export function scheduledMessageOf(row: wire.ScheduledMessage): ScheduledMessage {
  const { id, subject, message, sender, named, problem } = row;
  return {
    ...{ id, subject, message, sender, named, problem },
    senderId: row.sender_id ?? null,
    delivery: row.delivery_method,
    sendAt: new Date(row.send_at * 1000),
    isToAll: row.send_to_all,
    className: row.class_name,
    classWho: row.class_who,
  };
}

/** What may be changed of a message before it goes. */
export interface ScheduledChange {
  subject?: string;
  message?: string;
  sendAt?: Date;
}

export const secondsOf = (at: Date) => String(Math.floor(at.getTime() / 1000));
