import { asHtml } from '@institute/contract/text/html-text';

/** A mail of some lines in simple HTML; `foot` is HTML already. */
export function letterHtml(
  subject: string,
  lines: readonly string[],
  foot: readonly string[],
): string {
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#faf7f0;color:#1d2522">
<div style="max-width:560px;margin:0 auto;font:16px/1.65 -apple-system,'Segoe UI',Roboto,'Noto Naskh Arabic',Tahoma,sans-serif">
<h1 dir="auto" style="font-size:20px;line-height:1.5;margin:0 0 16px">${asHtml(subject)}</h1>
${lines.map(paragraph).join('\n')}
<hr style="border:0;border-top:1px solid #ddd5c5;margin:24px 0 12px">
${foot.join('\n')}
</div></body></html>`;
}

/** Who has written, as the foot of a letter says it. */
export const signatureHtml = (name: string, address: string) =>
  `<p style="font-size:13px;color:#5c645f;margin:0"><bdi>${asHtml(name)}</bdi><br>${linked(address)}</p>`;

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
