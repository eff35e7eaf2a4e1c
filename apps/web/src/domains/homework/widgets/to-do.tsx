import { getHomeworkToDo, type HomeworkToDo } from '@institute/contract/homework/my-homework';
import { ListTodo } from 'lucide-react';
import { Link } from 'react-router';
import { useAnswer } from '../../../platform/answers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatDay } from '../../../ui/format.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { givenOf, pathOf } from '../given.ts';
import { text as words } from '../text.ts';

/** Homework that a student has still to do, of one class or of all; nothing where there is none. */
export function ToDo({ classRand }: { classRand?: string }) {
  const { data = [] } = useAnswer(getHomeworkToDo, {});
  const own = data.filter((one) => classRand === undefined || one.classRand === classRand);
  if (own.length === 0) return null;
  return (
    <Card aria-labelledby="homework-to-do" className="flex flex-col gap-1">
      <h2 id="homework-to-do" className="flex items-center gap-2 text-lg">
        <ListTodo size={20} className="text-primary" />
        {words.toDoTitle}
      </h2>
      <ul className="divide-y divide-line">
        {own.map((one) => (
          <Row key={keyOf(one)} one={one} withClass={classRand === undefined} />
        ))}
      </ul>
    </Card>
  );
}

const keyOf = ({ lessonRand, blockId, meetingId }: HomeworkToDo) =>
  `${lessonRand} ${blockId} ${meetingId}`;

function Row({ one, withClass }: { one: HomeworkToDo; withClass: boolean }) {
  const { title, className, dueOn, isLate, isAgain } = one;
  const given = givenOf(one);
  if (!given) return null;
  return (
    <li>
      <Link
        to={pathOf(given)}
        className="-mx-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field px-2 py-2 hover:bg-sunken focus-visible:outline-primary"
      >
        <span className="flex min-w-0 flex-col">
          <PersonText className="font-medium text-primary">{title}</PersonText>
          {withClass && <PersonText className="text-muted text-sm">{className}</PersonText>}
        </span>
        <span className="flex flex-wrap items-center gap-2 text-sm">
          {isAgain && <Badge tone="gold">{words.again}</Badge>}
          {isLate && <Badge tone="bad">{words.isLate}</Badge>}
          {dueOn !== null && !isAgain && (
            <span className="figures text-muted">{words.due(formatDay(dueOn))}</span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** Says of a lesson or a meeting in a list that it has homework to be done; nothing of others. */
export function ToDoMark(of: { lessonRand: string } | { meetingId: number }) {
  const { data = [] } = useAnswer(getHomeworkToDo, {});
  const isThere = data.some((one) =>
    'meetingId' in of ? one.meetingId === of.meetingId : one.lessonRand === of.lessonRand,
  );
  return isThere ? <Badge tone="gold">{words.homework}</Badge> : null;
}
