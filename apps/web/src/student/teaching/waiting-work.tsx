import type { Teaching } from '@institute/contract/reports/teaching';
import { pathTo } from '@institute/contract/routes';
import { ClipboardCheck, MessageCircle, UserRound } from 'lucide-react';
import { CLASS_FILTER, WRITE_TO } from '../../domains/classes/filter-name.ts';
import { WorkPart, WorkRow } from '../../domains/reports/widgets/work-part.tsx';
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
  const silentIn = new Set(silent.first.map(({ classRand }) => classRand));
  const writable = classes.filter(
    ({ rand, powers }) => silentIn.has(rand) && powers.includes('teach'),
  );
  const exams = toMark.reduce((sum, { waiting }) => sum + waiting, 0);
  if (exams + questions.count + silent.count === 0) {
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
      <WorkPart icon={MessageCircle} title={text.questions} count={questions.count}>
        {questions.first.map(({ classRand, lessonRand, className, lesson, student, at }) => (
          <WorkRow
            key={`${classRand}-${lessonRand}-${at.getTime()}`}
            to={pathTo('lesson', { classId: classRand, lessonId: lessonRand })}
            aside={<InstituteTime at={at} />}
          >
            <PersonText>{student}</PersonText>
            <span className="text-muted">
              <PersonText>{lesson}</PersonText> (<PersonText>{className}</PersonText>)
            </span>
          </WorkRow>
        ))}
      </WorkPart>
      <WorkPart icon={UserRound} title={text.silent} count={silent.count}>
        {silent.first.map(({ studentId, classRand, className, student, since }) => (
          <WorkRow
            key={`${classRand}-${studentId}`}
            to={`${pathTo('managedClass', { id: classRand })}?tab=attendance`}
            aside={<Sentence words={text.lastSeen} fill={{ date: <InstituteTime at={since} /> }} />}
          >
            <PersonText>{student}</PersonText>
            <PersonText className="text-muted">{className}</PersonText>
          </WorkRow>
        ))}
        {writable.map(({ rand, name }) => (
          <WorkRow
            key={rand}
            to={`${pathTo('managedClass', { id: rand })}?${WRITE_TO}=silent`}
            aside={null}
          >
            <span className="font-medium text-primary">
              <Sentence
                words={text.writeToSilent}
                fill={{ name: <PersonText>{name}</PersonText> }}
              />
            </span>
          </WorkRow>
        ))}
      </WorkPart>
    </Card>
  );
}
