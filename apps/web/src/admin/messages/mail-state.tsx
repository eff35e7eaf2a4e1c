import type { SentMessage } from '../../domains/messages/managed-model.ts';
import { Badge } from '../../ui/badge.tsx';

/** How far the e-mails of a message are, in a word or two. */
export function MailState({ mail }: Pick<SentMessage, 'mail'>) {
  if (!mail) return <span className="text-muted">–</span>;
  const { total, sent, failed, waiting } = mail;
  const number = (value: number) => value.toLocaleString('en-NG');
  if (waiting > 0) {
    return (
      <Badge tone="info">
        Sending {number(total - waiting)} of {number(total)}
      </Badge>
    );
  }
  if (failed > 0) return <Badge tone="bad">{number(failed)} failed</Badge>;
  return <Badge tone="good">{number(sent)} sent</Badge>;
}
