import { formatNumber } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { CalendarClock, CreditCard, type LucideIcon, MailX, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { studentPath } from '../../domains/people/student-path.ts';
import type { OfficeWork } from '../../domains/reports/work-model.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Card } from '../../ui/card.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

const words = text.work;

const studentsOf = (classId: number) => `${pathTo('managedClass', { id: classId })}?tab=students`;

/** What waits beside exams, each line with the way to where it is done; nothing where nothing waits. */
export function WorkList({ work }: { work: OfficeWork }) {
  const { comments, subscriptions, mails, payments, differences } = work;
  const all = [comments, subscriptions, mails, payments];
  if (differences === 0 && all.every(({ count }) => count === 0)) return null;
  return (
    <Card aria-labelledby="work" className="flex flex-col gap-4">
      <h2 id="work" className="text-xl">
        {words.title}
      </h2>
      <Part icon={MessageCircle} title={words.comments} {...comments}>
        {comments.first.map(({ path, className, lesson, student, at }) => (
          <Row key={`${path}-${at.getTime()}`} to={path} aside={<InstituteTime at={at} />}>
            <PersonText>{student}</PersonText>
            <span className="text-muted">
              <PersonText>{lesson}</PersonText> (<PersonText>{className}</PersonText>)
            </span>
          </Row>
        ))}
      </Part>
      <Part icon={CalendarClock} title={words.subscriptions} {...subscriptions}>
        {subscriptions.first.map(({ classId, className, count }) => (
          <Row key={classId} to={studentsOf(classId)} aside={words.students(count)}>
            <PersonText>{className}</PersonText>
          </Row>
        ))}
      </Part>
      <Part icon={MailX} title={words.mails} {...mails}>
        {mails.first.map(({ messageId, subject, count }) => (
          <Row
            key={messageId}
            to={`${pathTo('sentMessages')}?message=${messageId}`}
            aside={words.failed(count)}
          >
            <PersonText>{subject}</PersonText>
          </Row>
        ))}
      </Part>
      <Part
        icon={CreditCard}
        title={words.payments}
        count={payments.count + (differences > 0 ? 1 : 0)}
      >
        {differences > 0 && (
          <Row to={pathTo('books')} aside={formatNumber(differences)}>
            {words.differences}
          </Row>
        )}
        {payments.first.map(({ reference, studentId, name, at }) => (
          <Row key={reference} to={studentPath(studentId)} aside={<InstituteTime at={at} />}>
            <PersonText>{name}</PersonText>
            <span dir="ltr" className="text-muted [overflow-wrap:anywhere]">
              {reference}
            </span>
          </Row>
        ))}
      </Part>
    </Card>
  );
}

interface PartProps {
  icon: LucideIcon;
  title: string;
  count: number;
  children: ReactNode;
}

/** One kind of work: how much there is, and the first of it. */
function Part({ icon: Icon, title, count, children }: PartProps) {
  if (count === 0) return null;
  return (
    <div>
      <h3 className="flex items-center gap-2">
        <Icon size={18} className="shrink-0 text-primary" />
        {title}
        <span className="figures rounded-full bg-gold-soft px-2 text-gold-strong text-sm">
          {formatNumber(count)}
        </span>
      </h3>
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  );
}

function Row({ to, aside, children }: { to: string; aside: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="tap flex flex-wrap items-center justify-between gap-x-4 rounded-field py-1.5 hover:bg-sunken sm:px-2"
      >
        <span className="flex flex-wrap gap-x-2 leading-snug">{children}</span>
        <span className="figures text-muted text-sm">{aside}</span>
      </Link>
    </li>
  );
}
