import { WordForm } from '@institute/contract/managed-words';
import { wordKinds } from '@institute/contract/words';
import { useSaveWords } from '../../../domains/words/managed-api.ts';
import {
  type ManagedWord,
  type ManagedWords,
  toSave,
  type WordToSave,
} from '../../../domains/words/managed-model.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { TextareaField, TextField } from '../../../ui/input.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { ArabicFields } from '../arabic-fields.tsx';
import { text } from './text.ts';

interface WordDialogProps {
  lessonId: number;
  saved: ManagedWords;
  /** Null for one that is added. */
  word: ManagedWord | null;
  onClose: () => void;
}

const blank: WordToSave = {
  ...{ arabic: '', meaning: '', hausa: '', yoruba: '', root: '', pattern: '', plural: '' },
  ...{ kind: 'noun', example: '' },
};
const kinds = wordKinds.map((value) => ({ value, label: text.kinds[value] }));

/** One word of a lesson, with all that may be said of it. */
export function WordDialog({ lessonId, saved, word, onClose }: WordDialogProps) {
  const save = useSaveWords(lessonId);
  const { id, ...fields } = word ? toSave(word) : blank;
  const form = useForm({
    schema: WordForm,
    defaultValues: fields,
    fieldOfCode: { word_twice: 'arabic' },
    words: { refused: text.saveFailed },
    onSubmit: async (values) => {
      const others = saved.words.map(toSave);
      const words =
        id === undefined
          ? [...others, values]
          : others.map((one) => (one.id === id ? { ...values, id } : one));
      await save.mutateAsync({ words, version: saved.version });
      toast.success(text.dialog.saved);
      onClose();
    },
  });
  const { fields: labels } = text;
  return (
    <FormDialog
      form={form}
      title={word ? text.dialog.edit : text.dialog.add}
      size="lg"
      onClose={onClose}
      submit={text.dialog.save}
      busyLabel={text.dialog.saving}
    >
      <ArabicFields className="grid gap-4 sm:grid-cols-2">
        <TextField dir="auto" label={labels.arabic} {...form.field('arabic')} />
        <TextField dir="auto" label={labels.meaning} {...form.field('meaning')} />
        <TextField dir="auto" optional label={labels.hausa} {...form.field('hausa')} />
        <TextField dir="auto" optional label={labels.yoruba} {...form.field('yoruba')} />
        <TextField dir="auto" optional label={labels.root} {...form.field('root')} />
        <TextField dir="auto" optional label={labels.pattern} {...form.field('pattern')} />
        <TextField dir="auto" optional label={labels.plural} {...form.field('plural')} />
        <SelectField label={labels.kind} options={kinds} {...form.field('kind')} />
        <div className="sm:col-span-2">
          <TextareaField rows={2} optional label={labels.example} {...form.field('example')} />
        </div>
      </ArabicFields>
    </FormDialog>
  );
}
