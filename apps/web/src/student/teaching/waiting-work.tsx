import { formatNumber } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { ClipboardCheck, type LucideIcon, MessageCircle, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import type { Teaching } from '../../domains/reports/teaching-model.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

/** What waits in the classes of a teacher, the longest waiting first, each with the way to it. */
export function WaitingWork({ teaching }: { teaching: Teaching }) {
  const { classes, questions, silent } = teaching;
  const toMark = classes
    .filter(({ waiting }) => waiting > 0)
    .sort((a, b) => Number(a.waitingSince) - Number(b.waitingSince));
  const exams = toMark.reduce((sum, { waiting }) => sum + waiting, 0);
  if (exams + questions.count + silent.count === 0) {
    return <EmptyState title={text.done}>{text.doneDetail}</EmptyState>;
  }
  return (
    <Card aria-labelledby="work" className="flex flex-col gap-4">
      <h2 id="work" className="text-xl">
        {text.work}
      </h2>
      <Part icon={ClipboardCheck} title={text.exams} count={exams}>
        {toMark.map(({ id, name, waiting, waitingSince }) => (
          <Row
            key={id}
            to={`${pathTo('exams')}?${CLASS_FILTER}=${id}`}
            aside={
              waitingSince && (
                <Sentence words={text.since} fill={{ date: <InstituteTime at={waitingSince} /> }} />
              )
            }
          >
            <PersonText>{name}</PersonText>
            <span className="text-muted">{text.examsOf(waiting)}</span>
          </Row>
        ))}
      </Part>
      <Part icon={MessageCircle} title={text.questions} count={questions.count}>
        {questions.first.map(({ path, className, lesson, student, at }) => (
          <Row key={`${path}-${Number(at)}`} to={path} aside={at && <InstituteTime at={at} />}>
            <PersonText>{student}</PersonText>
            <span className="text-muted">
              <PersonText>{lesson}</PersonText> (<PersonText>{className}</PersonText>)
            </span>
          </Row>
        ))}
      </Part>
      <Part icon={UserRound} title={text.silent} count={silent.count}>
        {silent.first.map(({ studentId, path, className, student, since }) => (
          <Row
            key={`${path}-${studentId}`}
            to={path}
            aside={
              since && (
                <Sentence words={text.lastSeen} fill={{ date: <InstituteTime at={since} /> }} />
              )
            }
          >
            <PersonText>{student}</PersonText>
            <PersonText className="text-muted">{className}</PersonText>
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
