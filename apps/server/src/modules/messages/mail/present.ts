import type { MailKind } from '@institute/contract/messages/mail-choice';
import { asHtml } from '@institute/contract/text/html-text';
import { letterHtml, signatureHtml } from '../../../shared/letter-html.ts';
import { text as words } from '../text.ts';

/** What a message is as an e-mail. */
export interface MessageMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * A message as an e-mail, in plain text and in simple HTML. What a person wrote is escaped; each
 * line has its own direction, and web addresses are links.
 */
export function messageMail(
  message: { subject: string; body: string; inApp: boolean },
  institute: { name: string; url: string; unsubscribe: string },
  kind: MailKind = 'messages',
): MessageMail {
  const { subject, body, inApp } = message;
  const { whyMailed, unsubscribe } = kind === 'messages' ? words : words[kind];
  const address = inApp ? `${institute.url}/messages` : institute.url;
  const html = letterHtml(subject, body.split(/\r\n|\r|\n/), [
    signatureHtml(institute.name, address),
    `<p dir="auto" style="font-size:13px;color:#5c645f;margin:8px 0 0">${asHtml(whyMailed)} <a href="${asHtml(institute.unsubscribe)}" style="color:#0c6b58">${asHtml(unsubscribe)}</a></p>`,
  ]);
  return {
    subject,
    text: `${body}\n\n--\n${institute.name}\n${address}\n\n${whyMailed}\n${unsubscribe}: ${institute.unsubscribe}\n`,
    html,
  };
}
