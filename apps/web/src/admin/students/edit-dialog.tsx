import { roles, roleWord } from '@institute/contract/auth/abilities';
import * as z from 'zod/mini';
import { useUser } from '../../domains/auth/use-user.ts';
import { accountFields, accountInput, useEditStudent } from '../../domains/people/students-api.ts';
import { useForm } from '../../forms/use-form.ts';
import { TextField } from '../../ui/input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

const schema = z.object({ ...accountFields, role: z.string() });
/** Whoever came with an e-mail alone, out of a list, need not be given a phone number. */
const schemaWithoutPhone = z.extend(schema, {
  phone: z.union([z.literal(''), accountFields.phone]),
});
const roleOptions = Object.values(roles).map((role) => ({
  value: String(role),
  label: roleWord(role),
}));

/** Name, e-mail, phone and role of a student. */
export function EditDialog({ student, onClose }: AboutStudent) {
  const edit = useEditStudent();
  const isOwn = useUser()?.id === student.id;
  const form = useForm({
    schema: student.phone === '' ? schemaWithoutPhone : schema,
    defaultValues: {
      name: student.name,
      email: student.email,
      phone: student.phone,
      role: String(student.role),
    },
    fieldOfCode: {
      email_in_use: 'email',
      administrator_without_email: 'email',
      phone_unknown: 'phone',
      phone_in_use: 'phone',
      way_in_missing: 'phone',
    },
    words: { refused: text.edit.refused, broken: text.broken },
    onSubmit: async (values) => {
      const { phonenumber, ...input } = accountInput(values);
      const phone = phonenumber === '' ? {} : { phonenumber };
      await edit.mutateAsync({ studentId: student.id, ...input, ...phone });
      toast.success(text.edit.done);
      onClose();
    },
  });
  const promotes =
    form.values.role === String(roles.administrator) && student.role !== roles.administrator;

  return (
    <StudentDialog student={student} onClose={onClose} words={text.edit} form={form}>
      <TextField label={text.name} dir="auto" autoComplete="off" {...form.field('name')} />
      <TextField
        label={text.email}
        type="email"
        dir="ltr"
        autoComplete="off"
        hint={form.values.email.trim() === '' ? text.edit.noEmail : undefined}
        {...form.field('email')}
      />
      <TextField
        label={text.phone}
        optional={student.phone === ''}
        type="tel"
        dir="ltr"
        autoComplete="off"
        {...form.field('phone')}
      />
      <SelectField
        label={text.role}
        options={roleOptions}
        hint={isOwn ? text.edit.ownRole : promotes ? text.edit.adminNote : undefined}
        {...form.field('role')}
      />
    </StudentDialog>
  );
}
