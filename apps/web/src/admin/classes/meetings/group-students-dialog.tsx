import { type Group, getTimetable, setGroupStudents } from '@institute/contract/meetings/groups';
import * as z from 'zod/mini';
import type { Person } from '../../../domains/people/students-model.ts';
import {
  StudentPicker,
  type StudentPickerRules,
} from '../../../domains/people/widgets/student-picker.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
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
const schema = z.object({ people: z.array(person) });
type Values = z.output<typeof schema>;

interface GroupStudentsDialogProps {
  group: Group;
  onClose: () => void;
}

/** Says who is in a group. */
export function GroupStudentsDialog({ group, onClose }: GroupStudentsDialogProps) {
  const save = useAct(setGroupStudents, { refreshes: [getTimetable] });
  const form = useForm<Values, Values>({
    schema,
    defaultValues: { people: group.students.map(({ id, name }) => ({ id, name, email: '' })) },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ people }) => {
      const studentList = people.map(({ id }) => id).join();
      await save.mutateAsync({ groupId: group.id, studentList });
      toast.success(text.saved);
      onClose();
    },
  });
  const { people } = form.values;
  return (
    <FormDialog
      form={form}
      title={text.studentsTitle}
      size="lg"
      onClose={onClose}
      submit={text.save}
      busyLabel={text.saving}
    >
      <p className="text-muted">{text.studentsDetail}</p>
      <StudentPicker
        rules={rules}
        selected={people}
        onChange={(chosen: readonly Person[]) =>
          form.change(
            'people',
            chosen.map(({ id, name, email }) => ({ id, name, email })),
          )
        }
        listClassName="max-h-60 overflow-y-auto rounded-field border border-line"
      />
    </FormDialog>
  );
}
