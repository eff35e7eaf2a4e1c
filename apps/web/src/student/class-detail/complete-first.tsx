import type { EntryExam } from '@institute/contract/lessons/entry-exam';
import { entryExamFacts, entryExamSentence } from '@institute/contract/lessons/entry-exam-words';
import { pathTo } from '@institute/contract/routes';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import type { ClassStatus } from './status.ts';
import { text } from './text.ts';

type CompleteFirstProps = Extract<ClassStatus, { kind: 'prerequisite' }>;

/** That another class comes first, and the exam that may be passed instead where there is one. */
export function CompleteFirst({ name, rand, entry }: CompleteFirstProps) {
  const first = (
    <Link to={pathTo('class', { id: rand })} className="font-semibold underline underline-offset-2">
      <PersonText>{name}</PersonText>
    </Link>
  );
  const fill = {
    class: first,
    exam: entry && <PersonText className="font-semibold">{entry.subject}</PersonText>,
    facts: entry && entryExamFacts(entry),
  };
  return (
    <>
      <p className="rounded-field bg-info-soft px-3 py-2 text-info">
        <Sentence words={entry ? entryExamSentence(entry) : text.completeFirst} fill={fill} />
      </p>
      {entry && <ToExam entry={entry} />}
    </>
  );
}

/** The way to the exam: to sit it, or to what was made of it. */
function ToExam({ entry: { standing, classRand, rand } }: { entry: EntryExam }) {
  const isOpen = standing === 'open';
  return (
    <LinkButton
      to={pathTo('lesson', { classId: classRand, lessonId: rand })}
      variant={isOpen ? 'primary' : 'secondary'}
      size={isOpen ? 'lg' : 'md'}
    >
      {isOpen ? text.sitExam : text.seeExam}
    </LinkButton>
  );
}
