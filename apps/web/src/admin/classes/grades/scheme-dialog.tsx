import { getGradebook } from '@institute/contract/exams/gradebook';
import {
  getGradeScheme,
  getGrades,
  MOST_COLUMNS,
  saveGradeScheme,
} from '@institute/contract/exams/grades';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useCan } from '../../../domains/auth/use-actor.ts';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { ColumnFields } from './column-fields.tsx';
import { PresetsPanel } from './presets-panel.tsx';
import {
  columnsOf,
  marksOf,
  newColumn,
  pointsTogether,
  type Scheme,
  typedColumn,
  typedColumns,
} from './scheme-columns.ts';
import { schemeText as text } from './text.ts';

interface SchemeDialogProps {
  /** As it stands in the address. */
  classId: string;
  onClose: () => void;
}

/** Says by which columns a class is graded. */
export function SchemeDialog({ classId, onClose }: SchemeDialogProps) {
  const query = useAnswer(getGradeScheme, { classId }, { gcTime: 0 });
  // What was opened is changed, whatever arrives meanwhile: the server tells when it is old.
  const [scheme, setScheme] = useState<Scheme | null>(null);
  if (!scheme && query.data) setScheme(query.data);
  if (scheme) {
    const presets = query.data?.presets ?? scheme.presets;
    return <SchemeForm {...{ classId, onClose }} scheme={{ ...scheme, presets }} />;
  }
  return (
    <Dialog open size="lg" title={text.title} onClose={onClose}>
      {query.error ? (
        <ErrorState title={text.failed} query={query} />
      ) : (
        <Loading label={text.title}>
          <Skeleton className="h-80" />
        </Loading>
      )}
    </Dialog>
  );
}

const schema = z.object({
  columns: z.array(typedColumn),
  missingIsZero: z.boolean(),
  isAgreed: z.boolean(),
});

function SchemeForm({ classId, scheme, onClose }: SchemeDialogProps & { scheme: Scheme }) {
  const isOffice = useCan('grades.presets');
  const save = useAct(saveGradeScheme, { refreshes: [getGradeScheme, getGrades, getGradebook] });
  const form = useForm({
    schema,
    defaultValues: {
      columns: typedColumns(scheme),
      missingIsZero: scheme.missingIsZero,
      isAgreed: false,
    },
    words: { refused: text.saveFailed },
    refuse: (): string | null =>
      marksOf(scheme, form.now().columns).lost > 0 && !form.now().isAgreed ? text.lostFirst : null,
    onSubmit: async ({ columns, missingIsZero }) => {
      await save.mutateAsync({
        ...{
          classId,
          version: scheme.version,
          marksLost: marksOf(scheme, columns).lost,
        },
        ...(isOffice && { missingIsZero }),
        columns: columns.map(({ id, name, kind, weight, isAll, examIds }) => ({
          ...{
            id,
            name,
            kind,
            weight,
            exam_list: kind === 'exams' && !isAll ? examIds.join(',') : '',
          },
        })),
      });
      toast.success(text.saved);
      onClose();
    },
  });
  const { columns } = form.values;
  const marks = marksOf(scheme, columns);
  const put = (next: typeof columns) => form.change('columns', next);
  return (
    <GuardedFormDialog
      form={form}
      size="lg"
      title={text.title}
      onClose={onClose}
      submit={text.save}
      busyLabel={text.saving}
    >
      <p className="text-muted">{text.intro}</p>
      {scheme.presets.length > 0 && (
        <SelectField
          label={text.preset}
          options={[
            { value: '', label: text.presetChoose },
            ...scheme.presets.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value=""
          onChange={({ target }) => {
            const preset = scheme.presets.find(({ id }) => String(id) === target.value);
            if (preset) put(columnsOf(preset, scheme));
          }}
        />
      )}
      <ol className="flex flex-col gap-4">
        {columns.map((column, at) => (
          <ColumnFields
            key={column.key}
            place={at + 1}
            column={column}
            exams={scheme.exams}
            errors={{
              name: form.errorOf(`columns.${at}.name`),
              weight: form.errorOf(`columns.${at}.weight`),
              examIds: form.errorOf(`columns.${at}.examIds`),
            }}
            onChange={(next) => put(columns.map((one) => (one === column ? next : one)))}
            onRemove={() => put(columns.filter((one) => one !== column))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="secondary"
          icon={<Plus size={18} />}
          disabled={columns.length >= MOST_COLUMNS}
          onClick={() => put([...columns, newColumn(columns)])}
        >
          {text.add}
        </Button>
        <p className="font-medium" aria-live="polite">
          {columns.length === 0 ? text.columnMissing : text.together(pointsTogether(columns))}
        </p>
      </div>
      {isOffice && (
        <CheckboxField
          label={text.missingIsZero}
          hint={text.missingHint}
          checked={form.values.missingIsZero}
          onChange={({ target }) => form.change('missingIsZero', target.checked)}
        />
      )}
      {marks.kept > 0 && <p className="text-muted text-sm">{text.kept(marks.kept)}</p>}
      {marks.lost > 0 && (
        <CheckboxField
          label={text.lost(marks.lost, marks.lostNames)}
          hint={text.lostHint}
          checked={form.values.isAgreed}
          onChange={({ target }) => form.change('isAgreed', target.checked)}
        />
      )}
      {isOffice && <PresetsPanel presets={scheme.presets} columns={columns} />}
    </GuardedFormDialog>
  );
}
