import { dateText } from '@institute/contract/rules/calendar';
import { useState } from 'react';
import { useAssignCertificate } from '../../domains/certificates/managed-api.ts';
import type { CertificateTemplate } from '../../domains/certificates/managed-model.ts';
import type { Person } from '../../domains/people/students-model.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { newRequestKey } from '../../forms/request-key.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import type { Choice } from '../../ui/pick-list.tsx';
import { toast } from '../../ui/toast.ts';
import { outcome, assignText as text } from './text.ts';

export type Mode = 'students' | 'classes';

/** Who is given the certificate, and when; choosing the other kind clears what was chosen. */
export function useAssignForm(template: CertificateTemplate, onDone: () => void) {
  const timeZone = useTimeZone();
  const assign = useAssignCertificate();
  const [date, setDate] = useState(() => dateText(new Date(), timeZone));
  const [mode, setMode] = useState<Mode>('students');
  const [students, setStudents] = useState<readonly Person[]>([]);
  const [classes, setClasses] = useState<readonly Choice[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  // A press that is repeated after a lost answer is one press, as long as it asks for the same.
  const [press, setPress] = useState({ asks: '', key: '' });

  const send = async () => {
    const input = {
      template,
      issuedOn: date,
      studentIds: students.map(({ id }) => id),
      classIds: classes.map(({ id }) => id),
    };
    const asks = JSON.stringify(input);
    const key = press.asks === asks ? press.key : newRequestKey();
    setPress({ asks, key });
    setFailure(null);
    try {
      const given = await assign.mutateAsync({ ...input, requestKey: key });
      if (given.isDone) toast.success(text.assigned, outcome(given));
      else toast.info(text.running, text.runningDetail);
      onDone();
    } catch (error) {
      setFailure(refusalWords(error, text.failed, text.broken));
    }
  };

  const chosen = mode === 'students' ? students : classes;
  const needed = mode === 'students' ? text.needStudent : text.needClass;
  const missing = chosen.length === 0 ? needed : date === '' ? text.dateNeeded : null;
  return {
    date,
    setDate,
    mode,
    setMode: (next: Mode) => {
      setMode(next);
      setStudents([]);
      setClasses([]);
      setFailure(null);
    },
    students,
    setStudents,
    classes,
    setClasses,
    /** Why it cannot be assigned yet. */
    missing,
    busy: assign.isPending,
    failure,
    assign: () => {
      if (!assign.isPending && missing === null) void send();
    },
  };
}
