import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazy } from '../../ui/lazy.tsx';
import { text } from './text.ts';

const SearchDialog = lazy(() => import('./search-dialog.tsx').then((code) => code.SearchDialog), {
  whenLost: 'close',
});

/** The way to the search over everything: a button in the top bar, and Ctrl K (⌘ K) anywhere. */
export function OfficeSearch() {
  const [isOpen, setOpen] = useState(false);
  const takeTyped = useTypedBefore(isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A text being written has a use of its own for it.
      if (event.defaultPrevented) return;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') {
        return;
      }
      event.preventDefault();
      // What is being typed in another dialog is not left by a shortcut.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="tap inline-flex items-center justify-center gap-2 rounded-field text-muted hover:bg-sunken lg:w-72 lg:justify-start lg:border lg:border-line-strong lg:bg-surface lg:px-3"
      >
        <Search size={20} className="shrink-0" />
        <span className="grow text-start text-sm max-lg:sr-only">{text.open}</span>
        <span aria-hidden="true" className="rounded-sm bg-sunken px-1.5 text-xs max-lg:hidden">
          {text.keys}
        </span>
      </button>
      {isOpen &&
        // In the page, not in the bar: a dialog has a header of its own, and headers do not nest.
        createPortal(
          <SearchDialog takeTyped={takeTyped} onClose={() => setOpen(false)} fallback={null} />,
          document.getElementById('main') ?? document.body,
        )}
    </>
  );
}

/**
 * Keeps what is typed from the shortcut on until the dialog is there, whose code may have a way to
 * come. Gives what it was, once asked.
 */
function useTypedBefore(isOpen: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // Once its code is there a dialog that opens again asks before effects run.
      typed.current = '';
    };
  }, [isOpen]);
  return useCallback(() => typed.current, []);
}
