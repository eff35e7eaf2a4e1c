import { useEffect, useRef } from 'react';

/** Gives the focus to a block, or to the button that brings one back, once they are there. */
export function useBlockFocus() {
  const section = useRef<HTMLElement>(null);
  const wanted = useRef('');
  useEffect(() => {
    if (wanted.current === '') return;
    const element = section.current?.querySelector<HTMLElement>(wanted.current);
    if (!element) return;
    wanted.current = '';
    element.focus();
  });
  return {
    section,
    onBlock: (id: string) => {
      wanted.current = `[data-block="${id}"] [data-toggle]`;
    },
    onUndo: () => {
      wanted.current = '[data-undo]';
    },
  };
}
