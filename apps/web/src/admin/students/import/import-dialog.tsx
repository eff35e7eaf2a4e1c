import { flagOf } from '@institute/contract/fields';
import type { Checked, Intake } from '@institute/contract/roster/roster';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ClassPicker } from '../../../domains/classes/widgets/class-picker.tsx';
import { useImportStudents } from '../../../domains/roster/api.ts';
import { IntakeProgress } from '../../../domains/roster/widgets/intake-progress.tsx';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { keyFor } from '../../../forms/request-key.ts';
import { TextFile } from '../../../forms/text-file.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { ChosenList } from '../../../ui/chosen-list.tsx';
import { TextareaField } from '../../../ui/input.tsx';
import { ImportOutcome } from '../../import-outcome.tsx';
import { text as words } from '../text.ts';
import { text } from './text.ts';

const schema = z.object({
  table: z.string().check(z.refine((typed) => typed.trim() !== '', text.empty)),
  classes: z.array(z.object({ id: z.number(), name: z.string() })),
});
type Values = z.output<typeof schema>;

const rosterOf = ({ table, classes }: Values) => ({
  table,
  classIds: classes.map(({ id }) => id),
});

/** Students from a table: checked first, row by row, then imported; how far that has come is shown. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { form, result, isReady, begun } = useImport();
  if (begun) return <IntakeProgress begun={begun} onClose={onClose} />;
  const { classes } = form.values;
  const choose = (next: readonly Values['classes'][number][]) => form.change('classes', [...next]);
  return (
    <GuardedFormDialog
      form={form}
      title={text.title}
      size="lg"
      onClose={onClose}
      submit={isReady && result ? text.submit(result.fresh + result.known) : text.check}
      busyLabel={isReady ? text.busy : text.checking}
    >
      <p className="text-muted">{text.intro}</p>
      <TextFile
        label={text.file}
        unreadable={text.unreadable}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onRead={(table) => form.change('table', table)}
      />
      <TextareaField label={text.table} rows={6} dir="ltr" {...form.field('table')} />
      <ImportOutcome result={result} words={text} isReady={isReady} />
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="font-medium">{text.classes}</legend>
        <p className="text-muted text-sm">{text.noClass}</p>
        <ChosenList selected={classes} onChange={choose} words={words.picked} />
        <ClassPicker selected={classes} onChange={choose} />
      </fieldset>
    </GuardedFormDialog>
  );
}

/** The form, what its table was checked to be, and the import that has begun. */
function useImport() {
  const { mutateAsync } = useImportStudents();
  const [checked, setChecked] = useState<{ of: string; result: Checked } | null>(null);
  const [begun, setBegun] = useState<Intake | null>(null);
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm({
    schema,
    defaultValues: { table: '', classes: [] },
    words: { refused: text.refused, broken: words.broken },
    onSubmit: async (values) => {
      const roster = rosterOf(values);
      const next = keyFor(roster, request);
      setRequest(next);
      const answer = await mutateAsync({
        ...{ ...roster, dryRun: flagOf(!isReady) },
        requestKey: next.key,
      });
      if (answer.intake) return setBegun(answer.intake);
      setChecked({ of: JSON.stringify(roster), result: answer });
    },
  });
  // What was checked is what is imported: a change of the table is checked anew.
  const isCurrent = checked?.of === JSON.stringify(rosterOf(form.values));
  const result = isCurrent ? checked.result : null;
  const isReady = result !== null && result.wrong === 0;
  return { form, result, isReady, begun };
}
