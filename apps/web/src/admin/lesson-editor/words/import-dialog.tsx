import { flagOf } from '@institute/contract/fields';
import {
  getManagedWords,
  type ImportedWords,
  importWords,
} from '@institute/contract/words/managed-words';
import { useState } from 'react';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { TextFile } from '../../../forms/text-file.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct, useRefresh } from '../../../platform/answers.ts';
import { TextareaField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

const words = text.table;
const schema = z.object({
  table: z.string().check(z.refine((typed) => typed.trim() !== '', words.empty)),
});

/** Words from a table: checked first, row by row, then added in one step. */
export function ImportDialog({ lessonId, onClose }: { lessonId: number; onClose: () => void }) {
  const refresh = useRefresh();
  const { mutateAsync } = useAct(importWords, {
    onSuccess: ({ isSaved }) => {
      if (isSaved) void refresh(getManagedWords);
    },
  });
  const [checked, setChecked] = useState<{ table: string; result: ImportedWords } | null>(null);
  const form = useForm({
    schema,
    defaultValues: { table: '' },
    words: { refused: words.failed },
    onSubmit: async ({ table }) => {
      const result = await mutateAsync({ lessonId, table, dryRun: flagOf(!isReady) });
      if (!result.isSaved) return setChecked({ table, result });
      toast.success(words.done);
      onClose();
    },
  });
  // What was checked is what is imported: a change of the table is checked anew.
  const result = checked?.table === form.values.table ? checked.result : null;
  const isReady = result !== null && result.errors.length === 0;
  return (
    <GuardedFormDialog
      form={form}
      title={words.title}
      size="lg"
      onClose={onClose}
      submit={isReady ? words.importIt : words.check}
      busyLabel={isReady ? words.importing : words.checking}
    >
      <p className="text-muted">{words.intro}</p>
      <TextFile
        label={words.file}
        unreadable={words.unreadable}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onRead={(table) => form.change('table', table)}
      />
      <TextareaField
        label={words.label}
        rows={8}
        className="leading-loose"
        {...form.field('table')}
      />
      <div role="status">{result && <Checked result={result} />}</div>
    </GuardedFormDialog>
  );
}

function Checked({ result: { added, changed, errors } }: { result: ImportedWords }) {
  if (errors.length === 0) {
    return (
      <p className="rounded-field bg-good-soft px-3 py-2 font-medium text-good">
        {words.would(added, changed)}
      </p>
    );
  }
  return (
    <div className="rounded-field bg-bad-soft px-3 py-2">
      <p className="font-medium text-bad">{words.wrong(errors.length)}</p>
      <ul className="mt-1 text-sm">
        {errors.map(({ row, message }) => (
          <li key={`${row} ${message}`}>
            {words.row(row)}: <bdi>{message}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
