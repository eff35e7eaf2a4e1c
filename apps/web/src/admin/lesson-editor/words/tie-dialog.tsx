import type { Block } from '@institute/contract/lessons/blocks';
import { wordFinder, writtenForm, writtenWords } from '@institute/contract/words/find-words';
import { type ManagedWord, WordTie } from '@institute/contract/words/managed-words';
import * as z from 'zod/mini';
import { useTieWord } from '../../../domains/words/managed-api.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

const labels = text.tie;
const schema = z.object({ form: WordTie.shape.form, word: z.string() });

/** The words of the reading lines as they are written, each once, with the word that is found in it. */
export function writtenIn(
  blocks: readonly Block[],
  words: readonly ManagedWord[],
): { form: string; word: ManagedWord | null }[] {
  const find = wordFinder(words);
  const written = blocks
    .flatMap((block) => (block.kind === 'lines' ? block.lines : []))
    .flatMap(({ arabic }) => writtenWords(arabic))
    .filter((form) => /\p{Script=Arabic}/u.test(form));
  const once = [...new Map(written.map((form) => [writtenForm(form), form])).values()];
  return once.map((form) => {
    const at = find(form).find(({ word }) => word !== null)?.word;
    return { form, word: words[at ?? -1] ?? null };
  });
}

interface TieDialogProps {
  lessonId: number;
  blocks: readonly Block[];
  words: readonly ManagedWord[];
  onClose: () => void;
}

/** Ties a word as it is written in the lines, with what is written onto it, to a word of the lesson. */
export function TieDialog({ lessonId, blocks, words, onClose }: TieDialogProps) {
  const tie = useTieWord(lessonId);
  const written = writtenIn(blocks, words);
  // What leads nowhere yet comes first.
  const sorted = [...written.filter(({ word }) => !word), ...written.filter(({ word }) => word)];
  const form = useForm({
    schema,
    defaultValues: { form: sorted[0]?.form ?? '', word: `${words[0]?.id ?? 0}` },
    words: { refused: labels.failed },
    onSubmit: async ({ form: chosen, word }) => {
      await tie.mutateAsync({ form: chosen, wordId: Number(word) });
      toast.success(labels.done);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={labels.title}
      onClose={onClose}
      submit={labels.save}
      busyLabel={text.dialog.saving}
    >
      <p className="text-muted">{labels.intro}</p>
      <SelectField
        label={labels.form}
        options={sorted.map((one) => ({
          value: one.form,
          label: one.word ? `${one.form} ← ${one.word.arabic}` : one.form,
        }))}
        {...form.field('form')}
      />
      <SelectField
        label={labels.word}
        options={[
          ...words.map(({ id, arabic, meaning }) => ({
            value: `${id}`,
            label: `${arabic} · ${meaning}`,
          })),
          { value: '0', label: labels.none },
        ]}
        {...form.field('word')}
      />
    </FormDialog>
  );
}
