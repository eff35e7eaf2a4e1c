import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ButtonProps } from '../ui/button.tsx';
import { Dialog, type DialogProps } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import type { Form } from './use-form.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  form: Pick<Form<FieldValues>, 'props' | 'isRunning' | 'failure'>;
  /** What the button says that sends the form, and what it says meanwhile. */
  submit: ReactNode;
  busyLabel: string;
  variant?: ButtonProps['variant'];
  /** What leaving says in place of “Cancel”. */
  keep?: string;
  /** Whether it cannot be sent, as there is nothing to be done. */
  disabled?: boolean;
  /** What stands above the foot in place of why the last request failed. */
  failure?: string | null | undefined;
  children: ReactNode;
}

/**
 * A dialog that is one form: the fields, which may scroll, and in sight beneath them why it was not taken,
 * Cancel and the button that sends it. A press beside it does not close it, as what is typed would be lost.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, title, size, onClose, submit, busyLabel, variant, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      busy={form.isRunning}
      closeOnOutside={false}
      {...(size && { size })}
      notice={<FormAlert message={props.failure ?? form.failure} isAboveFoot />}
      footer={
        <DialogActions
          onCancel={onClose}
          keep={props.keep}
          type="submit"
          form={formId}
          busy={form.isRunning}
          busyLabel={busyLabel}
          disabled={props.disabled}
          {...(variant && { variant })}
        >
          {submit}
        </DialogActions>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        {children}
      </form>
    </Dialog>
  );
}
