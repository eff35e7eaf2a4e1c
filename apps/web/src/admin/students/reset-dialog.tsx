import { password as passwordRule } from '@institute/contract/auth/sign-in';
import type { Student } from '@institute/contract/people/students';
import { resetStudentPassword } from '@institute/contract/people/students';
import { useState } from 'react';
import * as z from 'zod/mini';
import { memorablePassword, strongChance } from '../../domains/people/memorable-password.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { LinksDialog } from './links-dialog.tsx';
import { MadePassword } from './made-password.tsx';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

const given = z.string().check(z.minLength(1, text.reset.needed));
const schema = z.object({ password: z.pipe(given, passwordRule) });

/** Sets a student's password, typed or made; or a link is handed over by which the student chooses one. */
export function ResetDialog({ student, onClose }: AboutStudent) {
  const [step, setStep] = useState<'form' | 'link' | { password: string }>('form');
  if (step === 'link') return <LinksDialog people={[student]} onClose={onClose} />;
  if (step !== 'form') {
    return <MadePassword student={student} password={step.password} onClose={onClose} />;
  }
  return (
    <ResetForm
      student={student}
      onClose={onClose}
      onLink={() => setStep('link')}
      onMade={(password) => setStep({ password })}
    />
  );
}

interface ResetFormProps {
  student: Student;
  onClose: () => void;
  onLink: () => void;
  /** A password that was made, not typed, has been set. */
  onMade: (password: string) => void;
}

function ResetForm({ student, onClose, onLink, onMade }: ResetFormProps) {
  const reset = useAct(resetStudentPassword);
  const [made, setMade] = useState<string | null>(null);
  const form = useForm({
    schema,
    defaultValues: { password: '' },
    fieldOfCode: { password_common: 'password', password_personal: 'password' },
    words: { refused: text.reset.refused, broken: text.broken },
    onSubmit: async ({ password }) => {
      await reset.mutateAsync({ studentId: student.id, newPassword: password });
      toast.success(text.reset.done);
      if (password === made) onMade(password);
      else onClose();
    },
  });
  const make = () => {
    const password = memorablePassword(strongChance);
    setMade(password);
    form.change('password', password);
  };
  const isMade = made !== null && form.values.password === made;
  return (
    <StudentDialog student={student} onClose={onClose} words={text.reset} form={form}>
      <PasswordField
        data-autofocus=""
        label={text.reset.password}
        hint={text.reset.hint}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="button" variant="secondary" size="sm" onClick={make}>
          {text.reset.generate}
        </Button>
        <output className="font-medium tracking-wide" dir="ltr" translate="no">
          {isMade ? made : ''}
        </output>
      </div>
      <p className="text-muted">
        <bdi dir="auto">{student.name}</bdi> {text.reset.detail}
      </p>
      <Button type="button" variant="ghost" size="sm" className="self-start" onClick={onLink}>
        {text.reset.link}
      </Button>
    </StudentDialog>
  );
}
