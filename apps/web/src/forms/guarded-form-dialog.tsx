import type { ComponentProps } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { useCloseGuard } from './use-close-guard.ts';

interface GuardedFormDialogProps extends ComponentProps<typeof FormDialog> {
  form: ComponentProps<typeof FormDialog>['form'] & { isDirty: boolean };
}

/**
 * A form in a dialog in which somebody may have written for a while: it asks before that is lost, by
 * Cancel, Escape, Back or a closed tab.
 */
export function GuardedFormDialog(props: GuardedFormDialogProps) {
  const guard = useCloseGuard(props.form.isDirty, props.onClose);
  return (
    <>
      <FormDialog {...props} onClose={guard.close} />
      <LeaveQuestion guard={guard} />
    </>
  );
}
