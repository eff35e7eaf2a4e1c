import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Guide } from './guide.tsx';
import { useGuideStore } from './guide-store.ts';
import { text } from './text.ts';

/**
 * The guide for beginners: four steps that tick themselves, put away and brought back at will. After
 * the first lesson it `isOver`, and stays away until it is brought back.
 */
export function GettingStarted({ isOver = false }: { isOver?: boolean }) {
  const hidden = useGuideStore((state) => state.hidden || (isOver && !state.isBroughtBack));
  const root = useRef<HTMLDivElement>(null);
  const was = useRef(hidden);

  // What was pressed is gone now: the focus stays at the place instead of falling to the page's top.
  useEffect(() => {
    if (was.current !== hidden) root.current?.focus({ preventScroll: true });
    was.current = hidden;
  }, [hidden]);

  return (
    <div ref={root} tabIndex={-1} className="outline-none">
      {hidden ? <Reopen /> : <Guide />}
    </div>
  );
}

function Reopen() {
  const show = useGuideStore((state) => state.show);
  return (
    <Button variant="ghost" onClick={show}>
      {text.guide}
    </Button>
  );
}
