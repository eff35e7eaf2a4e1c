import type { ReactNode } from 'react';
import { errorMessage } from '../../platform/api-error.ts';
import type { MoreParts } from '../../platform/listed-parts.ts';
import { Button } from '../button.tsx';
import { cx } from '../class-names.ts';
import { FormAlert } from '../form-alert.tsx';

interface InboxListProps<Item> {
  items: readonly Item[];
  /** The place of the open one; -1 for none. */
  place: number;
  onOpen: (place: number) => void;
  more: MoreParts | null;
  words: { list: string; loading: string; more: string; moreFailed: string };
  /** What an item says in the list. */
  children: (item: Item) => ReactNode;
}

/** What waits, each a line; the open one is marked. */
export function InboxList<Item extends { id: number }>(props: InboxListProps<Item>) {
  const { items, place, onOpen, more, words, children } = props;
  return (
    <nav aria-label={words.list} data-list>
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {items.map((item, at) => (
          <li key={item.id}>
            <button
              type="button"
              aria-current={at === place}
              onClick={() => onOpen(at)}
              className={cx(
                'flex min-h-11 w-full flex-col px-3 py-2 text-start text-sm focus-visible:-outline-offset-2',
                at === place ? 'bg-primary-soft' : 'bg-surface hover:bg-sunken',
              )}
            >
              {children(item)}
            </button>
          </li>
        ))}
      </ol>
      <FormAlert message={more?.error ? errorMessage(more.error, words.moreFailed) : null} />
      {more && (
        <Button
          variant="ghost"
          className="mt-2 w-full"
          busy={more.isLoading}
          busyLabel={words.loading}
          onClick={more.load}
        >
          {words.more}
        </Button>
      )}
    </nav>
  );
}
