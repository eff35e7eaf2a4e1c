import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { directionOf } from '../../../ui/direction-of.ts';
import { richTextSchema } from './schema.ts';

const { nodes, marks } = richTextSchema;

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
});

/** What is typed at the start of a line and makes it a list or a heading, as in a plain lesson. */
const typedSigns = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-•*]\s$/, nodes.bulletList),
    wrappingInputRule(/^\s*[1\u0661][.)]\s$/, nodes.orderedList),
    textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs = '']) => ({
      level: signs.length,
    })),
  ],
});

/** Every line runs as its students will read it: one that begins with an Arabic word may be English. */
const directions = new Plugin({
  props: {
    decorations: ({ doc }) => {
      const lines: Decoration[] = [];
      doc.descendants((node, at) => {
        if (!node.isTextblock) return true;
        const dir = directionOf(node.textContent, node.attrs.dir);
        lines.push(Decoration.node(at, at + node.nodeSize, { dir }));
        return false;
      });
      return DecorationSet.create(doc, lines);
    },
  },
});

/**
 * The keys and habits of the rich text. Tab goes to the next cell or makes a list deeper; anywhere
 * else it leaves the text, as a person without a mouse expects.
 */
export function richTextPlugins(askForLink: Command): Plugin[] {
  return [
    typedSigns,
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': toggleMark(marks.bold),
      'Mod-i': toggleMark(marks.italic),
      'Mod-k': askForLink,
      Enter: splitListItem(nodes.listItem),
      'Shift-Enter': lineBreak,
      Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.listItem)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.listItem)),
    }),
    keymap(baseKeymap),
    history(),
    tableEditing(),
    directions,
  ];
}
