import { type RefObject, useEffect } from 'react';
import { useRowSteps } from '../../ui/row-steps.ts';

interface InboxKeys {
  /** Goes so many questions on. */
  step: (by: 1 | -1) => void;
  /** Goes to where the answer is written. */
  write: () => void;
  /** Leaves it for the question. */
  leave: () => void;
}

/** The keys of the inbox: J and K as in all lists of the office, the others while the focus is in it. */
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
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  });
}

function actOf(event: KeyboardEvent, { step, write, leave }: InboxKeys): (() => void) | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return null;
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
