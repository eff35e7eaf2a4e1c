import { zodResolver } from '@hookform/resolvers/zod';
import { email, requiredText } from '@institute/contract/fields';
import { phone, ROLE_ADMIN, ROLE_STUDENT } from '@institute/contract/people';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useEditStudent } from '../../domains/people/students-api.ts';
import { useUser } from '../../domains/people/use-user.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { errorCode, errorMessage } from '../../platform/api-error.ts';
import { TextField } from '../../ui/input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

const schema = z.object({
  name: requiredText('Name', 120),
  email,
  phone,
  role: z.string(),
});
type Values = z.input<typeof schema>;

const roles = [
  { value: String(ROLE_STUDENT), label: text.student },
  { value: String(ROLE_ADMIN), label: text.admin },
];

/** Name, e-mail, phone and role of a student. */
export function EditDialog({ student, onClose }: AboutStudent) {
  const form = useForm<Values>({
    resolver: zodResolver(schema, undefined, { raw: true }),
    defaultValues: {
      name: student.name,
      email: student.email,
      phone: student.phone,
      role: String(student.role),
    },
  });
  const edit = useEditStudent();
  const [failure, setFailure] = useState<string | null>(null);
  const isOwn = useUser()?.id === student.id;
  const { errors } = form.formState;
  const promotes = form.watch('role') === String(ROLE_ADMIN) && student.role !== ROLE_ADMIN;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await edit.mutateAsync({ id: student.id, ...values });
      toast.success(text.edit.done);
      onClose();
    } catch (error) {
      if (errorCode(error) === 'email_in_use') {
        form.setError('email', { message: errorMessage(error) }, { shouldFocus: true });
      } else setFailure(refusalWords(error, text.edit.refused, text.broken));
    }
  });

  return (
    <StudentDialog
      student={student}
      onClose={onClose}
      words={text.edit}
      busy={edit.isPending}
      failure={failure}
      onSubmit={() => void submit()}
    >
      <TextField
        label={text.name}
        dir="auto"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={text.email}
        type="email"
        dir="ltr"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={text.phone}
        type="tel"
        dir="ltr"
        autoComplete="off"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <SelectField
        label={text.role}
        options={roles}
        hint={isOwn ? text.edit.ownRole : promotes ? text.edit.adminNote : undefined}
        error={errors.role?.message}
        {...form.register('role')}
      />
    </StudentDialog>
  );
}
