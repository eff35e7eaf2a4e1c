import { dateText } from '@institute/contract/rules/calendar';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useAssignCertificate } from '../../domains/certificates/managed-api.ts';
import type { CertificateTemplate } from '../../domains/certificates/managed-model.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { keyFor } from '../../forms/request-key.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { toast } from '../../ui/toast.ts';
import { assignText as text } from './text.ts';

const chosenClass = z.object({ id: z.number(), name: z.string() });
const chosenStudent = z.object({ id: z.number(), name: z.string(), email: z.string() });

const schema = z.object({
  /** 'YYYY-MM-DD'. */
  date: z.string().check(z.minLength(1, text.dateNeeded)),
  mode: z.enum(['students', 'classes']),
  students: z.array(chosenStudent),
  classes: z.array(chosenClass),
});
type AssignValues = z.output<typeof schema>;
export type Mode = AssignValues['mode'];

export interface AssignForm extends Form<AssignValues> {
  /** Choosing the other kind clears what was chosen. */
  setMode: (mode: Mode) => void;
  /** Why it cannot be assigned yet; null when it can. */
  missing: string | null;
}

/** Who is given the certificate, and when. */
export function useAssignForm(template: CertificateTemplate, onDone: () => void): AssignForm {
  const timeZone = useTimeZone();
  const { mutateAsync } = useAssignCertificate();
  // A request that is repeated after a lost answer is one, as long as it asks for the same.
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm<AssignValues, AssignValues>({
    schema,
    defaultValues: {
      date: dateText(new Date(), timeZone),
      mode: 'students',
      students: [],
      classes: [],
    },
    words: { refused: text.failed, broken: text.broken },
    onSubmit: async ({ date, students, classes }) => {
      const input = {
        template,
        issuedOn: date,
        studentIds: students.map(({ id }) => id),
        classIds: classes.map(({ id }) => id),
      };
      const next = keyFor(input, request);
      setRequest(next);
      const given = await mutateAsync({ ...input, requestKey: next.key });
      if (given.isDone)
        toast.success(
          text.assigned,
          text.outcome(given.assigned, given.processed - given.assigned),
        );
      else toast.info(text.running, text.runningDetail);
      onDone();
    },
  });
  return {
    ...form,
    setMode: (mode) => {
      form.change('mode', mode);
      form.change('students', []);
      form.change('classes', []);
      form.setFailure(null);
    },
    missing: missingIn(form.values),
  };
}

function missingIn({ mode, date, ...values }: AssignValues): string | null {
  if (values[mode].length === 0) return mode === 'students' ? text.needStudent : text.needClass;
  return date === '' ? text.dateNeeded : null;
}
