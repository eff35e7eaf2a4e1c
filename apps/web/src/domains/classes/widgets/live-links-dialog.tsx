import { classFields, classLabels } from '@institute/contract/classes/class-form';
import { getClasses } from '@institute/contract/classes/classes';
import { saveClassLinks } from '@institute/contract/classes/managed-classes';
import { dictionary } from '@institute/contract/language';
import { getTeaching } from '@institute/contract/reports/teaching';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { TextareaField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { managedClassCalls } from '../managed-calls.ts';

const text = dictionary('domains/classes/live-links', {
  title: 'Where the class meets',
  hint: 'One per line, such as the address of a Zoom or Meet room. Only students of the class see them.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'The live-class links are saved.',
  failed: 'The links could not be saved.',
});

const schema = z.object({ links: classFields.links });
const madeOld = [...managedClassCalls, getClasses, getTeaching];

interface LiveLinksDialogProps {
  classId: number;
  /** The links as they are. */
  links: string;
  onClose: () => void;
}

/** Changes the live links of a class, unless somebody else has since they were shown. */
export function LiveLinksDialog({ classId, links: shown, onClose }: LiveLinksDialogProps) {
  const save = useAct(saveClassLinks, { refreshes: madeOld });
  const form = useForm({
    schema,
    defaultValues: { links: shown },
    words: { refused: text.failed },
    onSubmit: async ({ links }) => {
      await save.mutateAsync({ classId, links, shown });
      toast.success(text.saved);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.title}
      onClose={onClose}
      submit={text.save}
      busyLabel={text.saving}
    >
      <TextareaField
        data-autofocus
        label={classLabels.links}
        hint={text.hint}
        rows={4}
        maxLength={2000}
        dir="auto"
        {...form.field('links')}
      />
    </GuardedFormDialog>
  );
}
