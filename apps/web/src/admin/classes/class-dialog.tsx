import type { Class } from '@institute/contract/classes/classes';
import { useId, useState } from 'react';
import { usePrerequisite } from '../../domains/classes/managed-api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { AsideNotice, RestoredNotice } from '../../forms/restored-notice.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ClassConflict } from './class-conflict.tsx';
import { ClassFields, type ClassStep } from './class-fields.tsx';
import { text } from './text.ts';
import { useClassForm } from './use-class-form.ts';

interface ClassDialogProps {
  /** The class to change; null to add one. */
  item: Class | null;
  onClose: () => void;
  /** Saved; `id` is that of the class. */
  onSaved: (id: number) => void;
}

/** Adds or changes a class. It needs the class that has to come first, which may be deleted. */
export function ClassDialog({ item, ...on }: ClassDialogProps) {
  const prerequisite = usePrerequisite(item);
  const { onClose } = on;
  if (prerequisite.data !== undefined) {
    return <LoadedDialog item={item} prerequisite={prerequisite.data} {...on} />;
  }
  return (
    <Dialog open onClose={onClose} title={item ? text.edit : text.add} size="lg">
      {prerequisite.error ? (
        <ErrorState title={text.failed} query={prerequisite} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Dialog>
  );
}

function LoadedDialog({
  item: given,
  prerequisite,
  onClose,
  onSaved,
}: ClassDialogProps & { prerequisite: Class | null }) {
  const timeZone = useTimeZone();
  const formId = useId();
  // What the dialog opened with: what is asked for anew in the background does not touch the form.
  const [item] = useState(given);
  const [required] = useState(prerequisite);
  const editor = useClassForm({ item, prerequisite: required, timeZone, onSaved });
  const { form } = editor;
  const [isLeaving, setLeaving] = useState(false);
  const [opening, setOpening] = useState(0);
  // Here, as whoever shows a fault leads to its step first.
  const [step, setStep] = useState<ClassStep>('basics');
  const leave = () => (form.isChanged ? setLeaving(true) : onClose());
  const stay = () => {
    setLeaving(false);
    // A second back gesture closes a dialog without asking anybody: then it is opened anew.
    const isShut = !document.getElementById(formId)?.closest('dialog')?.open;
    if (isShut) setOpening(opening + 1);
  };

  return (
    <>
      <FormDialog
        key={opening}
        form={form}
        title={item ? text.edit : text.add}
        size="lg"
        onClose={leave}
        submit={text.save}
        busyLabel={text.saving}
      >
        {form.restored && <RestoredNotice onStartOver={form.startOver} />}
        <AsideNotice form={form} />
        <ClassFields form={form} item={item} step={step} onStep={setStep} />
      </FormDialog>
      {editor.conflict && <ClassConflict conflict={editor.conflict} />}
      {isLeaving && (
        <LeaveQuestion
          onLeave={() => {
            form.forget();
            onClose();
          }}
          onStay={stay}
        />
      )}
    </>
  );
}

function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      open
      title={text.leaveTitle}
      confirmLabel={text.leave}
      tone="danger"
      onConfirm={onLeave}
      onClose={onStay}
    >
      {text.leaveDetail}
    </ConfirmDialog>
  );
}
