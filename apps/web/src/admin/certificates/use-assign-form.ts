import type { InputOf } from '@institute/contract/call';
import { namesClass } from '@institute/contract/certificates/certificate-content';
import type { CertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import {
  assignCertificate,
  getCertificateAssignments,
  getIssuedCertificates,
  membersWho,
  previewAssignment,
} from '@institute/contract/certificates/managed-certificates';
import { dateText } from '@institute/contract/time/calendar';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Handed } from '../../domains/certificates/certificate-handover.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { keyFor } from '../../forms/request-key.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { serverDate } from '../../platform/server-clock.ts';
import { toast } from '../../ui/toast.ts';
import { assignText as text } from './text.ts';

const chosenClass = z.object({ id: z.number(), name: z.string() });
const chosenStudent = z.object({
  ...{ id: z.number(), name: z.string(), email: z.string() },
  phone: z.optional(z.string()),
});

const schema = z.object({
  /** 'YYYY-MM-DD'. */
  date: z.string().check(z.minLength(1, text.dateNeeded)),
  mode: z.enum(['students', 'classes']),
  students: z.array(chosenStudent),
  classes: z.array(chosenClass),
  /** Who of the classes. */
  members: z.enum(membersWho),
});
type AssignValues = z.output<typeof schema>;
export type Mode = AssignValues['mode'];

/** From this many new certificates on the number is asked about. */
const MANY = 10;

export interface AssignForm extends Form<AssignValues> {
  /** Choosing the other kind clears what was chosen. */
  setMode: (mode: Mode) => void;
  /** Why it cannot be assigned yet; null when it can. */
  missing: string | null;
  /** What of the certificate would stay empty; null where nothing does. */
  unfilled: string | null;
  /** What would be done, by now; nothing while nobody is chosen. */
  preview: ReturnType<typeof useAnswer<typeof previewAssignment>>;
  /** The assignment that goes on by itself; null until there is one. */
  runningId: number | null;
}

/** Who is given the certificate, and when: at first those who came along. */
export function useAssignForm(
  template: CertificateTemplate,
  { people, finished }: Handed,
  onDone: () => void,
): AssignForm {
  const timeZone = useTimeZone();
  // Of many students it goes on after the answer.
  const { mutateAsync } = useAct(assignCertificate, {
    refreshes: [getIssuedCertificates, getCertificateAssignments, previewAssignment],
  });
  // A request that is repeated after a lost answer is one, as long as it asks for the same.
  const [request, setRequest] = useState(() => keyFor(null, null));
  const [runningId, setRunningId] = useState<number | null>(null);
  const [fresh, setFresh] = useState<number | null>(null);
  const form = useForm<AssignValues, AssignValues>({
    schema,
    defaultValues: {
      date: dateText(serverDate(), timeZone),
      mode: finished ? 'classes' : 'students',
      students: [...people],
      classes: finished ? [finished] : [],
      members: finished ? 'finished' : 'joined',
    },
    words: { refused: text.failed, broken: text.broken },
    // Where the number is not known it is asked about all the same.
    asksFirst: fresh === null || fresh > MANY,
    onSubmit: async (values) => {
      const input = assignmentOf(template, values);
      const next = keyFor(input, request);
      setRequest(next);
      const given = await mutateAsync({
        ...input,
        certificateContent: template.content,
        requestKey: next.key,
      });
      if (!given.isDone) return setRunningId(given.id);
      const words = text.outcome(given.assigned, given.processed - given.assigned);
      toast.success(text.assigned, words);
      onDone();
    },
  });
  const missing = missingIn(form.values);
  const wanted = missing === null ? assignmentOf(template, form.values) : null;
  const preview = useAnswer(previewAssignment, wanted, { staleTime: 0 });
  const counted = preview.data?.fresh ?? null;
  if (counted !== fresh) setFresh(counted);
  return {
    ...form,
    ...{ missing, preview, runningId },
    unfilled: unfilledIn(template, form.values.mode),
    setMode: (mode) => {
      form.change('mode', mode);
      form.change('students', []);
      form.change('classes', []);
      form.setFailure(null);
    },
  };
}

/** Why it cannot be assigned yet; null where it can. */
function missingIn({ mode, date, ...values }: AssignValues): string | null {
  if (values[mode].length === 0) return mode === 'students' ? text.needStudent : text.needClass;
  return date === '' ? text.dateNeeded : null;
}

/**
 * What to say before a certificate that speaks of the class is given to individual students, of
 * whom it would say that they have completed nothing. It may be given all the same (admin
 * specification, section 2).
 */
export const unfilledIn = (
  { content }: Pick<CertificateTemplate, 'content'>,
  mode: Mode,
): string | null => (mode === 'students' && namesClass(content) ? text.classUnfilled : null);

const assignmentOf = (
  template: CertificateTemplate,
  { date, students, classes, members }: AssignValues,
): InputOf<typeof previewAssignment> => ({
  ...{ templateId: template.id, members, issueDate: date },
  studentIds: students.map(({ id }) => id),
  classIds: classes.map(({ id }) => id),
});
