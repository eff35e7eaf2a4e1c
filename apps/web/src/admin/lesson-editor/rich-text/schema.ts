import { MAX_TABLE_COLUMNS } from '@institute/contract/lessons/rich-text';
import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isLinkAddress } from './link-address.ts';

const directed = { dir: { default: null } } satisfies NodeSpec['attrs'];
const directionOf = (element: HTMLElement) => {
  const dir = element.getAttribute('dir')?.toLowerCase();
  return { dir: dir === 'rtl' || dir === 'ltr' ? dir : null };
};
/** Every line has the direction of its own words, unless a person has chosen one. */
const shown = (dir: unknown) => ({ dir: typeof dir === 'string' ? dir : 'auto' });
/** What holds lines hands its direction down to where its signs and columns stand. */
const around = (dir: unknown) => (typeof dir === 'string' ? { dir } : {});

const list = (tag: 'ul' | 'ol', more: NonNullable<NodeSpec['attrs']> = {}): NodeSpec => ({
  attrs: { ...directed, ...more },
  content: 'listItem+',
  group: 'block list',
  parseDOM: [{ tag }],
  toDOM: ({ attrs }) => [
    tag,
    { ...around(attrs.dir), ...(attrs.start > 1 ? { start: attrs.start } : {}) },
    0,
  ],
});

const heading: NodeSpec = {
  attrs: { ...directed, level: { default: 2 } },
  content: 'inline*',
  group: 'block',
  defining: true,
  parseDOM: [2, 3].map((level) => ({
    tag: `h${level}`,
    getAttrs: (element) => ({ ...directionOf(element), level }),
  })),
  toDOM: ({ attrs }) => [`h${attrs.level}`, shown(attrs.dir), 0],
};

const spanOf = (element: HTMLElement, name: string) =>
  Math.min(MAX_TABLE_COLUMNS, Math.max(1, Number(element.getAttribute(name)) || 1));

const cell = (tag: 'td' | 'th', tableRole: string): NodeSpec => ({
  content: '(paragraph | list)+',
  attrs: {
    ...directed,
    colspan: { default: 1 },
    rowspan: { default: 1 },
    // The commands for tables ask for it; columns are as wide as what is in them.
    colwidth: { default: null },
  },
  tableRole,
  isolating: true,
  parseDOM: [
    {
      tag,
      getAttrs: (element) => ({
        colspan: spanOf(element, 'colspan'),
        rowspan: spanOf(element, 'rowspan'),
      }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    tag,
    {
      ...around(attrs.dir),
      ...(attrs.colspan > 1 && { colspan: attrs.colspan }),
      ...(attrs.rowspan > 1 && { rowspan: attrs.rowspan }),
    },
    0,
  ],
});

/**
 * The text of a lesson as its editor holds it: exactly what the contract's tree may hold, by the
 * names of Tiptap. What is pasted and has no place here is left out (docs/decisions/074).
 */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      attrs: directed,
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p', getAttrs: directionOf }],
      toDOM: ({ attrs }) => ['p', shown(attrs.dir), 0],
    },
    heading,
    bulletList: list('ul'),
    orderedList: list('ol', { start: { default: 1 } }),
    listItem: {
      content: '(paragraph | list)+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    table: {
      attrs: directed,
      content: 'tableRow+',
      group: 'block',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: ({ attrs }) => ['table', around(attrs.dir), ['tbody', 0]],
    },
    tableRow: {
      content: '(tableCell | tableHeader)+',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    tableCell: cell('td', 'cell'),
    tableHeader: cell('th', 'header_cell'),
    text: { group: 'inline' },
    hardBreak: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? '';
            return isLinkAddress(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noopener noreferrer' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});
