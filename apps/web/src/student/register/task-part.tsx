import { saveMeetingTask } from '@institute/contract/homework/answers';
import { getRegister } from '@institute/contract/meetings/registers';
import { Mic, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import type { Register } from './register-data.ts';
import { taskWords as words } from './text.ts';

const TaskDialog = lazy(() => import('./task-dialog.tsx').then((code) => code.TaskDialog), {
  whenLost: 'close',
});

/** Beside the homework in words: what is handed in and answered, given by a press, changed and taken away. */
export function TaskPart({ register }: { register: Register }) {
  const { id, isOpen, task } = register;
  const [edits, setEdits] = useState(false);
  const [removes, setRemoves] = useState(false);
  const save = useAct(saveMeetingTask, { refreshes: [getRegister] });
  if (!isOpen && !task) return null;
  const remove = async () => {
    try {
      await save.mutateAsync({ meetingId: id, task: '' });
      setRemoves(false);
      toast.success(words.taken);
    } catch (error) {
      toast.error(refusalWords(error, words.refused, brokenWords(error)));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {task && (
        <p className="min-w-0 grow">
          <span className="text-muted text-sm">{words.asked}</span>{' '}
          <PersonText className="font-medium">{task.title}</PersonText>
        </p>
      )}
      {isOpen && (
        <Button
          variant="ghost"
          icon={task ? <PenLine size={18} /> : <Mic size={18} />}
          onClick={() => setEdits(true)}
          className={task ? '' : '-ms-4'}
        >
          {task ? words.change : words.ask}
        </Button>
      )}
      {isOpen && task && (
        <Button variant="ghost" icon={<Trash2 size={18} />} onClick={() => setRemoves(true)}>
          {words.takeAway}
        </Button>
      )}
      {edits && <TaskDialog register={register} onClose={() => setEdits(false)} fallback={null} />}
      <ConfirmDialog
        open={removes}
        title={words.takeTitle}
        confirmLabel={words.takeAway}
        busyLabel={words.taking}
        busy={save.isPending}
        tone="danger"
        onConfirm={() => void remove()}
        onClose={() => setRemoves(false)}
      >
        <p>{words.takeDetail}</p>
      </ConfirmDialog>
    </div>
  );
}
