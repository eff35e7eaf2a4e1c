import { lift, setBlockType, toggleMark } from 'prosemirror-commands';
import type { NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { findTable, isInTable } from 'prosemirror-tables';
import { richTextSchema } from './schema.ts';

const { nodes, marks } = richTextSchema;

/** The direction a person has chosen for a paragraph; null where its own words say it. */
export type ChosenDirection = 'ltr' | 'rtl' | null;

/** Whether a bold, italic or linked text is at the caret, or in what is selected. */
export function hasMark(state: EditorState, name: 'bold' | 'italic' | 'link'): boolean {
  const { from, to, empty, $from } = state.selection;
  const type = marks[name];
  if (empty) return Boolean(type.isInSet(state.storedMarks ?? $from.marks()));
  return state.doc.rangeHasMark(from, to, type);
}

/** The node of a type around a place; null outside of one. */
export function around($at: ResolvedPos, types: readonly NodeType[]) {
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    const node = $at.node(depth);
    if (types.includes(node.type)) return { node, at: $at.before(depth) };
  }
  return null;
}

/** The level of the heading the caret is in; 0 in any other text. */
export function headingAt({ selection: { $from } }: EditorState): number {
  return $from.parent.type === nodes.heading ? Number($from.parent.attrs.level) : 0;
}

/** Makes the paragraphs headings of a level, or with 0 paragraphs again. */
export const setHeading = (level: number): Command =>
  level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });

/** The list the caret is in, the innermost one. */
export function listAt({ selection: { $from } }: EditorState) {
  return around($from, [nodes.bulletList, nodes.orderedList]);
}

/** Puts the paragraphs into a list, makes their list the other kind, or takes them out of it. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const list = listAt(state);
    if (!list) return wrapInList(type)(state, dispatch, view);
    if (list.node.type === type) {
      return liftListItem(nodes.listItem)(state, dispatch, view) || lift(state, dispatch, view);
    }
    dispatch?.(state.tr.setNodeMarkup(list.at, type));
    return true;
  };

/** The direction chosen for the paragraph at the caret. */
export function directionAt({ selection: { $from } }: EditorState): ChosenDirection {
  const { dir } = $from.parent.attrs;
  return dir === 'ltr' || dir === 'rtl' ? dir : null;
}

/** Gives the paragraphs and headings that are selected a direction, or with null that of their words. */
export const setDirection =
  (dir: ChosenDirection): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    const { tr } = state;
    state.doc.nodesBetween(from, to, (node, at) => {
      if (node.isTextblock) tr.setNodeMarkup(at, undefined, { ...node.attrs, dir });
    });
    dispatch?.(tr);
    return tr.docChanged;
  };

/** A table with a row of heads, the caret in its first cell. */
export const insertTable =
  (rows = 3, columns = 3): Command =>
  (state, dispatch) => {
    if (isInTable(state)) return false;
    const row = (type: NodeType) =>
      nodes.tableRow.create(
        null,
        Array.from({ length: columns }, () => type.createAndFill() ?? []).flat(),
      );
    const body = Array.from({ length: rows - 1 }, () => row(nodes.tableCell));
    const table = nodes.table.create(null, [row(nodes.tableHeader), ...body]);
    const tr = state.tr.replaceSelectionWith(table);
    const at = tr.doc.resolve(Math.max(0, tr.mapping.map(state.selection.from) - table.nodeSize));
    dispatch?.(tr.setSelection(TextSelection.near(at)).scrollIntoView());
    return true;
  };

/** The link at the caret, with the whole of its text; null where there is none. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } | null {
  const { $from } = state.selection;
  const { parent } = $from;
  const index = $from.index();
  const found = [index, index - 1].find(
    (one) => one >= 0 && one < parent.childCount && marks.link.isInSet(parent.child(one).marks),
  );
  if (found === undefined) return null;
  const mark = marks.link.isInSet(parent.child(found).marks);
  let from = $from.start();
  for (let before = 0; before < found; before += 1) from += parent.child(before).nodeSize;
  return { from, to: from + parent.child(found).nodeSize, href: String(mark?.attrs.href ?? '') };
}

/** Links what is selected, or the link the caret is in; where nothing is, its address is written. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const range = empty ? linkAt(state) : { from, to };
    const mark = marks.link.create({ href });
    const tr = range
      ? state.tr.removeMark(range.from, range.to, marks.link).addMark(range.from, range.to, mark)
      : state.tr.replaceSelectionWith(richTextSchema.text(href, [mark]), false);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Takes the link off what is selected or around the caret. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  const range = empty ? linkAt(state) : { from, to };
  if (!range) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, marks.link));
  return true;
};

export const toggleBold: Command = toggleMark(marks.bold);
export const toggleItalic: Command = toggleMark(marks.italic);

/** Whether the caret is in a table. */
export const isTable = (state: EditorState): boolean => findTable(state.selection.$from) !== null;
