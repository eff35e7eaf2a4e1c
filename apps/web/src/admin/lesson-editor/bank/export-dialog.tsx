import {
  type BankFile,
  type BankFormat,
  bankFormats,
  exportBank,
} from '@institute/contract/bank/bank';
import { flagOf } from '@institute/contract/fields';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type BankFilter, bankFilters } from '../../../domains/bank/api.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAnswer } from '../../../platform/answers.ts';
import { callApi } from '../../../platform/api.ts';
import { save } from '../../../platform/download.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { fileText as text } from './text.ts';

const formats = bankFormats.map((value) => ({ value, label: text.formats[value] }));
const schema = z.object({ format: z.enum(bankFormats) });

interface ExportDialogProps {
  classId: string;
  filter: BankFilter;
  onClose: () => void;
}

/** A bank as a file; what the format cannot carry is named before it is made. */
export function ExportDialog({ classId, filter, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<BankFormat>('csv');
  const { search } = filter;
  const wanted = (isDryRun: boolean) => ({
    ...{ classId, format, ...(search !== '' && { search }), ...bankFilters(filter) },
    dryRun: flagOf(isDryRun),
  });
  const tried = useAnswer(exportBank, wanted(true), { staleTime: 0 });
  const form = useForm({
    schema,
    defaultValues: { format: 'csv' as BankFormat },
    words: { refused: text.exportFailed },
    onSubmit: async () => {
      const { name, file } = await callApi(exportBank, wanted(false));
      save(new Blob([file], { type: 'text/plain;charset=utf-8' }), name);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.exportTitle}
      size="lg"
      onClose={onClose}
      submit={text.download}
      busyLabel={text.downloading}
    >
      <p className="text-muted">{text.exportIntro}</p>
      <SelectField
        label={text.format}
        options={formats}
        value={format}
        onChange={({ target }) => setFormat(target.value as BankFormat)}
      />
      {tried.data ? (
        <Carried file={tried.data} />
      ) : tried.error ? (
        <ErrorState title={text.exportFailed} query={tried} />
      ) : (
        <Loading label={text.looking}>
          <Skeleton className="h-20" />
        </Loading>
      )}
    </FormDialog>
  );
}

function Carried({ file: { exported, losses, leftOut } }: { file: BankFile }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <p className="font-medium">{text.carries(exported)}</p>
      {losses.map((loss) => (
        <p key={loss} className="text-muted">
          {loss}
        </p>
      ))}
      {leftOut.length > 0 && (
        <div className="rounded-field bg-bad-soft px-3 py-2">
          <p className="font-medium text-bad">{text.leftOut(leftOut.length)}</p>
          <ul className="mt-1 max-h-60 overflow-y-auto text-sm">
            {leftOut.map(({ id, prompt, reason }) => (
              <li key={id}>
                <bdi>{prompt}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
