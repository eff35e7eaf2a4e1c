import type { SentMessage } from '@institute/contract/messages/managed-messages';
import { Badge } from '../../ui/badge.tsx';
import { text } from './text.ts';

/** How far the e-mails of a message are, in a word or two. */
export function MailState({ mail }: Pick<SentMessage, 'mail'>) {
  if (!mail) return <span className="text-muted">–</span>;
  const { total, sent, failed, waiting } = mail;
  if (waiting > 0) {
    return <Badge tone="info">{text.sentOf(total - waiting, total)}</Badge>;
  }
  if (failed > 0) return <Badge tone="bad">{text.failedCount(failed)}</Badge>;
  return <Badge tone="good">{text.sentCount(sent)}</Badge>;
}
