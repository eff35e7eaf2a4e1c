import { Parser } from 'htmlparser2';

/** Elements that begin a line of their own. */
const blocks = new Set(
  ...[
    ['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].concat([
      'blockquote',
      'pre',
      'hr',
      'dt',
      'dd',
      'section',
      'article',
    ]),
  ],
);
/** Elements whose content nobody reads. */
const unseen = new Set(['script', 'style', 'template', 'head', 'title', 'noscript', 'textarea']);
/** What a text cannot say. */
const media = new Set([
  'img',
  'audio',
  'video',
  'object',
  'embed',
  'iframe',
  'svg',
  'math',
  'canvas',
]);

/**
 * What HTML says, as plain text in lines: markup, scripts and addresses are left out, entities are the
 * letters they stand for. Told where it shows pictures, sounds or films.
 */
export function plainText(html: string, onMedia: () => void): string {
  if (!/[<&]/.test(html)) return html.trim();
  let said = '';
  let hidden = 0;
  const onBlock = (name: string) => {
    if (blocks.has(name)) said += '\n';
    else if (name === 'td' || name === 'th') said += ' ';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (media.has(name)) onMedia();
      if (unseen.has(name)) hidden += 1;
      else onBlock(name);
    },
    ontext(letters) {
      if (hidden === 0) said += letters.replace(/[ \t\r\n\f]+/g, ' ');
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1;
      else if (name !== 'br') onBlock(name);
    },
  });
  parser.end(html);
  return said
    .split('\n')
    .map((line) => line.replace(/[ \u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
