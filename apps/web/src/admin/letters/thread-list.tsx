import type { ListedThread } from '@institute/contract/letters/letters';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

interface ThreadListProps {
  threads: readonly ListedThread[];
  /** The place of the open one; -1 for none. */
  place: number;
  onOpen: (place: number) => void;
  /** What follows on the server, and how it is asked for; null for nothing. */
  more: { load: () => void; isLoading: boolean; error: unknown } | null;
}

/** Conversations, each a line; the open one is marked. */
export function ThreadList({ threads, place, onOpen, more }: ThreadListProps) {
  return (
    <nav aria-label={text.list} data-list>
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {threads.map((thread, at) => (
          <li key={thread.id}>
            <button
              type="button"
              aria-current={at === place}
              onClick={() => onOpen(at)}
              className={cx(
                'flex min-h-11 w-full flex-col px-3 py-2 text-start text-sm focus-visible:-outline-offset-2',
                at === place ? 'bg-primary-soft' : 'bg-surface hover:bg-sunken',
              )}
            >
              <Line thread={thread} />
            </button>
          </li>
        ))}
      </ol>
      <FormAlert message={more?.error ? errorMessage(more.error, text.moreFailed) : null} />
      {more && (
        <Button
          variant="ghost"
          className="mt-2 w-full"
          busy={more.isLoading}
          busyLabel={text.loading}
          onClick={more.load}
        >
          {text.more}
        </Button>
      )}
    </nav>
  );
}

function Line({ thread }: { thread: ListedThread }) {
  const { studentName, className, letters, lastAt, waitingSince } = thread;
  return (
    <>
      <span className="flex w-full items-baseline justify-between gap-2">
        <span className="min-w-0 truncate font-medium">
          <PersonText isName>{studentName}</PersonText>
        </span>
        <span className="shrink-0 text-muted">{text.letters(letters)}</span>
      </span>
      <span className="w-full truncate text-muted">
        <PersonText>{className}</PersonText>
      </span>
      <span className="text-muted">
        {waitingSince ? (
          <Sentence words={text.since} fill={{ date: <InstituteTime at={waitingSince} /> }} />
        ) : (
          <InstituteTime at={lastAt} />
        )}
      </span>
    </>
  );
}
