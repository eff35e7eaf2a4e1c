import type { Channel } from '@institute/contract/messages/channels';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { countStudents } from '../../people/index.ts';
import { insertRead } from '../inbox/store.ts';
import { planExpanding } from '../mail/deliver-mail.ts';
import { insertMailing } from '../mail/store.ts';
import { insertMessage, insertRecipients, takeBroadcastNumber } from './store.ts';

/** A message of an administrator, and who is to have it. */
export interface WholeMessage {
  subject: string;
  body: string;
  channels: readonly Channel[];
  isPopup: boolean;
  senderId: number;
  /** Under one key one message is written. */
  onceKey: string | null;
  sentAt: Date;
  /** Null means everybody. */
  named: readonly number[] | null;
}

/**
 * Writes a message, puts it into inboxes and its e-mails in line, and says how many it reaches; null
 * when its key has been used.
 */
export async function writeMessage(
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  { named, ...message }: WholeMessage,
): Promise<{ id: number; recipients: number } | null> {
  const isInApp = message.channels.includes('inApp');
  const isPopup = message.isPopup && isInApp;
  const recipients = named?.length ?? (await countStudents(tx));
  // What is seen in the app by everybody has its place in the order of such messages.
  const number = named || !isInApp ? null : await takeBroadcastNumber(tx);
  const sending = { isPopup, toAll: !named, recipientCount: recipients };
  const about = { lessonId: null, classId: null };
  const id = await insertMessage(tx, { ...message, ...sending, ...about }, number);
  if (id === null) return null;
  if (isInApp) {
    if (named) await insertRecipients(tx, { id, isPopup }, named);
    // Who has written it to everybody has read it, and needs no dialog to be told.
    else {
      await insertRead(tx, { userId: message.senderId, messageId: id, readAt: message.sentAt });
    }
  }
  if (message.channels.includes('email')) {
    const recipientIds = named && [...named];
    await insertMailing(tx, { messageId: id, recipientIds, total: recipients });
    await planExpanding(tx, services, id);
  }
  return { id, recipients };
}
