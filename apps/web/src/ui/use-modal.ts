import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalOptions {
  onClose: () => void;
  /** True while something runs that must not be left. */
  busy: boolean;
  /** Whether a press outside closes it. */
  closeOnOutside: boolean;
}

/** The control that had the focus last. A button that is disabled while it runs loses it to nobody. */
let lastFocused: Element | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) lastFocused = target;
  });
}

/** What makes an element a modal dialog for as long as it stands, and closes it in each way there is. */
export function useModal({ onClose, busy, closeOnOutside }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  // Before the element is taken out of the page, so that closing still gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = lastFocused;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      // The browser gives it back to what had it, which is nobody where the button ran meanwhile.
      const holder = document.activeElement;
      const isNobodys = holder === document.body || dialog.contains(holder);
      if (isNobodys && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return {
    ref,
    // React hears `cancel` from what stands inside as well: a dialog above this one, a file picker.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      if (!busy) onClose();
    },
    // A browser may close it in spite of `cancel` (a second back gesture). React hears `close` from
    // nested dialogs too, hence the check of the target.
    onClose: (event: SyntheticEvent) => {
      if (event.target !== ref.current || ref.current?.open) return;
      // It stands until it is taken out: who asks before leaving loses nothing meanwhile.
      ref.current?.showModal();
      if (!busy) onClose();
    },
    onPointerDown: (event: SyntheticEvent) => {
      pressedOutside.current = event.target === ref.current;
    },
    // A click, not the end of the press: the second half of a double press is none (double-press.ts).
    onClick: (event: SyntheticEvent) => {
      const outside = pressedOutside.current && event.target === ref.current;
      if (outside && closeOnOutside && !busy) onClose();
    },
  };
}
