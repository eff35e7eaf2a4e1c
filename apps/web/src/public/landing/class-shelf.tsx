import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { Class } from '../../domains/classes/model.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { READING } from '../../ui/reading.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { text as uiText } from '../../ui/text.ts';
import { useRotation } from '../../ui/use-rotation.ts';
import { landingText } from '../text.ts';
import { AboutClassDialog } from './about-class-dialog.tsx';
import { ClassCard } from './class-card.tsx';
import type { PublicClasses } from './public-data.ts';

const text = landingText.classes;

/** How long the classes on show stay (student specification, section 9). */
export const SHELF_MS = 5_000;

interface ClassShelfProps {
  state: PublicClasses;
  /** The visitor wants to join a class. */
  onJoin: (wanted: Class) => void;
}

/** The classes, moving on every five seconds; a press shows what a class is about. */
export function ClassShelf({ state, onJoin }: ClassShelfProps) {
  const [shown, setShown] = useState<Class | null>(null);
  const { classes, failed, retry } = state;
  if (classes?.length === 0) return null;
  return (
    <section aria-labelledby="classes" className="mx-auto max-w-6xl px-5 py-8 sm:px-8">
      {failed ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 py-8">
          <p>{text.failed}</p>
          <Button variant="secondary" onClick={retry}>
            {uiText.retry}
          </Button>
        </div>
      ) : (
        <Shelf classes={classes} onAbout={setShown} resting={shown !== null} />
      )}
      <AboutClassDialog
        shown={shown}
        onClose={() => setShown(null)}
        onJoin={() => {
          setShown(null);
          if (shown) onJoin(shown);
        }}
      />
    </section>
  );
}

interface ShelfProps {
  classes: readonly Class[] | undefined;
  onAbout: (about: Class) => void;
  /** Stands still while a dialog is open over it. */
  resting: boolean;
}

/** A scroller that snaps to its cards: touch, trackpad, arrow keys and the buttons all move it. */
function Shelf({ classes, onAbout, resting }: ShelfProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = useCallback((direction: 1 | -1) => {
    const element = list.current;
    const card = element?.firstElementChild;
    if (!element || !card) return;
    const step = card.getBoundingClientRect().width + 16;
    const last = element.scrollWidth - element.clientWidth - 8;
    // Where one reads from the right, a list scrolls from 0 down.
    const at = element.scrollLeft * READING;
    const wrapped = direction === 1 ? at >= last && 0 : at <= 8 && last + 8;
    element.scrollTo({
      left: READING * (wrapped === false ? at + direction * step : wrapped),
      behavior: 'smooth',
    });
  }, []);
  const advance = useCallback(() => {
    if (!resting) move(1);
  }, [move, resting]);
  const { playing, setPlaying, rest } = useRotation(SHELF_MS, advance);

  return (
    <div {...rest}>
      <div className="mb-3 flex items-center gap-1">
        <h2 id="classes" className="me-auto text-2xl">
          {text.title}
        </h2>
        <PauseButton
          playing={playing}
          onChange={setPlaying}
          what={text.moving}
          className="text-muted hover:bg-sunken"
        />
        <IconButton label={text.previous} onClick={() => move(-1)}>
          <ChevronLeft size={22} className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton label={text.next} onClick={() => move(1)}>
          <ChevronRight size={22} className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      {classes ? (
        <ul
          ref={list}
          className="-mx-5 flex snap-x snap-mandatory scroll-ps-5 gap-4 overflow-x-auto px-5 pt-1 pb-3 sm:-mx-8 sm:scroll-ps-8 sm:px-8"
        >
          {classes.map((item) => (
            <li key={item.rand} className="w-64 shrink-0 snap-start">
              <ClassCard item={item} onAbout={() => onAbout(item)} />
            </li>
          ))}
        </ul>
      ) : (
        <Loading label={text.loading}>
          <div className="flex gap-4 overflow-hidden pt-1 pb-3">
            {[1, 2, 3, 4].map((key) => (
              <Skeleton key={key} className="h-[17rem] w-64 shrink-0 rounded-card" />
            ))}
          </div>
        </Loading>
      )}
    </div>
  );
}
