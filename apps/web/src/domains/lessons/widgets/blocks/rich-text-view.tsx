import { textOfInlines } from '@institute/contract/lessons/block-text';
import type {
  CellNode,
  HeadingNode,
  ListItemNode,
  ListNode,
  ParagraphNode,
  TableNode,
  TextDoc,
  TextNode,
} from '@institute/contract/lessons/rich-text';
import { isArabicLine } from '@institute/contract/text/reading-lines';
import { useRef } from 'react';
import { asArabic } from '../../../../ui/arabic-runs.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { directionOf } from '../../../../ui/direction-of.ts';
import { runsOf, settingOf } from '../../../../ui/runs.ts';
import { useScrolls } from '../../../../ui/use-scrolls.ts';
import { ReadingParts } from '../reading/reading.tsx';
import { InlineNodes } from './inline-nodes.tsx';
import { blocksText as words } from './text.ts';

/** A checked text, node by node; nodes that this release does not know are left out. */
export function RichTextView({ text }: { text: TextDoc }) {
  return <Nodes nodes={text.content} />;
}

function Nodes({ nodes }: { nodes: readonly TextNode[] }) {
  return nodes.map((node, at) => {
    const key = `${at}`;
    const isFirst = at === 0;
    switch (node.type) {
      case 'paragraph':
        return <Paragraph key={key} node={node} isFirst={isFirst} />;
      case 'heading':
        return <Heading key={key} node={node} isFirst={isFirst} />;
      case 'bulletList':
      case 'orderedList':
        return <List key={key} node={node} isFirst={isFirst} />;
      case 'table':
        return <Table key={key} node={node} isFirst={isFirst} />;
      default:
        return null;
    }
  });
}

interface NodeProps<Node> {
  node: Node;
  isFirst: boolean;
}

function Paragraph({ node, isFirst }: NodeProps<ParagraphNode>) {
  const text = textOfInlines(node.content);
  if (text.trim() === '') return null;
  const apart = isFirst ? undefined : 'mt-4';
  const set = node.attrs?.dir ?? 'auto';
  // Without marks and a direction of its own it is read as plain texts always were.
  if (
    set === 'auto' &&
    node.content?.every((one) => one.type === 'hardBreak' || !one.marks?.length)
  ) {
    return (
      <div className={apart}>
        <ReadingParts text={text} />
      </div>
    );
  }
  const isArabic = isArabicLine(text);
  return (
    <p
      dir={isArabic ? 'rtl' : directionOf(text, set)}
      {...(isArabic && asArabic)}
      className={cx(apart, isArabic && 'reading-arabic')}
    >
      <InlineNodes content={node.content} />
    </p>
  );
}

function Heading({ node, isFirst }: NodeProps<HeadingNode>) {
  const Tag = node.attrs.level === 2 ? 'h2' : 'h3';
  return (
    <Tag
      dir={directionOf(textOfInlines(node.content), node.attrs.dir)}
      className={cx(
        'leading-loose',
        node.attrs.level === 2 ? 'text-2xl' : 'text-xl',
        !isFirst && 'mt-6',
      )}
    >
      <InlineNodes content={node.content} />
    </Tag>
  );
}

const textOfItem = (item: Pick<ListItemNode, 'content'>) =>
  item.content
    .map((node) => (node.type === 'paragraph' ? textOfInlines(node.content) : ''))
    .join(' ');

/** A list runs from the right where each of its items does. */
function List({ node, isFirst }: NodeProps<ListNode>) {
  const isNumbered = node.type === 'orderedList';
  const fromRight = node.content.every((item) => {
    const setting = settingOf(runsOf(textOfItem(item)));
    return setting !== 'ltr';
  });
  const own = node.attrs?.dir;
  const dir = own === 'ltr' || own === 'rtl' ? own : fromRight ? 'rtl' : 'ltr';
  const Tag = isNumbered ? 'ol' : 'ul';
  return (
    <Tag
      dir={dir}
      {...(isNumbered && { start: node.attrs?.start })}
      className={cx(
        'marker:text-muted',
        isNumbered ? 'list-decimal ps-8' : 'list-disc ps-5',
        !isFirst && 'mt-4',
      )}
    >
      {node.content.map((item, at) => {
        const key = `${at}`;
        return (
          <li key={key}>
            <Items content={item.content} />
          </li>
        );
      })}
    </Tag>
  );
}

/** What stands in an item or a cell: its first paragraph runs on from the sign before it. */
function Items({ content }: { content: ListItemNode['content'] }) {
  return content.map((node, at) => {
    const key = `${at}`;
    return node.type === 'paragraph' ? (
      <p key={key} dir={directionOf(textOfInlines(node.content), node.attrs?.dir)}>
        <InlineNodes content={node.content} />
      </p>
    ) : (
      <List key={key} node={node} isFirst />
    );
  });
}

/** A table keeps its columns; one that is wider than the screen scrolls by itself. */
function Table({ node, isFirst }: NodeProps<TableNode>) {
  const frame = useRef<HTMLElement>(null);
  // Where it is only painted nobody can tell.
  const scrolls = useScrolls(frame, true);
  return (
    <section
      ref={frame}
      aria-label={words.table}
      // Keys scroll it only when it takes the focus.
      tabIndex={scrolls ? 0 : undefined}
      className={cx('overflow-x-auto focus-visible:outline-primary', !isFirst && 'mt-4')}
    >
      <table dir={node.attrs?.dir ?? undefined} className="w-full border-collapse">
        <tbody>
          {node.content.map((row, at) => {
            const key = `${at}`;
            return (
              <tr key={key}>
                <Cells cells={row.content} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Cells({ cells }: { cells: readonly CellNode[] }) {
  return cells.map((cell, at) => {
    const key = `${at}`;
    return <Cell key={key} cell={cell} />;
  });
}

function Cell({ cell }: { cell: CellNode }) {
  const isHeader = cell.type === 'tableHeader';
  // The corner of a table names nothing.
  const Tag = isHeader && textOfItem(cell).trim() !== '' ? 'th' : 'td';
  return (
    <Tag
      colSpan={cell.attrs?.colspan}
      rowSpan={cell.attrs?.rowspan}
      // Words stay whole, also where they may break elsewhere: the table scrolls rather.
      className={cx(
        'border border-line px-3 py-1 text-start align-top [overflow-wrap:normal] [&_[dir]]:[overflow-wrap:normal]',
        isHeader && 'bg-sunken',
      )}
    >
      <Items content={cell.content} />
    </Tag>
  );
}
