import { type RefObject, useEffect } from 'react';
import { useRowSteps } from '../row-steps.ts';

interface InboxKeys {
  /** Goes so many of the list on. */
  step: (by: 1 | -1) => void;
  /** Goes to where the answer is written. */
  write: () => void;
  /** Leaves it for what is open. */
  leave: () => void;
}

/**
 * The keys of an inbox: J and K as in all lists of the office, the others while the focus is in it; and
 * Enter, which begins the answer, also for whoever has just come and stands on nothing yet.
 */
export function useInboxKeys(inbox: RefObject<HTMLElement | null>, keys: InboxKeys): void {
  useRowSteps(keys.step);
  useEffect(() => {
    const element = inbox.current;
    const onKey = (event: KeyboardEvent) => {
      const act = actOf(event, keys);
      if (!act) return;
      event.preventDefault();
      act();
    };
    const onArrival = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isMeant(event) || !isNowhere(event.target)) return;
      event.preventDefault();
      keys.write();
    };
    element?.addEventListener('keydown', onKey);
    document.addEventListener('keydown', onArrival);
    return () => {
      element?.removeEventListener('keydown', onKey);
      document.removeEventListener('keydown', onArrival);
    };
  });
}

/** Whether a key is part of something else: a shortcut, letters being put together, or it was heard. */
const isMeant = ({ altKey, ctrlKey, metaKey, isComposing, defaultPrevented }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || isComposing || defaultPrevented;

/** What Enter does something to, and what lies over the page. */
const PRESSED = [
  ...['a', 'button', 'summary', 'input', 'select', 'textarea', 'article'],
  ...['[contenteditable]', 'dialog'],
].join();

const isNowhere = (at: EventTarget | null): boolean =>
  at instanceof Element && !at.closest(PRESSED) && !document.querySelector('dialog[open]');

function actOf(event: KeyboardEvent, { step, write, leave }: InboxKeys): (() => void) | null {
  if (isMeant(event)) return null;
  const at = event.target as HTMLElement;
  const { key } = event;
  if (at.matches('input')) return null;
  if (at.matches('textarea')) return key === 'Escape' ? leave : null;
  // In the list arrows choose; elsewhere they move the page.
  if (at.closest('[data-list]')) {
    if (key === 'ArrowDown') return () => step(1);
    if (key === 'ArrowUp') return () => step(-1);
  }
  return key === 'Enter' && at.matches('article') ? write : null;
}
