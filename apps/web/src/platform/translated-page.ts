/*
 * A translator of the browser takes the texts of a page out and puts `<font>` elements in their places, or
 * wraps them into such. React goes on by the texts that it has made: it would fail where it removes one or
 * puts something before it, and write what changes into one that nobody sees (decision 124).
 */

/** What stands where a translator has taken a node out. */
const standIns = new WeakMap<Node, ChildNode>();
/** The stand-ins that one node has already. */
const taken = new WeakSet<Node>();

/** The node of `parent` that stands for `node`: itself, what it was wrapped into, or what it gave way to. */
function placeIn(parent: Node, node: Node): Node | null {
  let one: Node | null | undefined = node;
  while (one && one.parentNode !== parent) one = one.parentNode ?? standIns.get(one);
  return one ?? null;
}

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** Notes which `<font>` has come into the place of which text. */
function note(records: readonly MutationRecord[]): void {
  /** What has gone by itself: the translator may put its own in afterwards. */
  const gone: MutationRecord[] = [];
  for (const record of records) {
    const { addedNodes, removedNodes, previousSibling, nextSibling, target } = record;
    for (const node of addedNodes) standIns.delete(node);
    const [text] = removedNodes;
    const font = [...addedNodes].find(isFont);
    const before = gone.find(
      (one) =>
        one.target === target &&
        one.previousSibling === previousSibling &&
        one.nextSibling === nextSibling,
    );
    const beside = [previousSibling, nextSibling].find(isFree);
    if (font) standFor(text ?? before?.removedNodes[0], font);
    else if (text && beside) standFor(text, beside);
    else if (text && addedNodes.length === 0) gone.push(record);
  }
}

const isFree = (node: Node | null): node is HTMLElement => isFont(node) && !taken.has(node);

function standFor(node: Node | undefined, font: HTMLElement): void {
  if (!node || node.parentNode) return;
  standIns.set(node, font);
  taken.add(font);
}

/** Puts a text whose words have changed back into view, in the place of its translation. */
function putBack(text: Node): void {
  let standIn = text.parentNode ? undefined : standIns.get(text);
  while (standIn && !standIn.parentNode) standIn = standIns.get(standIn);
  standIn?.replaceWith(text);
}

/**
 * Has the page go on while a translator changes it. Called once, before React renders anything. It watches
 * all changes and not only those of a page known to be translated: nothing says beforehand that it will be.
 */
export function bearTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, node, next && placeIn(this, next));
    return node;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!value?.set) return;
  const { set } = value;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, words: string | null) {
      set.call(this, words);
      putBack(this);
    },
  });
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
}
