import type { SentMessage } from '@institute/contract/messages/managed-messages';
import { text } from './text.ts';

/** To how many, and whether that was everybody. */
export function recipientWords({ isToAll, recipientCount }: SentMessage): string {
  if (!isToAll) return text.students(recipientCount);
  return text.everybodyOf(recipientCount);
}
