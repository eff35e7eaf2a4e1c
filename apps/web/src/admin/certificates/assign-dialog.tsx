import { useId } from 'react';
import type { CertificateTemplate } from '../../domains/certificates/managed-model.ts';
import type { Person } from '../../domains/people/students-model.ts';
import { StudentPicker } from '../../domains/people/widgets/student-picker.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Chosen } from './chosen.tsx';
import { ClassPicker, framedList } from './class-picker.tsx';
import { studentSearch } from './student-search.ts';
import { assignText as text } from './text.ts';
import { useAssignForm } from './use-assign-form.ts';

const modes = [
  { value: 'students', label: text.students },
  { value: 'classes', label: text.classes },
] as const;

interface AssignDialogProps {
  template: CertificateTemplate;
  onClose: () => void;
}

/** Gives a certificate to students one by one, or to everyone in classes. */
export function AssignDialog({ template, onClose }: AssignDialogProps) {
  const formId = useId();
  const form = useAssignForm(template, onClose);
  const { missing, isRunning: busy } = form;
  const { date, mode, students, classes } = form.values;
  const setStudents = (next: readonly Person[]) => form.change('students', [...next]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      size="lg"
      busy={busy}
      closeOnOutside={false}
      footer={
        <>
          {missing && (
            <p className="self-center text-muted text-sm max-sm:order-last sm:me-auto">{missing}</p>
          )}
          <DialogActions
            onCancel={onClose}
            type="submit"
            form={formId}
            busy={busy}
            disabled={missing !== null}
            busyLabel={text.assigning}
          >
            {text.assign}
          </DialogActions>
        </>
      }
    >
      <p className="mb-4 font-semibold text-lg">
        <PersonText>{template.title}</PersonText>
      </p>
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <DateField
          label={text.date}
          required
          value={date}
          onChange={(event) => form.change('date', event.target.value)}
          error={date === '' ? text.dateNeeded : undefined}
          className="max-w-56"
        />
      </form>
      <div className="mt-4 flex flex-col gap-3">
        <Segmented label={text.to} options={modes} value={mode} onChange={form.setMode} />
        {mode === 'students' ? (
          <div className="flex flex-col gap-2">
            <StudentPicker
              rules={studentSearch}
              selected={students}
              onChange={setStudents}
              listClassName={framedList}
            />
            <Chosen selected={students} onChange={setStudents} />
          </div>
        ) : (
          <ClassPicker selected={classes} onChange={(next) => form.change('classes', [...next])} />
        )}
        <FormAlert message={form.failure} />
      </div>
    </Dialog>
  );
}
