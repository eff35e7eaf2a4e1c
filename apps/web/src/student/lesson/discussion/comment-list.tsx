import { can } from '@institute/contract/auth/abilities';
import { useState } from 'react';
import { useActor } from '../../../domains/auth/use-actor.ts';
import type { WaitingComment } from '../../../domains/comments/api.ts';
import { type Attempt, begunReplies } from '../../../domains/comments/draft.ts';
import type { Outcome } from '../../../domains/comments/use-composer.ts';
import { Composer } from '../../../domains/comments/widgets/composer.tsx';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { errorMessage } from '../../../platform/api-error.ts';
import { useSignInName } from '../../../platform/auth-store.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { CommentRow } from './comment-row.tsx';
import { discussionText as words } from './text.ts';
import { type Entry, type Thread, threadsOf } from './threads.ts';
import { useAimedComment } from './use-aimed-comment.ts';

/** Threads shown at first, and more at each press: a cheap phone cannot draw hundreds at once. */
const THREADS_AT_A_TIME = 20;

interface CommentListProps {
  entries: readonly Entry[];
  lessonId: string;
  onSend: (parentId: number, attempt: Attempt) => Promise<Outcome>;
  /** Takes a comment that waits, or came back, to where it was written. */
  onTakeBack: (comment: WaitingComment) => void;
  onDelete: (id: number) => void;
  /** Whether the entries are all there are. */
  isWhole: boolean;
  /** Threads that are older than the entries. */
  older: OlderThreads;
}

/** What is still on the server, and how it is asked for. */
interface OlderThreads {
  exist: boolean;
  isLoading: boolean;
  /** Why the last request brought none. */
  error: unknown;
  load: () => void;
}

/** The threads, each comment with its reply box when that is open; several may be. */
export function CommentList(props: CommentListProps) {
  const { entries, lessonId, onSend, isWhole, older } = props;
  const [shown, setShown] = useState(THREADS_AT_A_TIME);
  const replies = useOpenReplies(lessonId);
  const threads = threadsOf(entries);
  const aimed = useAimedComment({
    threads,
    loadOlder: older.exist && !older.isLoading && !older.error ? older.load : null,
  });
  const lost = (
    <LostReplies
      {...{ entries, isWhole, lessonId, onSend }}
      open={replies.open}
      onClose={replies.close}
    />
  );
  if (threads.length === 0) {
    return (
      <>
        {lost}
        <EmptyState title={words.empty} />
      </>
    );
  }
  return (
    <>
      {lost}
      <ul className="mt-4 flex flex-col">
        {threads.slice(0, Math.max(shown, aimed.place + 1)).map((thread) => (
          <li key={thread.id} className="border-line border-t py-1.5 first:border-t-0">
            <Comments {...props} thread={thread} replies={replies} aimedAt={aimed.id} />
          </li>
        ))}
      </ul>
      <FormAlert message={older.error ? errorMessage(older.error, words.failed) : null} />
      {(threads.length > shown || older.exist) && (
        <Button
          variant="secondary"
          busy={older.isLoading}
          busyLabel={words.loading}
          onClick={() => {
            const next = shown + THREADS_AT_A_TIME;
            setShown(next);
            if (next > threads.length && older.exist) older.load();
          }}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

/** Which comments have their reply box open, and which was opened by a press, last of all. */
function useOpenReplies(lessonId: string) {
  const writer = useSignInName();
  // Replies that were begun and not posted stand open again.
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(begunReplies(writer, lessonId)),
  );
  const [pressed, setPressed] = useState<number | null>(null);
  return {
    open,
    pressed,
    reply: (id: number) => {
      setPressed(id);
      setOpen((now) => new Set(now).add(id));
    },
    close: (id: number) => {
      setPressed(null);
      setOpen((now) => new Set([...now].filter((one) => one !== id)));
    },
  };
}

interface CommentsProps
  extends Pick<CommentListProps, 'lessonId' | 'onSend' | 'onTakeBack' | 'onDelete'> {
  thread: Thread;
  replies: ReturnType<typeof useOpenReplies>;
  /** The comment that the address names. */
  aimedAt: number | null;
}

/** A comment and what was replied, each with its reply box when that is open. */
function Comments(props: CommentsProps) {
  const { thread, replies, aimedAt, lessonId, onSend, onTakeBack, onDelete } = props;
  const timeZone = useTimeZone();
  const mayDelete = useMayDelete();
  return (
    <ul>
      {thread.rows.map((row) => (
        <CommentRow
          key={row.entry.id}
          row={row}
          isAimed={row.entry.id === aimedAt}
          timeZone={timeZone}
          canDelete={mayDelete(row.entry)}
          onTakeBack={onTakeBack}
          onReply={() => replies.reply(row.entry.id)}
          onDelete={() => onDelete(row.entry.id)}
        >
          {replies.open.has(row.entry.id) && !row.entry.isDeleted && (
            <Composer
              lessonId={lessonId}
              parent={row.entry}
              onSend={(attempt) => onSend(row.entry.id, attempt)}
              onClose={() => replies.close(row.entry.id)}
              takesFocus={replies.pressed === row.entry.id}
            />
          )}
        </CommentRow>
      ))}
    </ul>
  );
}

/** Whether the person may delete a comment; comments name their own author alone. */
function useMayDelete() {
  const own = useSignInName();
  const actor = useActor();
  return ({ email, classId }: Entry) => {
    const authorId = actor && email === own ? actor.userId : null;
    return actor !== null && can(actor, 'comments.delete', { authorId, classId });
  };
}

interface LostRepliesProps {
  entries: readonly Entry[];
  /** Whether no other threads exist than those of the entries. */
  isWhole: boolean;
  lessonId: string;
  /** The comments whose reply boxes are open. */
  open: ReadonlySet<number>;
  onSend: (parentId: number, attempt: Attempt) => Promise<Outcome>;
  onClose: (id: number) => void;
}

/**
 * The boxes of replies whose comment was deleted meanwhile, which no row of the list has: what was
 * written stays in sight, and is posted as a comment of its own.
 */
function LostReplies(props: LostRepliesProps) {
  const { entries, isWhole, lessonId, open, onSend, onClose } = props;
  const isLost = (id: number) => {
    const answered = entries.find((entry) => entry.id === id);
    return answered ? answered.isDeleted : isWhole;
  };
  return [...open]
    .filter(isLost)
    .map((id) => (
      <Composer
        key={id}
        lessonId={lessonId}
        parent={{ id, name: '', isDeleted: true }}
        onSend={(attempt) => onSend(0, attempt)}
        onClose={() => onClose(id)}
      />
    ));
}
