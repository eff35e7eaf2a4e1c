import {
  type ManagedWord,
  type ManagedWords,
  WordForm,
} from '@institute/contract/words/managed-words';
import { wordKinds } from '@institute/contract/words/words';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useSaveWords } from '../../../domains/words/managed-api.ts';
import { toSave, type WordToSave } from '../../../domains/words/managed-model.ts';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { mergeParts, partsOf } from '../../../forms/merge.ts';
import { type Form, useForm } from '../../../forms/use-form.ts';
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
/** What two people may change of a word at once: each field by itself. Its sound is saved elsewhere. */
const wordParts = partsOf<Omit<WordForm, 'sound'>>()({
  arabic: ['arabic'],
  meaning: ['meaning'],
  hausa: ['hausa'],
  yoruba: ['yoruba'],
  root: ['root'],
  pattern: ['pattern'],
  plural: ['plural'],
  kind: ['kind'],
  example: ['example'],
});
const kinds = wordKinds.map((value) => ({ value, label: text.kinds[value] }));

/**
 * One word of a lesson, with all that may be said of it. What a colleague has changed of it meanwhile
 * stays; where both have written, the one who saves is told first.
 */
export function WordDialog({ lessonId, saved, word, onClose }: WordDialogProps) {
  const save = useSaveWords(lessonId);
  const { id, ...fields } = word ? toSave(word) : blank;
  const [before, setBefore] = useState<WordForm>(fields);
  const form: Form<z.input<typeof WordForm>> = useForm({
    schema: WordForm,
    defaultValues: fields,
    fieldOfCode: { word_twice: 'arabic' },
    words: { refused: text.saveFailed },
    onSubmit: async (values) => {
      const others = saved.words.map(toSave);
      let words = [...others, values];
      if (id !== undefined) {
        const theirs = others.find((one) => one.id === id);
        if (!theirs) return form.setFailure(text.dialog.gone);
        const { form: merged, conflicting } = mergeParts(wordParts, before, values, theirs);
        if (conflicting.length > 0) {
          setBefore(theirs);
          const named = conflicting.map((part) => text.fields[part]).join(' · ');
          return form.setFailure(text.dialog.changed(named));
        }
        words = others.map((one) => (one.id === id ? { ...merged, id } : one));
      }
      await save.mutateAsync({ words, version: saved.version });
      toast.success(text.dialog.saved);
      onClose();
    },
  });
  const { fields: labels } = text;
  return (
    <GuardedFormDialog
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
    </GuardedFormDialog>
  );
}
