import { pathTo } from '@institute/contract/routes';
import type { PriceKind } from '@institute/contract/rules/class-price';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { priceKindOf } from '../../domains/classes/class-list.ts';
import type { Class } from '../../domains/classes/model.ts';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { PauseButton } from '../../ui/pause-button.tsx';
import { READING } from '../../ui/reading.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { text as uiText } from '../../ui/text.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useRotation } from '../../ui/use-rotation.ts';
import { landingText } from '../text.ts';
import { AboutClassDialog } from './about-class-dialog.tsx';
import { ClassCard } from './class-card.tsx';
import type { OfferedClasses } from './offered-classes.ts';
import type { PublicClasses } from './public-data.ts';

const text = landingText.classes;

/** How long the classes on show stay (student specification, section 9). */
export const SHELF_MS = 5_000;
/** Between two cards, in px. */
const GAP = 16;

interface ClassShelfProps {
  state: PublicClasses;
  /** The visitor wants to join a class. */
  onJoin: (wanted: Class) => void;
}

/** The classes by the way they are paid for, moving on every five seconds. */
export function ClassShelf({ state, onJoin }: ClassShelfProps) {
  const [shown, setShown] = useState<Class | null>(null);
  const { offered, failed, retry } = state;
  return (
    <section
      id="classes"
      aria-labelledby="classes-title"
      className="mx-auto max-w-[120rem] overflow-hidden pt-10 pb-2 lg:pt-14 lg:pb-4"
    >
      {failed ? (
        <div role="alert" className={`${INSET} flex flex-wrap items-center gap-3`}>
          <h2 id="classes-title" className="sr-only">
            {text.title}
          </h2>
          <p>{text.failed}</p>
          <Button variant="secondary" onClick={retry}>
            {uiText.retry}
          </Button>
        </div>
      ) : offered?.classes.length === 0 ? (
        <div className={INSET}>
          <h2 id="classes-title" className="text-2xl lg:text-3xl">
            {text.none}
          </h2>
          <p className="mt-2 text-muted">{text.noneDetail}</p>
        </div>
      ) : (
        <Shelf offered={offered} onAbout={setShown} resting={shown !== null} />
      )}
      {shown && (
        <AboutClassDialog
          item={shown}
          onClose={() => setShown(null)}
          onJoin={() => {
            setShown(null);
            onJoin(shown);
          }}
        />
      )}
    </section>
  );
}

/** Keeps to the column of the page while cards may go on to the edge of the screen. */
const INSET = 'px-[max(1.25rem,calc(50%-34rem))] sm:px-[max(2rem,calc(50%-34rem))]';
const SNAP = 'scroll-ps-[max(1.25rem,calc(50%-34rem))] sm:scroll-ps-[max(2rem,calc(50%-34rem))]';

interface ShelfProps {
  offered: OfferedClasses | undefined;
  onAbout: (about: Class) => void;
  /** Stands still while a dialog is open over it. */
  resting: boolean;
}

/**
 * A scroller that snaps to its cards: touch, trackpad, arrow keys and the buttons all move it. The
 * buttons are shown once they do.
 */
function Shelf({ offered, onAbout, resting }: ShelfProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = useMove(list);
  const hydrated = useHydrated();
  const advance = useCallback(() => {
    if (!resting) move(1);
  }, [move, resting]);
  const { playing, setPlaying, rest } = useRotation(SHELF_MS, advance);

  return (
    <div {...rest}>
      <div className={`${INSET} mb-3 flex items-center gap-1`}>
        <h2 id="classes-title" className="me-auto text-2xl lg:text-3xl">
          {text.title}
        </h2>
        <div className={cx('flex items-center gap-1', !hydrated && 'invisible')}>
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
      </div>
      {offered ? (
        <Cards offered={offered} list={list} onAbout={onAbout} />
      ) : (
        <Loading label={text.loading}>
          <div className={`${INSET} flex gap-4 overflow-hidden pt-1 pb-3`}>
            {[1, 2, 3, 4].map((key) => (
              <Skeleton key={key} className="h-[20rem] w-64 shrink-0 rounded-card" />
            ))}
          </div>
        </Loading>
      )}
    </div>
  );
}

interface CardsProps {
  offered: OfferedClasses;
  list: RefObject<HTMLUListElement | null>;
  onAbout: (about: Class) => void;
}

function Cards({ offered: { classes, total }, list, onAbout }: CardsProps) {
  const kinds = classes.map(priceKindOf);
  const isFirst = (at: number) => kinds.indexOf(kinds[at] as PriceKind) === at;
  return (
    <>
      <ul
        ref={list}
        className={`${INSET} ${SNAP} flex snap-x snap-mandatory gap-4 overflow-x-auto py-1 pb-4`}
      >
        {classes.map((item, at) => (
          <li key={item.rand} className="relative flex w-64 shrink-0 snap-start flex-col">
            <KindLine kind={kinds[at] as PriceKind} isShown={isFirst(at)} />
            <div className="grow">
              <ClassCard item={item} onAbout={() => onAbout(item)} />
            </div>
          </li>
        ))}
      </ul>
      {total > classes.length && (
        <p className={`${INSET} mt-2`}>
          <a href={pathTo('publicClasses')} className={buttonClass('secondary')}>
            {text.all(total)}
          </a>
        </p>
      )}
    </>
  );
}

/** Above the first card of a kind its name, above the others the line that goes on from it. */
function KindLine({ kind, isShown }: { kind: PriceKind; isShown: boolean }) {
  return (
    <div className="mb-2 flex h-7 items-center gap-3">
      {isShown && <h3 className="shrink-0 text-gold-strong">{text.kinds[kind]}</h3>}
      <span aria-hidden="true" className="-me-4 h-px grow bg-line" />
    </div>
  );
}

/** Moves the list by a card, from its end to its beginning and back. */
function useMove(list: RefObject<HTMLUListElement | null>) {
  return useCallback(
    (direction: 1 | -1) => {
      const element = list.current;
      const card = element?.firstElementChild;
      if (!element || !card) return;
      const step = card.getBoundingClientRect().width + GAP;
      const last = element.scrollWidth - element.clientWidth - 8;
      // Where one reads from the right, a list scrolls from 0 down.
      const at = element.scrollLeft * READING;
      const wrapped = direction === 1 ? at >= last && 0 : at <= 8 && last + 8;
      element.scrollTo({
        left: READING * (wrapped === false ? at + direction * step : wrapped),
        behavior: 'smooth',
      });
    },
    [list],
  );
}
