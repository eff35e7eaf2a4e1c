import type { PriceKind } from '@institute/contract/classes/class-price';
import { priceKindOf } from '@institute/contract/classes/class-price';
import { pathTo } from '@institute/contract/routes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { text as uiText } from '../../ui/text.ts';
import { landingText } from '../text.ts';
import { ClassCard } from './class-card.tsx';
import type { OfferedClasses } from './offered-classes.ts';
import { PauseButton } from './pause-button.tsx';

const text = landingText.classes;

interface ClassShelfProps {
  /** None yet while they are on their way, null where they could not be fetched. */
  offered: OfferedClasses | null | undefined;
  onRetry: (() => void) | undefined;
}

/** The classes by the way they are paid for, moving on every five seconds. */
export function ClassShelf({ offered, onRetry }: ClassShelfProps) {
  return (
    <section
      id="classes"
      aria-labelledby="classes-title"
      className="mx-auto max-w-[120rem] overflow-hidden pt-10 pb-2 lg:pt-14 lg:pb-4"
    >
      {offered === null ? (
        <div role="alert" className={`${INSET} flex flex-wrap items-center gap-3`}>
          <h2 id="classes-title" className="sr-only">
            {text.title}
          </h2>
          <p>{text.failed}</p>
          <Button variant="secondary" onClick={onRetry}>
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
        <Shelf offered={offered} />
      )}
    </section>
  );
}

/** Keeps to the column of the page while cards may go on to the edge of the screen. */
const INSET = 'px-[max(1.25rem,calc(50%-34rem))] sm:px-[max(2rem,calc(50%-34rem))]';
const SNAP = 'scroll-ps-[max(1.25rem,calc(50%-34rem))] sm:scroll-ps-[max(2rem,calc(50%-34rem))]';

/**
 * A scroller that snaps to its cards: touch, trackpad, arrow keys and the buttons all move it. The
 * buttons are shown once they do (`live/moving.ts`).
 */
function Shelf({ offered }: { offered: OfferedClasses | undefined }) {
  return (
    <div data-shelf="">
      <div className={`${INSET} mb-3 flex items-center gap-1`}>
        <h2 id="classes-title" className="me-auto text-2xl lg:text-3xl">
          {text.title}
        </h2>
        <div data-live="" className="invisible flex items-center gap-1">
          <PauseButton what={text.moving} className="text-muted hover:bg-sunken" />
          <IconButton label={text.previous} data-move="previous">
            <ChevronLeft size={22} className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton label={text.next} data-move="next">
            <ChevronRight size={22} className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      </div>
      {offered ? (
        <Cards offered={offered} />
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

function Cards({ offered: { classes, total } }: { offered: OfferedClasses }) {
  const kinds = classes.map(priceKindOf);
  const isFirst = (at: number) => kinds.indexOf(kinds[at] as PriceKind) === at;
  return (
    <>
      <ul
        data-cards=""
        className={`${INSET} ${SNAP} flex snap-x snap-mandatory gap-4 overflow-x-auto py-1 pb-4`}
      >
        {classes.map((item, at) => (
          <li key={item.rand} className="relative flex w-64 shrink-0 snap-start flex-col">
            <KindLine kind={kinds[at] as PriceKind} isShown={isFirst(at)} />
            <div className="grow">
              <ClassCard item={item} />
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
