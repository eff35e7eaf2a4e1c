/** The sign or number that Word writes before an item of a list. */
const MARKER = '[data-style*="mso-list:Ignore" i],[data-style*="mso-list: Ignore" i]';
const LEVEL = /mso-list:[^;]*\blevel(\d)/i;

/** Whether an element holds nothing but the sign or number of an item. */
export const isListMarker = (element: Element): boolean => element.matches(MARKER);

/** How deep in a list of Word a paragraph stands, from 1; 0 where it is none of a list. */
function levelOf(element: Element): number {
  if (element.localName !== 'p' || element.querySelector(MARKER) === null) return 0;
  return Number(LEVEL.exec(element.getAttribute('data-style') ?? '')?.[1] ?? 1);
}

const isNumbered = (item: Element) =>
  /^[\s(]*[\p{N}\p{L}]+[.)-]/u.test(item.querySelector(MARKER)?.textContent ?? '');

/** Word writes the items of a list as paragraphs with a sign before each: makes them lists. */
export function asLists(body: Element): void {
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
