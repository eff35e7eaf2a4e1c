import type { TextDoc } from '@institute/contract/lessons/rich-text';
import { Node } from 'prosemirror-model';
import { richTextSchema } from './schema.ts';

const { nodes } = richTextSchema;
const blank = () => nodes.doc.create(null, nodes.paragraph.create());

/** A text of the contract as the editor holds it; one that it cannot hold is opened empty. */
export function docOf(tree: TextDoc): Node {
  if (tree.content.length === 0) return blank();
  try {
    const doc = Node.fromJSON(richTextSchema, tree);
    doc.check();
    return doc;
  } catch {
    return blank();
  }
}

/** What the editor holds as a text of the contract: nothing is written that goes without saying. */
export function treeOf(doc: Node): TextDoc {
  const isBlank = doc.childCount === 1 && doc.firstChild?.isTextblock && doc.content.size === 2;
  const { content } = doc.toJSON() as TextDoc;
  return { type: 'doc', content: isBlank ? [] : content.map(withoutDefaults) };
}

/** Attributes that every node has which says nothing else. */
const defaults: Readonly<Record<string, unknown>> = {
  dir: null,
  start: 1,
  colspan: 1,
  rowspan: 1,
  colwidth: null,
};

function withoutDefaults<Tree>(node: Tree): Tree {
  const { attrs, content, ...rest } = node as { attrs?: object; content?: unknown[] };
  const kept = Object.entries(attrs ?? {}).filter(
    ([name, value]) => !(name in defaults && defaults[name] === value),
  );
  return {
    ...rest,
    ...(kept.length > 0 && { attrs: Object.fromEntries(kept) }),
    ...(content && { content: content.map(withoutDefaults) }),
  } as Tree;
}
