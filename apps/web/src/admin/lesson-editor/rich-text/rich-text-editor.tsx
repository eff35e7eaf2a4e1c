import './rich-text.css';
import type { TextDoc } from '@institute/contract/lessons/rich-text';
import { useId, useState } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { linkAt, removeLink, setLink } from './commands.ts';
import { LinkBar } from './link-bar.tsx';
import type { PastedPictures } from './pasted-pictures.ts';
import { Toolbar } from './toolbar.tsx';
import { useRichText } from './use-rich-text.ts';

interface RichTextEditorProps {
  label: string;
  value: TextDoc;
  onChange: (value: TextDoc) => void;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  isDisabled?: boolean;
  /** Takes the pictures of what was pasted. */
  onPictures?: ((pasted: PastedPictures) => void) | undefined;
}

/** A text with headings, lists, tables, bold, italic and links, kept as a tree and never as HTML. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, error, isDisabled = false, onPictures } = props;
  const errorId = useId();
  const [isLinking, setLinking] = useState(false);
  const onLink = () => setLinking((is) => !is);
  const { element, state, run } = useRichText({
    ...{ value, onChange, onLink, isDisabled, onPictures },
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      class: cx(
        'min-h-28 border border-line-strong bg-surface px-3 py-2 leading-loose',
        'focus-visible:outline-primary aria-invalid:border-bad aria-invalid:outline-bad',
        isDisabled && 'opacity-60',
      ),
    },
  });
  const close = () => {
    setLinking(false);
    run(() => true);
  };
  return (
    <div className="rich-text">
      <Toolbar {...{ state, run, isLinking, onLink, isDisabled }} />
      {isLinking && (
        <LinkBar
          address={linkAt(state)?.href ?? ''}
          onSet={(address) => {
            setLinking(false);
            run(setLink(address));
          }}
          onRemove={() => {
            setLinking(false);
            run(removeLink);
          }}
          onClose={close}
        />
      )}
      <div ref={element} />
      {error && (
        <p id={errorId} className="mt-1 font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
