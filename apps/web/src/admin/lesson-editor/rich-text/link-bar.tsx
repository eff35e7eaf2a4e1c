import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/input.tsx';
import { isLinkAddress } from './link-address.ts';
import { text } from './text.ts';

interface LinkBarProps {
  /** The address of the link the caret is in; empty where there is none. */
  address: string;
  onSet: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks where a link leads. It stands in a form of its own kind: Enter sets the link, and saves nothing. */
export function LinkBar({ address, onSet, onRemove, onClose }: LinkBarProps) {
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const bar = useRef<HTMLFieldSetElement>(null);
  useEffect(() => bar.current?.querySelector('input')?.focus(), []);
  const set = () => {
    const wanted = completed(typed.trim());
    if (isLinkAddress(wanted)) onSet(wanted);
    else setWrong(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else onClose();
  };
  return (
    <fieldset
      ref={bar}
      aria-label={text.link}
      onKeyDown={onKeyDown}
      className="rich-text-link bg-surface p-3"
    >
      <TextField
        label={text.address}
        hint={text.addressHint}
        error={isWrong ? text.addressWrong : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        type="url"
        dir="ltr"
        autoComplete="off"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={set}>
          {text.setLink}
        </Button>
        {address !== '' && (
          <Button size="sm" variant="secondary" onClick={onRemove}>
            {text.removeLink}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </fieldset>
  );
}

/** An address as people type it: without its beginning, or a mailbox alone. */
function completed(typed: string): string {
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : typed;
}
