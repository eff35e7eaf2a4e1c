import { signInNameOf } from '@institute/contract/auth/user';
import type { Student } from '@institute/contract/people/students';
import {
  type AccountBelongings,
  getAccountsToJoin,
  JOIN_RECORD_DAYS,
  joinAccounts,
  MAX_JOIN_REASON,
} from '@institute/contract/privacy/joining';
import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { accountChanged } from '../../domains/people/account-answers.ts';
import { StudentField } from '../../domains/people/widgets/student-field.tsx';
import { keyFor } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { JoinTable } from './join-table.tsx';
import { joinText as text } from './join-text.ts';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';

const schema = z.object({
  other: z.string().check(z.minLength(1, text.otherNeeded)),
  stays: z.string(),
  reason: z.string().check(z.trim(), z.minLength(1, text.reasonNeeded)),
});

/**
 * Joins a student's account with another of the same person: both are shown side by side before anything is
 * done. A request repeated after a lost answer joins once.
 */
export function JoinDialog({ student, onClose }: AboutStudent) {
  const join = useAct(joinAccounts, { refreshes: accountChanged });
  const navigate = useNavigate();
  const [other, setOther] = useState<Student | null>(null);
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm({
    schema,
    defaultValues: { other: '', stays: String(student.id), reason: '' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ stays, reason, ...chosen }) => {
      const ends = stays === chosen.other ? student.id : Number(chosen.other);
      const order = { staysId: Number(stays), endsId: ends, reason };
      const next = keyFor(order, request);
      setRequest(next);
      await join.mutateAsync({ ...order, requestKey: next.key });
      toast.success(text.done);
      onClose();
      if (ends === student.id) await navigate(pathTo('student', { id: stays }), { replace: true });
    },
  });
  const accounts = useAnswer(
    getAccountsToJoin,
    { studentId: student.id, otherId: other?.id ?? 0 },
    { enabled: other !== null, staleTime: 0, gcTime: 0 },
  );
  const both = other ? accounts.data : undefined;
  return (
    <StudentDialog
      student={student}
      onClose={onClose}
      words={text}
      variant="danger"
      form={form}
      size="lg"
      disabled={!both || accounts.isFetching}
    >
      <p className="text-muted">{text.detail}</p>
      <StudentField
        label={text.other}
        value={other}
        onChange={(next) => {
          setOther(next);
          form.change('other', String(next.id));
          form.change('stays', String(student.id));
        }}
        error={form.errorOf('other')}
      />
      {both ? (
        <>
          <JoinTable
            accounts={[both.student, both.other]}
            stays={Number(form.values.stays)}
            onStays={(id) => form.change('stays', String(id))}
          />
          <Consequences both={[both.student, both.other]} stays={Number(form.values.stays)} />
          <TextareaField
            label={text.reason}
            hint={text.reasonHint}
            rows={2}
            maxLength={MAX_JOIN_REASON}
            {...form.field('reason')}
          />
        </>
      ) : accounts.error ? (
        <ErrorState title={text.failed} query={accounts} />
      ) : (
        other && (
          <Loading>
            <Skeleton className="h-64" />
          </Loading>
        )
      )}
    </StudentDialog>
  );
}

interface ConsequencesProps {
  both: readonly [AccountBelongings, AccountBelongings];
  stays: number;
}

/** What joining will do, as long as that account stays. */
function Consequences({ both, stays }: ConsequencesProps) {
  const [kept, ended] = both[0].id === stays ? both : [both[1], both[0]];
  const names = { email: kept.email || ended.email, phone: kept.phone || ended.phone };
  const name = (of: string) => (
    <span dir="ltr" className="font-medium [overflow-wrap:anywhere]">
      {of}
    </span>
  );
  return (
    <section className="rounded-field bg-sunken px-3 py-2 text-sm">
      <h3 className="font-semibold">{text.consequences}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
        <li>
          <Sentence words={text.ends} fill={{ account: name(signInNameOf(ended)) }} />
        </li>
        <li>
          <Sentence words={text.signIn} fill={{ name: name(signInNameOf(names)) }} />
        </li>
        <li>{text.moves}</li>
        {ended.walletKobo > 0 && (
          <li>
            <Sentence words={text.money} fill={{ amount: <Money kobo={ended.walletKobo} /> }} />
          </li>
        )}
        <li>{text.byHand(JOIN_RECORD_DAYS)}</li>
      </ul>
    </section>
  );
}
