import { roleWord } from '@institute/contract/auth/abilities';
import type { StudentRecord } from '@institute/contract/reports/student-record';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { cardClass } from '../../ui/card.tsx';
import { Fact } from '../fact.tsx';
import { text } from './record-text.ts';

/** Who a student is at a glance. */
export function StudentSummary({ record }: { record: StudentRecord }) {
  const { student, classes } = record;
  const opened = classes.flatMap(({ lastOpenedAt }) => lastOpenedAt ?? []);
  const last = opened.sort((a, b) => b.getTime() - a.getTime())[0];
  return (
    <section aria-label={text.summary} className={`${cardClass} mb-6 p-4 sm:p-5`}>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact name={text.email}>
          <bdi dir="ltr" className="[overflow-wrap:anywhere]">
            {student.email}
          </bdi>{' '}
          <span className="font-normal text-muted text-sm">{standingOf(student)}</span>
        </Fact>
        <Fact name={text.phone}>
          <bdi dir="ltr" className="figures whitespace-nowrap">
            {student.phone}
          </bdi>
        </Fact>
        {student.walletKobo !== null && (
          <Fact name={text.wallet}>
            <Money kobo={student.walletKobo} />
          </Fact>
        )}
        <Fact name={text.lastSeen}>{last ? <InstituteTime at={last} /> : text.never}</Fact>
        <Fact name={text.joined}>
          <InstituteTime at={student.joinedAt} />
        </Fact>
        <Fact name={text.role}>{roleWord(student.role)}</Fact>
        {student.erasesAt && (
          <Fact name={text.erases}>
            <span className="text-bad">
              <InstituteTime at={student.erasesAt} />
            </span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** How far an account is known to be its owner's. */
function standingOf({ email, isInvited, isVerified }: StudentRecord['student']): string {
  if (isInvited) return text.invited;
  if (email === '') return text.byPhone;
  return isVerified ? text.verified : text.unverified;
}
