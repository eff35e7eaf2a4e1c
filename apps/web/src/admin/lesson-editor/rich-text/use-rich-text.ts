import type { TextDoc } from '@institute/contract/lessons/rich-text';
import { type Command, EditorState } from 'prosemirror-state';
import { fixTables } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cleanHtml } from './pasted-html.ts';
import { type PastedPictures, picturesOf } from './pasted-pictures.ts';
import { richTextPlugins } from './plugins.ts';
import { docOf, treeOf } from './tree.ts';

interface RichTextOptions {
  value: TextDoc;
  onChange: (value: TextDoc) => void;
  /** Asked for by the keys of a link. */
  onLink: () => void;
  isDisabled: boolean;
  /** Takes the pictures of what was pasted, which a text cannot hold; absent where nothing can. */
  onPictures?: ((pasted: PastedPictures) => void) | undefined;
  /** What the text says of itself to those who listen. */
  attributes: Record<string, string>;
}

/** A rich text in an element: what it holds, and how commands reach it. */
interface RichText {
  element: RefObject<HTMLDivElement | null>;
  state: EditorState;
  run: (command: Command) => void;
}

/** Gives an element an editor of rich text, which writes what it holds as a tree of the contract. */
export function useRichText(options: RichTextOptions): RichText {
  const latest = useRef(options);
  latest.current = options;
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  /** What was told last, to know a value that comes from elsewhere, as from an undo of the lesson. */
  const told = useRef(JSON.stringify(options.value));
  const [state, setState] = useState(() => stateOf(options.value, latest));

  // The editor lives as long as its element; what it is given meanwhile it reads when it is asked.
  useEffect(() => {
    if (!element.current) return;
    const made = new EditorView(element.current, {
      state: stateOf(latest.current.value, latest),
      editable: () => !latest.current.isDisabled,
      attributes: () => latest.current.attributes,
      transformPastedHTML: cleanHtml,
      handlePaste: (_view, { clipboardData }) => {
        const pasted = clipboardData ? picturesOf(clipboardData) : null;
        if (pasted && (pasted.files.length > 0 || pasted.missing > 0)) {
          latest.current.onPictures?.(pasted);
        }
        // The text is taken as ever.
        return false;
      },
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        const tree = treeOf(next.doc);
        told.current = JSON.stringify(tree);
        latest.current.onChange(tree);
      },
    });
    view.current = made;
    return () => made.destroy();
  }, []);

  useEffect(() => {
    const given = JSON.stringify(options.value);
    if (!view.current) return;
    if (given !== told.current) {
      told.current = given;
      const next = stateOf(options.value, latest);
      view.current.updateState(next);
      setState(next);
    } else view.current.setProps({});
  });

  return {
    element,
    state,
    run: (command) => {
      if (!view.current) return;
      command(view.current.state, view.current.dispatch, view.current);
      view.current.focus();
    },
  };
}

function stateOf(value: TextDoc, latest: RefObject<RichTextOptions>): EditorState {
  const askForLink: Command = () => {
    latest.current.onLink();
    return true;
  };
  const state = EditorState.create({ doc: docOf(value), plugins: richTextPlugins(askForLink) });
  const mended = fixTables(state);
  return mended ? state.apply(mended) : state;
}
