import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { TextareaField } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';
import { GuardedFormDialog } from './guarded-form-dialog.tsx';
import type { FailureWords } from './submit-error.ts';
import { useForm } from './use-form.ts';

interface ReasonDialogProps {
  title: string;
  /** What it is about and what will happen. */
  children?: ReactNode;
  label: string;
  hint?: string;
  /** Said when nothing was written; without it nothing need be. */
  missing?: string;
  maxLength: number;
  /** A further choice, with its words. */
  choice?: { label: string; hint: string };
  confirmLabel: string;
  busyLabel: string;
  variant?: 'danger';
  /** What leaving says in place of “Cancel”. */
  keep?: string;
  done: string;
  words?: FailureWords;
  onConfirm: (reason: string, isChosen: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** Something done for a reason that is written down. Nothing typed is lost on failure, or without being asked. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, choice, confirmLabel, busyLabel, variant, keep, onClose } = props;
  const form = useForm({
    schema: z.object({
      reason: z.string().check(z.trim(), z.minLength(props.missing ? 1 : 0, props.missing)),
      isChosen: z.boolean(),
    }),
    defaultValues: { reason: '', isChosen: false },
    ...(props.words && { words: props.words }),
    onSubmit: async ({ reason, isChosen }) => {
      await props.onConfirm(reason, isChosen);
      toast.success(props.done);
      onClose();
    },
  });

  return (
    <GuardedFormDialog
      form={form}
      title={title}
      onClose={onClose}
      submit={confirmLabel}
      busyLabel={busyLabel}
      {...(variant && { variant })}
      {...(keep && { keep })}
    >
      {children}
      <TextareaField
        label={props.label}
        hint={props.hint}
        rows={3}
        maxLength={props.maxLength}
        dir="auto"
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
    </GuardedFormDialog>
  );
}
