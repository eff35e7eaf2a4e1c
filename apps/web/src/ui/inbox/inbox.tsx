import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { MoreParts } from '../../platform/listed-parts.ts';
import { IconButton } from '../button.tsx';
import { ErrorState } from '../error-state.tsx';
import { Loading, Skeleton } from '../skeleton.tsx';
import { InboxList } from './inbox-list.tsx';
import { text } from './text.ts';
import type { InboxState } from './use-inbox.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

const COLUMNS = 'grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6';

interface InboxProps<Item extends { id: number }> {
  inbox: InboxState<Item>;
  query: { isPending: boolean; data: unknown; error: unknown; refetch: () => unknown };
  more: MoreParts | null;
  words: {
    list: string;
    loading: string;
    failed: string;
    more: string;
    moreFailed: string;
    next: string;
    previous: string;
  };
  /** How many there are, where more are counted than listed. */
  count?: number;
  /** What stands above it. */
  head?: ReactNode;
  /** What is shown where nothing is listed. */
  empty: ReactNode;
  /** What is shown where nothing is open; without it something is always. */
  choose?: ReactNode;
  /** Whether an answer may be written here. */
  isAnswered?: boolean;
  /** What an item says in the list. */
  line: (item: Item) => ReactNode;
  /** The open one, an `article`, with the way to those beside it. */
  children: (open: Item, steps: ReactNode) => ReactNode;
}

/** A list of what waits, and the open one beside it; on a phone the open one stands above the list. */
export function Inbox<Item extends { id: number }>(props: InboxProps<Item>) {
  const { inbox, query, more, words, head, isAnswered = true, line, children } = props;
  const { items, place, open, go } = inbox;
  const box = useRef<HTMLDivElement>(null);
  const article = () => box.current?.querySelector('article');
  const step = (by: 1 | -1) => {
    inbox.step(by);
    // The next one takes the place of this one.
    requestAnimationFrame(() => article()?.focus());
  };
  useInboxKeys(box, {
    step,
    write: () => article()?.querySelector('textarea')?.focus(),
    leave: () => article()?.focus(),
  });
  if (query.isPending) return <InboxSkeleton label={words.loading} />;
  if (!query.data) return <ErrorState title={words.failed} query={query} />;
  const steps = (
    <div className="flex shrink-0 items-center">
      <span className="figures px-1 text-muted text-sm">
        {text.place(place + 1, props.count ?? items.length)}
      </span>
      <IconButton label={words.previous} disabled={place === 0} onClick={() => step(-1)}>
        <ArrowLeft size={20} className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={words.next} disabled={place + 1 >= items.length} onClick={() => step(1)}>
        <ArrowRight size={20} className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
  return (
    <div ref={box}>
      {head}
      {items.length === 0 ? (
        props.empty
      ) : (
        <div className={`${COLUMNS} items-start`}>
          <div className="min-w-0">
            {open ? children(open, steps) : props.choose}
            {isAnswered && <p className="mt-2 text-muted text-sm max-lg:hidden">{text.keys}</p>}
          </div>
          <InboxList items={items} place={place} onOpen={go} more={more} words={words}>
            {line}
          </InboxList>
        </div>
      )}
    </div>
  );
}

function InboxSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={COLUMNS}>
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </Loading>
  );
}
