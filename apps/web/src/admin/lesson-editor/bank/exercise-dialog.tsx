import { type BankExercise, getBank, updateBankExercise } from '@institute/contract/bank/bank';
import { type Exercise, writtenExercise } from '@institute/contract/exercises/kinds';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useKeepExercises } from '../../../domains/bank/api.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { keyFor, type RequestKey } from '../../../forms/request-key.ts';
import { useCloseGuard } from '../../../forms/use-close-guard.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { toast } from '../../../ui/toast.ts';
import { ArabicFields } from '../arabic-fields.tsx';
import { faultsOfBlocks } from '../blocks/block-faults.ts';
import { ExerciseForm } from '../blocks/exercise/exercise-form.tsx';
import { exerciseAs } from '../blocks/new-block.ts';
import { MediaPlaceProvider } from '../media/media-place.ts';
import { slotOf, useMediaWork } from '../media/media-work.ts';
import { dropWork, openWork } from '../media/send-media.ts';
import { text } from './text.ts';
import { TopicField } from './topic-field.tsx';

interface ExerciseDialogProps {
  classId: string;
  /** Null for a new one. */
  saved: BankExercise | null;
  /** Topics that the bank knows, to choose from. */
  topics: readonly string[];
  /** Told where what is asked, or its key, was changed. */
  onCorrected: (exercise: Pick<BankExercise, 'id' | 'version'>) => void;
  onClose: () => void;
}

/** The place of the exercise that is open, and of its sound while that is on its way. */
const OPEN = 'kept';
const blockOf = (exercise: Exercise) => ({ id: OPEN, kind: 'exercise' as const, exercise });

const schema = z
  .object({ topic: z.string(), exercise: z.custom<Exercise>() })
  .check(({ value, issues }) => {
    for (const { path, message } of faultsOfBlocks([blockOf(value.exercise)])) {
      issues.push({ code: 'custom', path: path.slice(1), message, input: value });
    }
  });

/** An exercise of a bank, written by the form that lessons use, and tried as a student would. */
export function ExerciseDialog(props: ExerciseDialogProps) {
  const { classId, saved, topics, onCorrected, onClose } = props;
  const keep = useKeepExercises(classId);
  const change = useAct(updateBankExercise, { refreshes: [getBank] });
  const [request, setRequest] = useState<RequestKey | null>(null);
  const form = useForm({
    schema,
    defaultValues: {
      topic: saved?.topic ?? '',
      exercise: saved?.exercise ?? exerciseAs('choice'),
    },
    words: { refused: text.saveFailed },
    onSubmit: async ({ topic, exercise }) => {
      const written = writtenExercise(exercise);
      if (saved) {
        const { id, version } = saved;
        const sent = JSON.stringify(written);
        await change.mutateAsync({ bankExerciseId: id, version, topic, exercise: sent });
        if (sent !== JSON.stringify(saved.exercise)) {
          onCorrected({ id, version: version + 1 });
        }
      } else {
        const next = keyFor({ topic, written }, request);
        setRequest(next);
        await keep.mutateAsync({ topic, exercises: [written], key: next.key });
      }
      toast.success(saved ? text.changed : text.added);
      onClose();
    },
  });
  const isSending = useMediaWork(({ works }) => works[slotOf(OPEN)] !== undefined);
  // What was recorded here is kept until it is sent, and goes with the dialog.
  useEffect(openWork, []);
  const guard = useCloseGuard(form.isDirty || isSending, () => {
    dropWork(slotOf(OPEN));
    onClose();
  });
  return (
    <>
      <FormDialog
        form={form}
        title={saved ? text.editTitle : text.addTitle}
        size="lg"
        onClose={guard.close}
        submit={text.save}
        busyLabel={text.saving}
      >
        <TopicField field={form.field('topic')} hint={text.topicHint} topics={topics} />
        <MediaPlaceProvider value={{ classId, lessonId: null }}>
          <ArabicFields className="flex flex-col gap-4">
            <ExerciseForm
              block={blockOf(form.values.exercise)}
              errorOf={(path) => form.errorOf(path as 'exercise')}
              isDisabled={form.isRunning}
              onChange={(changed) => {
                const next = changed(blockOf(form.now().exercise));
                if (next.kind === 'exercise') form.change('exercise', next.exercise);
              }}
            />
          </ArabicFields>
        </MediaPlaceProvider>
      </FormDialog>
      <LeaveQuestion guard={guard} />
    </>
  );
}
