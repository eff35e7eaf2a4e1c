import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useComments } from '../../../domains/comments/api.ts';
import { Composer } from '../../../domains/comments/widgets/composer.tsx';
import { idInAddress } from '../../../platform/id-in-address.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CommentList } from './comment-list.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { discussionText as words } from './text.ts';
import { usePosts } from './use-posts.ts';
import { useTakeBack } from './use-take-back.ts';

const none: readonly never[] = [];

/** The discussion under the lesson in the address: a box to write in, then the threads. */
export function Discussion() {
  const params = useParams();
  const [classId, lessonId] = [idInAddress(params.classId), idInAddress(params.lessonId)];
  const comments = useComments(classId, lessonId);
  const { data, isPending, older } = comments;
  const next = data?.next ?? null;
  const { entries, send } = usePosts(classId, lessonId, data?.comments ?? none);
  const [asksAbout, setAsksAbout] = useState<number | null>(null);
  const { takeBack, round } = useTakeBack(lessonId, entries);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasDeleted = useRef(false);
  const count = (data?.count ?? 0) + entries.filter(({ isPosting }) => isPosting).length;

  // The button that led to the dialog is gone; nothing behind a dialog takes focus while it is open.
  useEffect(() => {
    if (asksAbout !== null || !hasDeleted.current) return;
    hasDeleted.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [asksAbout]);

  return (
    <section aria-labelledby="discussion" className="mt-10 border-line border-t pt-6">
      <h2 id="discussion" ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
        {words.title}
        {count > 0 && <span className="font-normal text-muted"> ({count})</span>}
      </h2>
      <Composer
        key={`box ${round}`}
        lessonId={lessonId}
        parent={null}
        onSend={(attempt) => send(0, attempt)}
      />
      {isPending && entries.length === 0 ? (
        <DiscussionSkeleton />
      ) : data || entries.length > 0 ? (
        <CommentList
          key={`list ${round}`}
          entries={entries}
          lessonId={lessonId}
          onSend={send}
          onTakeBack={(comment) => void takeBack(comment)}
          onDelete={setAsksAbout}
          isWhole={data !== undefined && next === null}
          older={{
            exist: next !== null,
            isLoading: older.isPending,
            error: older.error,
            load: () => next !== null && older.mutate(next),
          }}
        />
      ) : (
        <ErrorState title={words.failed} query={comments} />
      )}
      <DeleteDialog
        classId={classId}
        lessonId={lessonId}
        commentId={asksAbout}
        onClose={() => setAsksAbout(null)}
        onDeleted={() => {
          hasDeleted.current = true;
        }}
      />
    </section>
  );
}

/** Comments on their way. */
function DiscussionSkeleton() {
  return (
    <Loading label={words.loading}>
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="mt-5 flex flex-col gap-2">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </Loading>
  );
}
