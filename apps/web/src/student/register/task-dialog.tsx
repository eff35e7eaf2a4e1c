import { saveMeetingTask } from '@institute/contract/homework/answers';
import { HomeworkTask } from '@institute/contract/homework/task';
import { getRegister } from '@institute/contract/meetings/registers';
import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { textOfLines, withTypedLines } from '../../domains/homework/lines-of-text.ts';
import { newTask } from '../../domains/homework/new-task.ts';
import { TaskTerms, TaskWords } from '../../domains/homework/widgets/task-fields.tsx';
import { draftStore } from '../../forms/draft.ts';
import { RestoredNotice } from '../../forms/restored-notice.tsx';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { useSignInName } from '../../platform/auth-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import type { Register } from './register-data.ts';
import { taskWords as words } from './text.ts';

/** A task as it is typed: it may say too little still. */
const TypedTask = z.object({
  task: z.custom<HomeworkTask>((value) => isTyped(value)),
  lines: z.string(),
});
type TypedTask = z.output<typeof TypedTask>;

/** Whether what was kept is a task of the present shape, finished or not. */
function isTyped(value: unknown): boolean {
  const { title = 'x', ...rest } = Object(value) as Partial<HomeworkTask>;
  return HomeworkTask.safeParse({ ...rest, title: title || 'x' }).success;
}

/** What is wrong with a task, by where. */
function faultsOf(task: HomeworkTask): ReadonlyMap<string, string> {
  const { error } = HomeworkTask.safeParse(task);
  return new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]));
}

interface TaskDialogProps {
  register: Register;
  onClose: () => void;
}

/** Homework of a meeting that is handed in and answered; what was typed is kept until it is given. */
export function TaskDialog({ register: { id, task: present }, onClose }: TaskDialogProps) {
  const writer = useSignInName();
  const formId = useId();
  const [store] = useState(() =>
    draftStore({ kind: 'meeting-task', writer, place: String(id), schema: TypedTask }),
  );
  const saved = (): TypedTask => {
    const task = present ?? newTask();
    return { task, lines: textOfLines(task) };
  };
  const [kept] = useState(() => store.read());
  const [isRestored, setRestored] = useState(kept !== null);
  const [typed, setTyped] = useState(() => kept ?? saved());
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = useAct(saveMeetingTask, { refreshes: [getRegister] });
  const task = withTypedLines(typed.task, typed.lines);
  const faults = isAsked ? faultsOf(task) : new Map<string, string>();
  const change = (next: TypedTask) => {
    setTyped(next);
    store.keep(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setAsked(true);
    setFailure(null);
    if (faultsOf(task).size > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    try {
      await save.mutateAsync({ meetingId: id, task: JSON.stringify(task) });
      store.keep(null);
      toast.success(present ? words.changed : words.given);
      onClose();
    } catch (error) {
      setFailure(refusalWords(error, words.refused, brokenWords(error)));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.dialog}
      size="lg"
      busy={save.isPending}
      closeOnOutside={false}
      notice={<FormAlert message={failure} isAboveFoot />}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={formId}
          busy={save.isPending}
          busyLabel={present ? words.saving : words.giving}
        >
          {present ? words.saveChanges : words.give}
        </DialogActions>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        {isRestored && (
          <RestoredNotice
            message={words.restored}
            onStartOver={() => {
              setTyped(saved());
              store.keep(null);
              setRestored(false);
            }}
          />
        )}
        <TaskWords
          task={task}
          errorOf={(path) => faults.get(path)}
          onChange={(changed) => change({ ...typed, task: changed(typed.task) })}
        />
        <TextareaField
          label={words.lines}
          hint={words.linesHint}
          optional
          value={typed.lines}
          error={[...faults].find(([path]) => path.startsWith('lines'))?.[1]}
          onChange={({ target }) => change({ ...typed, lines: target.value })}
          rows={3}
          className="leading-loose [field-sizing:content]"
        />
        <TaskTerms
          task={task}
          errorOf={(path) => faults.get(path)}
          onChange={(changed) => change({ ...typed, task: changed(typed.task) })}
        />
      </form>
    </Dialog>
  );
}
