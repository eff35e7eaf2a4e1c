import { getBank, setBankTopic } from '@institute/contract/bank/bank';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { useCloseGuard } from '../../../forms/use-close-guard.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { toast } from '../../../ui/toast.ts';
import { chosenText as text } from './text.ts';
import { TopicField } from './topic-field.tsx';

interface TopicDialogProps {
  ids: readonly number[];
  topics: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

const schema = z.object({ topic: z.string() });

/** Gives the exercises that are chosen a topic, or takes theirs away. */
export function TopicDialog({ ids, topics, onDone, onClose }: TopicDialogProps) {
  const set = useAct(setBankTopic, { refreshes: [getBank] });
  const form = useForm({
    schema,
    defaultValues: { topic: '' },
    words: { refused: text.topicFailed },
    onSubmit: async ({ topic }) => {
      await set.mutateAsync({ bankExerciseIds: [...ids], topic });
      toast.success(text.topicSet(ids.length));
      onDone();
      onClose();
    },
  });
  const guard = useCloseGuard(form.isDirty, onClose);
  return (
    <>
      <FormDialog
        form={form}
        title={text.topicTitle}
        onClose={guard.close}
        submit={text.setTopic}
        busyLabel={text.setting}
      >
        <p>{text.forMany(ids.length)}</p>
        <TopicField field={form.field('topic')} hint={text.topicHint} topics={topics} />
      </FormDialog>
      <LeaveQuestion guard={guard} />
    </>
  );
}
