import { formatNumber } from '@institute/contract/language';
import type { OfficeWork } from '@institute/contract/reports/reports';
import { pathTo } from '@institute/contract/routes';
import {
  Award,
  CalendarClock,
  CalendarX,
  ClipboardList,
  CreditCard,
  Hourglass,
  MailX,
  MessageCircle,
  Mic,
} from 'lucide-react';
import { certifyClassState } from '../../domains/certificates/certificate-handover.ts';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { commentPath } from '../../domains/comments/comment-address.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { absencesPath } from '../../domains/meetings/absences-address.ts';
import { RequestRow } from '../../domains/meetings/widgets/request-row.tsx';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { FailedPaymentRow } from '../../domains/reports/widgets/failed-payment-row.tsx';
import { WorkPart, WorkRow } from '../../domains/reports/widgets/work-part.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Card } from '../../ui/card.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

const words = text.work;

/** What is owed for more than 30 days. */
const OLD_DEBTS = `${pathTo('owing')}?age=older`;

const studentsOf = (classId: number) => `${pathTo('managedClass', { id: classId })}?tab=students`;

/** What waits beside exams, each line with the way to where it is done; nothing where nothing waits. */
export function WorkList({ work }: { work: OfficeWork }) {
  const { comments, subscriptions, mails, payments, owing, registers, certificates, differences } =
    work;
  const { requests, homework } = work;
  const all = [
    comments,
    homework,
    subscriptions,
    certificates,
    mails,
    payments,
    owing,
    registers,
    requests,
  ];
  if (differences === 0 && all.every(({ count }) => count === 0)) return null;
  return (
    <Card aria-labelledby="work" className="flex flex-col gap-4">
      <h2 id="work" className="text-xl">
        {words.title}
      </h2>
      <WorkPart icon={MessageCircle} title={words.comments} {...comments}>
        {comments.first.map(({ className, lesson, student, studentId, at, ...place }) => (
          <WorkRow
            key={place.commentId}
            to={commentPath(place)}
            lead={
              <StudentLink id={studentId}>
                <PersonText>{student}</PersonText>
              </StudentLink>
            }
            aside={<InstituteTime at={at} />}
          >
            <span className="text-muted">
              <PersonText>{lesson}</PersonText> (<PersonText>{className}</PersonText>)
            </span>
          </WorkRow>
        ))}
        <WorkRow to={pathTo('questions')} aside={null}>
          <span className="font-medium text-primary">{words.answer}</span>
        </WorkRow>
      </WorkPart>
      <WorkPart icon={Mic} title={words.homework} {...homework}>
        {homework.first.map(({ classId, className, count }) => (
          <WorkRow
            key={classId}
            to={`${pathTo('handIns')}?${CLASS_FILTER}=${classId}`}
            aside={words.handIns(count)}
          >
            <PersonText>{className}</PersonText>
          </WorkRow>
        ))}
      </WorkPart>
      <WorkPart icon={CalendarX} title={words.requests} {...requests}>
        {requests.first.map((request) => (
          <RequestRow key={`${request.id} ${request.askedAt.getTime()}`} request={request} />
        ))}
        <WorkRow to={pathTo('week')} aside={null}>
          <span className="font-medium text-primary">{words.requestsAll}</span>
        </WorkRow>
      </WorkPart>
      <WorkPart icon={ClipboardList} title={words.registers} {...registers}>
        {registers.first.map(({ id, className, groupName, teacherName, startsAt }) => (
          <WorkRow
            key={id}
            to={pathTo('meetingRegister', { id })}
            aside={<InstituteTime at={startsAt} withTime />}
          >
            <PersonText>{className}</PersonText>
            <span className="text-muted">
              {groupName !== '' && <PersonText>{groupName}</PersonText>}{' '}
              <PersonText isName>{teacherName}</PersonText>
            </span>
          </WorkRow>
        ))}
        <WorkRow to={pathTo('week')} aside={null}>
          <span className="font-medium text-primary">{words.registersAll}</span>
        </WorkRow>
        <WorkRow to={absencesPath} aside={null}>
          <span className="font-medium text-primary">{words.absences}</span>
        </WorkRow>
      </WorkPart>
      <WorkPart icon={CalendarClock} title={words.subscriptions} {...subscriptions}>
        {subscriptions.first.map(({ classId, className, count }) => (
          <WorkRow key={classId} to={studentsOf(classId)} aside={words.students(count)}>
            <PersonText>{className}</PersonText>
          </WorkRow>
        ))}
      </WorkPart>
      <WorkPart icon={Award} title={words.certificates} {...certificates}>
        {certificates.first.map(({ classId, className, count }) => (
          <WorkRow
            key={classId}
            to={pathTo('certificates')}
            state={certifyClassState(classId, className)}
            aside={words.students(count)}
          >
            <PersonText>{className}</PersonText>
          </WorkRow>
        ))}
      </WorkPart>
      <WorkPart icon={MailX} title={words.mails} {...mails}>
        {mails.first.map(({ messageId, subject, count }) => (
          <WorkRow
            key={messageId}
            to={`${pathTo('sentMessages')}?message=${messageId}`}
            aside={words.failed(count)}
          >
            <PersonText>{subject}</PersonText>
          </WorkRow>
        ))}
      </WorkPart>
      <WorkPart icon={CreditCard} title={words.payments} count={payments.count + differences}>
        {differences > 0 && (
          <WorkRow to={`${pathTo('books')}?tab=provider`} aside={formatNumber(differences)}>
            {words.differences}
          </WorkRow>
        )}
        {payments.first.map((payment) => (
          <FailedPaymentRow key={payment.reference} payment={payment} />
        ))}
      </WorkPart>
      <WorkPart icon={Hourglass} title={words.owing} {...owing}>
        {owing.first.map(({ invoiceId, studentId, name, title, restKobo }) => (
          <WorkRow
            key={invoiceId}
            to={OLD_DEBTS}
            lead={
              <StudentLink id={studentId}>
                <PersonText isName>{name}</PersonText>
              </StudentLink>
            }
            aside={<Money kobo={restKobo} />}
          >
            <span className="text-muted">
              <PersonText>{title}</PersonText>
            </span>
          </WorkRow>
        ))}
        <WorkRow to={OLD_DEBTS} aside={null}>
          <span className="font-medium text-primary">{words.owingAll}</span>
        </WorkRow>
      </WorkPart>
    </Card>
  );
}
