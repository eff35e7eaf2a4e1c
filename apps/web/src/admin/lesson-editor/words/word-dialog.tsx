import {
  type ManagedWord,
  type ManagedWords,
  WordForm,
} from '@institute/contract/words/managed-words';
import { wordKinds } from '@institute/contract/words/words';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useFreshWords, useSaveWords } from '../../../domains/words/managed-api.ts';
import { toSave, type WordToSave } from '../../../domains/words/managed-model.ts';
import { ConflictDialog } from '../../../forms/conflict-dialog.tsx';
import { shapeOfTexts } from '../../../forms/draft.ts';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { eachField } from '../../../forms/parts.ts';
import { AsideNotice, RestoredNotice } from '../../../forms/restored-notice.tsx';
import { useConflict } from '../../../forms/use-conflict.ts';
import type { Opened } from '../../../forms/use-draft.ts';
import { type KeptForm, useKeptForm } from '../../../forms/use-kept-form.ts';
import { ApiError } from '../../../platform/api-error.ts';
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

/** A word as it is typed. Its sound is saved elsewhere. */
type TypedWord = Omit<WordForm, 'sound'>;

const blank: TypedWord = {
  ...{ arabic: '', meaning: '', hausa: '', yoruba: '', root: '', pattern: '', plural: '' },
  ...{ kind: 'noun', example: '' },
};
const names = Object.keys(blank) as (keyof TypedWord)[];
const kinds = wordKinds.map((value) => ({ value, label: text.kinds[value] }));

const wordSchema = z.omit(WordForm, { sound: true }) as z.ZodMiniType as z.ZodMiniType<
  TypedWord,
  TypedWord
>;

/**
 * One word of a lesson, with all that may be said of it. What a colleague has changed of it meanwhile
 * stays; where both have written, the one who saves is asked first.
 */
export function WordDialog({ lessonId, saved, word, onClose }: WordDialogProps) {
  const save = useSaveWords(lessonId);
  const fetchWords = useFreshWords(lessonId);
  // The words as far as they were shown: those of another state are refused.
  const shown = useRef(saved);
  const id = word?.id;
  const openedOf = (one: WordToSave): Opened<TypedWord, string> => {
    const { id: _id, ...values } = one;
    return { values, state: shown.current.version };
  };
  const [present] = useState(() => openedOf(word ? toSave(word) : blank));
  const { conflict, save: saveOver } = useConflict<TypedWord, string, keyof TypedWord>({
    parts: eachField(names),
    changedCode: 'words_changed',
    fetchTheirs: async () => {
      shown.current = await fetchWords();
      if (id === undefined) return openedOf(blank);
      const theirs = shown.current.words.find((one) => one.id === id);
      if (!theirs) throw new ApiError('refused', text.dialog.gone, 200);
      return openedOf(toSave(theirs));
    },
  });
  const close = () => {
    form.forget();
    onClose();
  };
  const form: KeptForm<TypedWord, string> = useKeptForm<TypedWord, string>({
    schema: wordSchema,
    kind: 'word',
    place: `${lessonId}-${id ?? 'new'}`,
    shape: { values: shapeOfTexts<TypedWord>(names), state: z.string() },
    present,
    fieldOfCode: { word_twice: 'arabic' },
    words: { refused: text.saveFailed },
    onSubmit: (values, { opened }) =>
      saveOver(form, values, opened, async (mine, { state }) => {
        const others = shown.current.words.map(toSave);
        const words =
          id === undefined
            ? [...others, mine]
            : others.map((one) => (one.id === id ? { ...mine, id } : one));
        await save.mutateAsync({ words, version: state });
        toast.success(text.dialog.saved);
        close();
      }),
  });
  const { fields: labels } = text;
  return (
    <>
      <GuardedFormDialog
        form={{ ...form, isDirty: form.isChanged }}
        title={word ? text.dialog.edit : text.dialog.add}
        size="lg"
        onClose={close}
        submit={text.dialog.save}
        busyLabel={text.dialog.saving}
      >
        {form.restored && <RestoredNotice onStartOver={form.startOver} />}
        <AsideNotice form={form} />
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
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          nameOf={(part) => labels[part]}
          shownOf={(part, one) => (part === 'kind' ? text.kinds[one.kind] : one[part])}
        />
      )}
    </>
  );
}
