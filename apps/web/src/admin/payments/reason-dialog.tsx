import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';

interface ReasonDialogProps {
  title: string;
  /** What it is about and what will happen. */
  children: ReactNode;
  label: string;
  hint?: string;
  /** Said when nothing was written. */
  missing: string;
  maxLength: number;
  /** A further choice, with its words. */
  choice?: { label: string; hint: string };
  confirmLabel: string;
  busyLabel: string;
  done: string;
  onConfirm: (reason: string, isChosen: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** Something done to money, for a reason that has to be written down. Nothing typed is lost on failure. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, choice, confirmLabel, busyLabel, onClose } = props;
  const form = useForm({
    schema: z.object({
      reason: z.string().check(z.trim(), z.minLength(1, props.missing)),
      isChosen: z.boolean(),
    }),
    defaultValues: { reason: '', isChosen: false },
    onSubmit: async ({ reason, isChosen }) => {
      await props.onConfirm(reason, isChosen);
      toast.success(props.done);
      onClose();
    },
  });

  return (
    <FormDialog
      form={form}
      title={title}
      onClose={onClose}
      submit={confirmLabel}
      busyLabel={busyLabel}
    >
      {children}
      <TextareaField
        label={props.label}
        hint={props.hint}
        rows={3}
        maxLength={props.maxLength}
        data-autofocus=""
        {...form.field('reason')}
      />
      {choice && (
        <CheckboxField
          label={choice.label}
          hint={choice.hint}
          checked={form.values.isChosen}
          onChange={(event) => form.change('isChosen', event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
