import { useRef } from 'react';
import * as z from 'zod/mini';
import { FileButton } from '../../../forms/file-button.tsx';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { TextareaField } from '../../../ui/input.tsx';
import { text } from './text.ts';
import type { RosterWay } from './use-roster.ts';

interface SourceStepProps {
  way: RosterWay;
  onClose: () => void;
}

const accept =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Chooses a file, which is read at once, or takes what is pasted. */
export function SourceStep({ way, onClose }: SourceStepProps) {
  const file = useRef<File | null>(null);
  const form = useForm({
    schema: z.object({
      table: z
        .string()
        .check(z.refine((typed) => file.current !== null || typed.trim() !== '', text.empty)),
    }),
    defaultValues: { table: '' },
    words: { refused: text.unreadable, isOurs: true },
    onSubmit: async ({ table }) => {
      const chosen = file.current;
      file.current = null;
      await way.open({ file: chosen, table: chosen ? '' : table });
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.title}
      size="lg"
      onClose={onClose}
      submit={text.read}
      busyLabel={text.reading}
    >
      <p className="text-muted">{text.intro}</p>
      <FileButton
        label={text.file}
        accept={accept}
        onFile={(chosen) => {
          file.current = chosen;
          void form.submit();
        }}
      />
      <TextareaField label={text.table} rows={6} dir="ltr" {...form.field('table')} />
    </GuardedFormDialog>
  );
}
