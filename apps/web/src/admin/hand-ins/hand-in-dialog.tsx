import { useHandIn } from '../../domains/homework/hand-ins-api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AnsweredLine } from './answered-line.tsx';
import { type HandInDialogProps, OpenHandIn } from './open-hand-in.tsx';
import { text, openText as words } from './text.ts';

/** One hand-in, heard and answered over the list. */
export function HandInDialog(props: HandInDialogProps) {
  const { id, classId, onGo, onClose } = props;
  const query = useHandIn({ id, classId });
  if (query.data) return <OpenHandIn {...props} handIn={query.data} />;
  const isGone = errorCode(query.error) === 'hand_in_not_found';
  return (
    <Dialog open onClose={onClose} title={text.title} size="full">
      {/* The focus waits here, not on what closes it. */}
      <div data-autofocus tabIndex={-1} className="outline-none">
        <AnsweredLine onOpen={onGo} />
        {query.isPending ? (
          <Loading label={words.loading}>
            <Skeleton className="h-[50dvh]" />
          </Loading>
        ) : (
          <ErrorState title={isGone ? words.gone : words.failed} query={query} />
        )}
      </div>
    </Dialog>
  );
}
