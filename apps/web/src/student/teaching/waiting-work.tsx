import { doorOf } from '@institute/contract/meetings/presence-rules';
import type { Teaching } from '@institute/contract/reports/teaching';
import { pathTo } from '@institute/contract/routes';
import { ClipboardCheck, Mail, MessageCircle, Mic } from 'lucide-react';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { commentPath } from '../../domains/comments/comment-address.ts';
import { useTaughtMeetings } from '../../domains/meetings/taught-meetings.ts';
import { WorkPart, WorkRow } from '../../domains/reports/widgets/work-part.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { useNow } from '../../platform/server-clock.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

/** What is to be marked and answered in the classes of a teacher, the longest waiting first. */
export function WaitingWork({ teaching }: { teaching: Teaching }) {
  const { classes, questions, letters } = teaching;
  const toMark = classes
    .filter(({ waiting }) => waiting > 0)
    .sort((a, b) => Number(a.waitingSince) - Number(b.waitingSince));
  const exams = toMark.reduce((sum, { waiting }) => sum + waiting, 0);
  const toHear = classes.filter(({ handIns }) => handIns > 0);
  const handIns = toHear.reduce((sum, one) => sum + one.handIns, 0);
  const { data: meetings = [] } = useTaughtMeetings();
  const now = useNow();
  const waits = meetings.some(
    (meeting) => meeting.lacksRegister && doorOf(meeting, now) === 'after',
  );
  const left = exams + handIns + questions.count + letters;
  // A register that waits stands above, and is something.
  if (left === 0 && waits) return null;
  if (left === 0) {
    return <EmptyState title={text.done}>{text.doneDetail}</EmptyState>;
  }
  return (
    <Card aria-labelledby="work" className="flex flex-col gap-4">
      <h2 id="work" className="text-xl">
        {text.work}
      </h2>
      <WorkPart icon={ClipboardCheck} title={text.exams} count={exams}>
        {toMark.map(({ id, name, waiting, waitingSince }) => (
          <WorkRow
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
          </WorkRow>
        ))}
      </WorkPart>
      <WorkPart icon={Mic} title={text.handIns} count={handIns}>
        {toHear.map(({ id, name, handIns: count }) => (
          <WorkRow key={id} to={`${pathTo('handIns')}?${CLASS_FILTER}=${id}`} aside={null}>
            <PersonText>{name}</PersonText>
            <span className="text-muted">{text.handInsOf(count)}</span>
          </WorkRow>
        ))}
      </WorkPart>
      <WorkPart icon={MessageCircle} title={text.questions} count={questions.count}>
        {questions.first.map(({ className, lesson, student, at, ...place }) => (
          <WorkRow key={place.commentId} to={commentPath(place)} aside={<InstituteTime at={at} />}>
            <PersonText>{student}</PersonText>
            <span className="text-muted">
              <PersonText>{lesson}</PersonText> (<PersonText>{className}</PersonText>)
            </span>
          </WorkRow>
        ))}
        <WorkRow to={pathTo('questions')} aside={null}>
          <span className="font-medium text-primary">{text.answer}</span>
        </WorkRow>
      </WorkPart>
      <WorkPart icon={Mail} title={text.letters} count={letters}>
        <WorkRow to={pathTo('managedLetters')} aside={null}>
          <span className="font-medium text-primary">{text.answerLetters}</span>
        </WorkRow>
      </WorkPart>
    </Card>
  );
}
