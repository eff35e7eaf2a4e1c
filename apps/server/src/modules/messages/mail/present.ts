import { asHtml } from '@institute/contract/text/html-text';
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
): MessageMail {
  const { subject, body, inApp } = message;
  const address = inApp ? `${institute.url}/messages` : institute.url;
  const lines = body.split(/\r\n|\r|\n/);
  const html = `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#faf7f0;color:#1d2522">
<div style="max-width:560px;margin:0 auto;font:16px/1.65 -apple-system,'Segoe UI',Roboto,'Noto Naskh Arabic',Tahoma,sans-serif">
<h1 dir="auto" style="font-size:20px;line-height:1.5;margin:0 0 16px">${asHtml(subject)}</h1>
${lines.map(paragraph).join('\n')}
<hr style="border:0;border-top:1px solid #ddd5c5;margin:24px 0 12px">
<p style="font-size:13px;color:#5c645f;margin:0"><bdi>${asHtml(institute.name)}</bdi><br>${linked(address)}</p>
<p dir="auto" style="font-size:13px;color:#5c645f;margin:8px 0 0">${asHtml(words.whyMailed)} <a href="${asHtml(institute.unsubscribe)}" style="color:#0c6b58">${asHtml(words.unsubscribe)}</a></p>
</div></body></html>`;
  return {
    subject,
    text: `${body}\n\n--\n${institute.name}\n${address}\n\n${words.whyMailed}\n${words.unsubscribe}: ${institute.unsubscribe}\n`,
    html,
  };
}

function paragraph(line: string): string {
  if (line.trim() === '') return '<p style="margin:0">&nbsp;</p>';
  return `<p dir="auto" style="margin:0">${linked(line)}</p>`;
}

/** A web address, without the full stop or bracket that a sentence puts behind it. */
const ADDRESS = /https?:\/\/[^\s<>"'«»“”]*[^\s<>"'«»“”.,;:!?()[\]{}،؛؟]/giu;

/** Text with its web addresses as links, everything escaped. */
function linked(text: string): string {
  let html = '';
  let at = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    html += asHtml(text.slice(at, index));
    html += `<a href="${asHtml(address)}" dir="ltr" style="color:#0c6b58;word-break:break-all">${asHtml(address)}</a>`;
    at = index + address.length;
  }
  return html + asHtml(text.slice(at));
}
