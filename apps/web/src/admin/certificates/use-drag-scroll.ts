import { type RefObject, useEffect, useState } from 'react';

/** A pressed mouse that moves less than this, in pixels, clicks. */
const SLOP = 5;

/**
 * Lets a mouse drag what scrolls sideways; fingers do so by themselves. A drag ends in no click.
 * True while it is being dragged, when snapping would pull against the hand.
 */
export function useDragScroll(ref: RefObject<HTMLElement | null>): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let from: { x: number; scroll: number } | null = null;
    let moved = false;
    const onDown = (event: PointerEvent) => {
      moved = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, scroll: element.scrollLeft };
    };
    const onMove = (event: PointerEvent) => {
      if (!from) return;
      const by = event.clientX - from.x;
      if (!moved && Math.abs(by) < SLOP) return;
      if (!moved) setDragging(true);
      moved = true;
      element.scrollLeft = from.scroll - by;
    };
    const onUp = () => {
      from = null;
      setDragging(false);
    };
    const onClick = (event: MouseEvent) => {
      if (!moved) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    element.addEventListener('click', onClick, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      element.removeEventListener('click', onClick, { capture: true });
    };
  }, [ref]);
  return isDragging;
}
