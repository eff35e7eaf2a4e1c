import { type Closure, getClosures, removeClosure } from '@institute/contract/meetings/closures';
import { getTimetable } from '@institute/contract/meetings/groups';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

/** Has meetings held on closed days after all. */
export function OpenDialog({ closure, onClose }: { closure: Closure; onClose: () => void }) {
  const remove = useAct(removeClosure, { refreshes: [getClosures, getTimetable] });
  const open = async () => {
    try {
      await remove.mutateAsync({ closureId: closure.id });
      toast.success(text.removed);
      onClose();
    } catch (error) {
      toast.error(refusalWords(error, text.refused, brokenWords(error)));
    }
  };
  return (
    <ConfirmDialog
      open
      title={text.removeTitle}
      confirmLabel={text.remove}
      busyLabel={text.removing}
      busy={remove.isPending}
      onConfirm={() => void open()}
      onClose={onClose}
    >
      <p>
        <Sentence words={text.removeAsk} fill={{ name: <PersonText>{closure.name}</PersonText> }} />
      </p>
    </ConfirmDialog>
  );
}
