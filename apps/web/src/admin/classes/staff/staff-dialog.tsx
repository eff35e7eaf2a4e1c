import { staffPowers } from '@institute/contract/auth/abilities';
import type { ClassTeacher } from '@institute/contract/classes/staff';
import * as z from 'zod/mini';
import { useSaveStaff } from '../../../domains/classes/staff-api.ts';
import { PowersFields } from '../../../domains/people/widgets/powers-fields.tsx';
import type { StudentPickerRules } from '../../../domains/people/widgets/student-picker.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

const rules: StudentPickerRules = {
  searchFrom: 2,
  pauseMs: 300,
  pageSize: 10,
  words: {
    ...{ search: text.search, list: text.people, failed: text.peopleFailed, none: text.noPeople },
    status: { typeMore: text.typeMore, searching: text.searching, firstOnes: text.firstOnes },
  },
};

const person = z.object({ id: z.number(), name: z.string(), email: z.string() });
const schema = z.object({
  people: z.array(person).check(z.minLength(1, text.nobody)),
  powers: z.array(z.enum(staffPowers)).check(z.minLength(1, text.noPower)),
});
type Values = z.output<typeof schema>;

interface StaffDialogProps {
  classId: number;
  /** Who is changed; null to choose somebody new. */
  teacher: ClassTeacher | null;
  onClose: () => void;
}

/** Says who teaches a class and what they may do there. */
export function StaffDialog({ classId, teacher, onClose }: StaffDialogProps) {
  const save = useSaveStaff(classId);
  const form = useForm<Values, Values>({
    schema,
    defaultValues: {
      people: teacher ? [{ id: teacher.id, name: teacher.name, email: teacher.email }] : [],
      powers: teacher ? [...teacher.powers] : ['teach', 'mark'],
    },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ people, powers }) => {
      await save.mutateAsync({ ids: people.map(({ id }) => id), powers });
      toast.success(text.saved);
      onClose();
    },
  });
  const { people, powers } = form.values;
  return (
    <FormDialog
      form={form}
      title={teacher ? text.changeTitle : text.dialogTitle}
      size="lg"
      onClose={onClose}
      submit={text.save(people.length)}
      busyLabel={text.saving}
      failure={form.errorOf('people') ?? form.errorOf('powers') ?? form.failure}
    >
      <PowersFields
        named={teacher?.name ?? null}
        rules={rules}
        people={people}
        onPeople={(next) => form.change('people', next)}
        all={staffPowers}
        powers={powers}
        onPowers={(next) => form.change('powers', next)}
        words={text}
      />
    </FormDialog>
  );
}
