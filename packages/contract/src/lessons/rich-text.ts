import * as z from 'zod/mini';
import { storableText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { withoutUnseen } from '../text/typed.ts';

/*
 * Text with headings, lists, tables and marks, as a tree that is checked node by node and never as
 * HTML. Its shape is a subset of the JSON of ProseMirror and Tiptap, so that their editors load it as
 * it is. Node and mark types which are not named here are refused; attributes which are not named
 * here are left out.
 */

/** What is said of a text that is not right. */
const words = dictionary('fields/rich-text', {
  link: 'A link must begin with http://, https:// or mailto:.',
});

export const textDirections = ['ltr', 'rtl', 'auto'] as const;
export type TextDirection = (typeof textDirections)[number];

export type Mark =
  | { type: 'bold' }
  | { type: 'italic' }
  | { type: 'link'; attrs: { href: string } };

export type InlineNode =
  | { type: 'text'; text: string; marks?: Mark[] | undefined }
  | { type: 'hardBreak' };

/** The direction that a writer has set; without one the text decides. */
interface Directed {
  dir?: TextDirection | null | undefined;
}
export interface ParagraphNode {
  type: 'paragraph';
  attrs?: Directed | undefined;
  content?: InlineNode[] | undefined;
}
export interface HeadingNode {
  type: 'heading';
  attrs: Directed & { level: 2 | 3 };
  content?: InlineNode[] | undefined;
}
export interface ListItemNode {
  type: 'listItem';
  content: (ParagraphNode | ListNode)[];
}
export interface BulletListNode {
  type: 'bulletList';
  attrs?: Directed | undefined;
  content: ListItemNode[];
}
export interface OrderedListNode {
  type: 'orderedList';
  attrs?: (Directed & { start?: number | undefined }) | undefined;
  content: ListItemNode[];
}
export type ListNode = BulletListNode | OrderedListNode;
export interface CellNode {
  type: 'tableCell' | 'tableHeader';
  attrs?: (Directed & { colspan?: number | undefined; rowspan?: number | undefined }) | undefined;
  content: (ParagraphNode | ListNode)[];
}
export interface RowNode {
  type: 'tableRow';
  content: CellNode[];
}
export interface TableNode {
  type: 'table';
  attrs?: Directed | undefined;
  content: RowNode[];
}
export type TextNode = ParagraphNode | HeadingNode | ListNode | TableNode;

/** A whole text; one without content is empty. */
export interface TextDoc {
  type: 'doc';
  content: TextNode[];
}

/** Lists within lists, the outermost counted. */
export const MAX_LIST_DEPTH = 3;
export const MAX_TABLE_ROWS = 100;
export const MAX_TABLE_COLUMNS = 12;
const MAX_NODES = 500;

/** An address that a link may lead to; `javascript:` and the like are none. */
export const linkAddress = z
  .string(words.link)
  .check(
    z.overwrite(withoutUnseen),
    z.maxLength(2000),
    z.regex(/^(?:https?:\/\/[^\s\p{C}/\\]|mailto:[^\s\p{C}@]+@)[^\s\p{C}]*$/iu, words.link),
  );

type Shape<Node> = z.ZodMiniType<Node, Node>;

const dir = z.optional(z.nullable(z.enum(textDirections)));
const directed = z.optional(z.object({ dir }));
const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: linkAddress }) }),
]);
const inline = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: storableText(20_000).check(z.minLength(1)),
    marks: z.optional(z.array(mark).check(z.maxLength(3))),
  }),
  z.object({ type: z.literal('hardBreak') }),
]);
const inlines = z.optional(z.array(inline).check(z.maxLength(2000)));
const paragraph = z.object({
  type: z.literal('paragraph'),
  attrs: directed,
  content: inlines,
});
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.literal([2, 3]), dir }),
  content: inlines,
});

const listItem = <Content extends z.core.$ZodType>(content: Content) =>
  z.object({
    type: z.literal('listItem'),
    content: z.array(content).check(z.minLength(1), z.maxLength(MAX_NODES)),
  });

/** The items of a list that begins at a depth, counted from 1; the deepest hold no lists. */
function listItems(depth: number): Shape<ListItemNode[]> {
  const item =
    depth < MAX_LIST_DEPTH
      ? listItem(z.discriminatedUnion('type', [paragraph, ...lists(depth + 1)]))
      : listItem(paragraph);
  return z.array<Shape<ListItemNode>>(item).check(z.minLength(1), z.maxLength(MAX_NODES));
}

/** The two kinds of list that may begin at a depth. */
function lists(depth: number) {
  const content = listItems(depth);
  const start = z.optional(z.int().check(z.minimum(0), z.maximum(100_000)));
  return [
    z.object({ type: z.literal('bulletList'), attrs: directed, content }),
    z.object({
      type: z.literal('orderedList'),
      attrs: z.optional(z.object({ dir, start })),
      content,
    }),
  ] as const;
}

const span = z.optional(z.int().check(z.minimum(1), z.maximum(MAX_TABLE_COLUMNS)));
const cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.optional(z.object({ dir, colspan: span, rowspan: span })),
  content: z
    .array(z.union([paragraph, ...lists(MAX_LIST_DEPTH)]))
    .check(z.minLength(1), z.maxLength(MAX_NODES)),
});
const row = z.object({
  type: z.literal('tableRow'),
  content: z.array(cell).check(z.minLength(1), z.maxLength(MAX_TABLE_COLUMNS)),
});
const table = z.object({
  type: z.literal('table'),
  attrs: directed,
  content: z.array(row).check(z.minLength(1), z.maxLength(MAX_TABLE_ROWS)),
});

/** A checked text. */
export const TextDoc: Shape<TextDoc> = z.object({
  type: z.literal('doc'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, heading, ...lists(1), table]))
    .check(z.maxLength(MAX_NODES)),
});
