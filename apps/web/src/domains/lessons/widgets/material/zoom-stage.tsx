import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { materialText } from '../../text.ts';

interface ZoomStageProps {
  source: string;
  alt: string;
  zoom: number;
}

/** Where the picture is seen: it fits at zoom 1, scrolls when larger, and keeps its centre while zooming. */
export function ZoomStage({ source, alt, zoom }: ZoomStageProps) {
  const stage = useRef<HTMLElement>(null);
  const shown = useRef(zoom);

  useLayoutEffect(() => {
    const element = stage.current;
    const before = shown.current;
    shown.current = zoom;
    if (!element || before === zoom) return;
    const grown = Math.max(zoom, 1) / Math.max(before, 1);
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    element.scrollTo(
      (scrollLeft + clientWidth / 2) * grown - clientWidth / 2,
      (scrollTop + clientHeight / 2) * grown - clientHeight / 2,
    );
  }, [zoom]);

  // Arrow keys scroll what has the focus, so a region that scrolls must be able to have it.
  useLayoutEffect(() => {
    if (stage.current) stage.current.tabIndex = 0;
  }, []);

  // Fingers scroll by themselves; a mouse drags.
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button === 0) {
      event.preventDefault();
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
    }
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      event.currentTarget.scrollBy(-event.movementX, -event.movementY);
    }
  };

  const size = `${zoom * 100}%`;
  return (
    <section
      ref={stage}
      aria-label={materialText.moveAround}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      className={`flex min-h-0 grow overflow-auto overscroll-contain outline-offset-[-4px] ${zoom > 1 ? 'cursor-grab active:cursor-grabbing' : ''}`}
    >
      <img
        src={source}
        alt={alt}
        draggable={false}
        style={{ width: size, height: size }}
        className="m-auto max-w-none shrink-0 object-contain"
      />
    </section>
  );
}
