import { MAX_LIST_DEPTH } from '@institute/contract/lessons/rich-text';
import { isLinkAddress } from './link-address.ts';

/** The sign or number that Word writes before an item of a list. */
const MARKER = '[data-style*="mso-list:Ignore" i],[data-style*="mso-list: Ignore" i]';
const LEVEL = /mso-list:[^;]*\blevel(\d)/i;

/** Whether an element holds nothing but the sign or number of an item. */
const isListMarker = (element: Element): boolean => element.matches(MARKER);

/** How deep in a list of Word a paragraph stands, from 1; 0 where it is none of a list. */
function levelOf(element: Element): number {
  if (element.localName !== 'p' || element.querySelector(MARKER) === null) return 0;
  return Number(LEVEL.exec(element.getAttribute('data-style') ?? '')?.[1] ?? 1);
}

const isNumbered = (item: Element) =>
  /^[\s(]*[\p{N}\p{L}]+[.)-]/u.test(item.querySelector(MARKER)?.textContent ?? '');

/** Word writes the items of a list as paragraphs with a sign before each: makes them lists. */
function asLists(body: Element): void {
  /** The lists that are open, the outermost first. */
  let open: { level: number; list: Element }[] = [];
  for (const item of body.querySelectorAll('p')) {
    const level = levelOf(item);
    // What follows something else begins another list.
    const isNext = level > 0 && item.previousElementSibling === open[0]?.list;
    open = isNext ? open.filter((one) => one.level <= level) : [];
    if (level === 0) continue;
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(isNumbered(item) ? 'ol' : 'ul');
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else item.before(list);
      open.push({ level, list });
    }
    const row = body.ownerDocument.createElement('li');
    open.at(-1)?.list.append(row);
    row.append(item);
  }
}

/** How the words at a place of a pasted text are set. */
interface Setting {
  isBold: boolean;
  isItalic: boolean;
  /** A heading is heavy by itself. */
  isHeading: boolean;
  href: string;
  dir: string;
  /** Lists that it stands in. */
  depth: number;
}
const plain: Setting = {
  isBold: false,
  isItalic: false,
  isHeading: false,
  href: '',
  dir: '',
  depth: 0,
};

/** What is left out with all that stands in it. */
const dropped =
  'base,button,embed,frame,frameset,head,iframe,img,input,link,math,meta,noscript,object,picture,script,select,style,svg,template,textarea,title,video,audio,canvas,xml';
/** What stays, and as what. */
const kept: Readonly<Record<string, string>> = {
  p: 'p',
  pre: 'p',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  table: 'table',
  tr: 'tr',
  td: 'td',
  th: 'th',
};
const blocks = `${Object.keys(kept).join()},div,section,article,blockquote,br`;

/** Signs that steer the direction of a text, which its paragraphs say, and others nobody sees. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * HTML as another program copied it, made into what a lesson may hold: its structure, the direction
 * of its paragraphs, bold, italic and links. Nothing of it is loaded or run: it is read in a document
 * of its own, and written anew from names that are known.
 */
export function cleanHtml(html: string): string {
  const source = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  asLists(source.body);
  const target = document.implementation.createHTMLDocument('').createElement('div');
  copyChildren(source.body, target, plain);
  // What was copied out of this editor says how its edges fit together.
  const slice = source.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice');
  if (slice) target.firstElementChild?.setAttribute('data-pm-slice', slice);
  return target.innerHTML;
}

/**
 * Nothing of what is read is applied or run, but the content policy reports each style and each handler
 * that it meets: styles become attributes to be read, the rest is left out before.
 */
const withoutStyles = (html: string) =>
  html
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/([\s"'/])(style|on\w+)(\s*=)/gi, '$1data-$2$3'),
    );

function copyChildren(from: Node, into: Element, setting: Setting): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) copyText(node.textContent ?? '', into, setting);
    else if (node instanceof Element) copyElement(node, into, setting);
  }
}

function copyElement(element: Element, into: Element, before: Setting): void {
  if (element.matches(dropped) || isListMarker(element)) return;
  const tag = element.localName;
  const make = (name: string) => into.ownerDocument.createElement(name);
  if (tag === 'br') {
    into.append(make('br'));
    return;
  }
  const setting = settingOf(element, before);
  const isList = tag === 'ul' || tag === 'ol';
  const isParagraph = tag === 'div' && element.querySelector(blocks) === null;
  // Deeper lists than a lesson may hold go on in the one around them.
  const isTooDeep = isList && setting.depth > MAX_LIST_DEPTH;
  const name = isParagraph ? 'p' : isTooDeep ? undefined : kept[tag];
  if (!name) {
    copyChildren(element, into, setting);
    return;
  }
  const copy = make(name);
  const text = element.textContent ?? '';
  if (/^(?:p|h\d)$/.test(name) && setting.dir !== '' && setting.dir !== directionOf(text)) {
    copy.setAttribute('dir', setting.dir);
  }
  copyChildren(element, copy, { ...setting, isHeading: name.startsWith('h') });
  // An empty line of a word processor is the distance of its paragraphs.
  if (name === 'p' && copy.textContent?.trim() === '') return;
  into.append(copy);
}

function copyText(text: string, into: Element, { isBold, isItalic, isHeading, href }: Setting) {
  const make = (name: string) => into.ownerDocument.createElement(name);
  let inner: Node = into.ownerDocument.createTextNode(
    text.replaceAll('\u00A0', ' ').replace(unseen, ''),
  );
  const wrap = (element: Element) => {
    element.append(inner);
    inner = element;
  };
  if (text.trim() !== '') {
    if (isItalic) wrap(make('em'));
    if (isBold && !isHeading) wrap(make('strong'));
    if (href) {
      const link = make('a');
      link.setAttribute('href', href);
      wrap(link);
    }
  }
  into.append(inner);
}

function settingOf(element: Element, before: Setting): Setting {
  const style = element.getAttribute('data-style') ?? '';
  const styled = (property: string) =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\w-]+)`, 'i').exec(style)?.[1]?.toLowerCase();
  const weight = styled('font-weight');
  const slant = styled('font-style');
  const href = element.localName === 'a' ? (element.getAttribute('href') ?? '').trim() : '';
  const dir = (element.getAttribute('dir') ?? styled('direction') ?? '').toLowerCase();
  const isOfLine = !element.matches(blocks) && !element.matches('body,tbody');
  return {
    isBold: weight ? isHeavy(weight) : before.isBold || element.matches('b,strong'),
    isItalic: slant ? slant !== 'normal' : before.isItalic || element.matches('i,em'),
    isHeading: before.isHeading,
    depth: before.depth + (element.matches('ul,ol') ? 1 : 0),
    href: isLinkAddress(href) ? href : before.href,
    // The direction of a few words within a line is what their letters say.
    dir: !isOfLine && /^(?:ltr|rtl)$/.test(dir) ? dir : before.dir,
  };
}

const isHeavy = (weight: string) => weight.startsWith('bold') || Number(weight) >= 600;

/** The direction that a text has by its first letter; '' where it has none. */
function directionOf(text: string): string {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  if (first === '') return '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? 'rtl' : 'ltr';
}
