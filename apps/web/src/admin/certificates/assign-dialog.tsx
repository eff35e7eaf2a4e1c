import type { CertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { useId } from 'react';
import type { Handed } from '../../domains/certificates/certificate-handover.ts';
import { ClassPicker, framedList } from '../../domains/classes/widgets/class-picker.tsx';
import type { Person } from '../../domains/people/students-model.ts';
import type { StudentPickerRules } from '../../domains/people/widgets/student-picker.tsx';
import { StudentPicker } from '../../domains/people/widgets/student-picker.tsx';
import { LeaveQuestion } from '../../forms/leave-question.tsx';
import { useCloseGuard } from '../../forms/use-close-guard.ts';
import { ChosenList } from '../../ui/chosen-list.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Choice } from '../../ui/pick-list.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AssignProgress, AssignSummary, ManyQuestion, MembersChoice } from './assign-summary.tsx';
import { assignText as text } from './text.ts';
import { type AssignForm, useAssignForm } from './use-assign-form.ts';

/** How students are looked for here (admin specification, section 9). */
const studentSearch: StudentPickerRules = {
  searchFrom: 3,
  pauseMs: 500,
  pageSize: 20,
  words: {
    search: text.searchStudents,
    list: text.students,
    failed: text.searchFailed,
    none: text.noStudents,
    status: { typeMore: text.typeMore, searching: text.searching, firstOnes: text.firstOnes },
  },
};

const modes = [
  { value: 'students', label: text.students },
  { value: 'classes', label: text.classes },
] as const;

interface AssignDialogProps {
  template: CertificateTemplate;
  /** Whom another screen has sent along. */
  handed: Handed;
  onClose: () => void;
  /** Once it is assigned. */
  onDone: () => void;
}

/** Gives a certificate to students one by one, or to everyone in classes. */
export function AssignDialog({ template, handed, onClose, onDone }: AssignDialogProps) {
  const formId = useId();
  const form = useAssignForm(template, handed, onDone);
  const { missing, isRunning: busy, runningId } = form;
  const { date, students, classes } = form.values;
  const isChosen = students.length + classes.length > 0 && runningId === null;
  const guard = useCloseGuard(isChosen, onClose);
  if (runningId !== null) return <AssignProgress id={runningId} onClose={onDone} />;
  return (
    <>
      <Dialog
        open
        onClose={guard.close}
        title={text.title}
        size="lg"
        busy={busy}
        closeOnOutside={false}
        notice={<FormAlert message={form.failure} isAboveFoot />}
        footer={
          <>
            {missing && (
              <p className="self-center text-muted text-sm max-sm:order-last sm:me-auto">
                {missing}
              </p>
            )}
            <DialogActions
              onCancel={guard.close}
              type="submit"
              form={formId}
              busy={busy}
              disabled={missing !== null || !form.preview.data}
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
          <Receivers form={form} />
          <AssignSummary form={form} />
        </div>
      </Dialog>
      <ManyQuestion form={form} />
      <LeaveQuestion guard={guard} />
    </>
  );
}

/** Who gets it: students who are looked for, or everyone in some classes. */
function Receivers({ form }: { form: AssignForm }) {
  const { mode, students, classes } = form.values;
  const setStudents = (next: readonly Person[]) => form.change('students', [...next]);
  return (
    <>
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
        <>
          <ClassPicker selected={classes} onChange={(next) => form.change('classes', [...next])} />
          <Chosen selected={classes} onChange={(next) => form.change('classes', [...next])} />
          <MembersChoice form={form} />
        </>
      )}
    </>
  );
}

interface ChosenProps<Item extends Choice> {
  selected: readonly Item[];
  onChange: (selected: readonly Item[]) => void;
}

/** How many are chosen and who they are; each can be taken out again. */
function Chosen<Item extends Choice>({ selected, onChange }: ChosenProps<Item>) {
  return (
    <div className="flex flex-col gap-1">
      <p role="status" className="font-medium text-sm">
        {text.selected}: <span className="figures">{selected.length}</span>
      </p>
      <ChosenList selected={selected} onChange={onChange} words={text} />
    </div>
  );
}
