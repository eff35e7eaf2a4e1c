import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { READING } from '../../ui/reading.ts';
import { useReducedMotion } from '../../ui/use-reduced-motion.ts';
import { text } from './text.ts';
import { useDragScroll } from './use-drag-scroll.ts';

/** How far an arrow moves, in pixels: a card and the gap after it (admin specification, section 9). */
export const CAROUSEL_STEP = 400;

interface CarouselProps {
  label: string;
  items: readonly { key: number; content: ReactNode }[];
}

/** Cards side by side: arrows, fingers, the wheel and a dragging mouse move them. */
export function Carousel({ label, items }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const reduced = useReducedMotion();
  const edges = useEdges(list, items.length);
  const isDragging = useDragScroll(list);
  const move = (direction: 1 | -1) =>
    list.current?.scrollBy({
      left: READING * direction * CAROUSEL_STEP,
      behavior: reduced ? 'auto' : 'smooth',
    });
  return (
    <section aria-label={label} className="relative">
      <ul
        ref={list}
        className={cx(
          '-mx-4 flex gap-4 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:px-6',
          isDragging ? 'cursor-grabbing select-none' : 'snap-x scroll-ps-4 sm:scroll-ps-6',
        )}
      >
        {items.map(({ key, content }) => (
          <li key={key} className="w-96 max-w-[85vw] shrink-0 snap-start">
            {content}
          </li>
        ))}
      </ul>
      {(edges.before || edges.after) && (
        <div className="mt-1 flex justify-end gap-1">
          <IconButton label={text.previous} disabled={!edges.before} onClick={() => move(-1)}>
            <ChevronLeft size={24} className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton label={text.next} disabled={!edges.after} onClick={() => move(1)}>
            <ChevronRight size={24} className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      )}
    </section>
  );
}

/** Whether there is more before and after what is in view. */
function useEdges(list: React.RefObject<HTMLUListElement | null>, count: number) {
  const [edges, setEdges] = useState({ before: false, after: false });
  useEffect(() => {
    const element = list.current;
    if (!element || count === 0) return;
    const look = () => {
      const room = element.scrollWidth - element.clientWidth;
      const at = Math.abs(element.scrollLeft);
      setEdges({ before: at > 4, after: at < room - 4 });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, count]);
  return edges;
}
