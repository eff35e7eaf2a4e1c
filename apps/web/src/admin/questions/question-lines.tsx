import type { Comment } from '@institute/contract/comments/comments';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { Content } from '../../ui/content/content.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

/** What was said up to a question, which stands last and apart. */
export function QuestionLines({ lines }: { lines: readonly Comment[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {lines.map((line, at) => (
        <li
          key={line.id}
          className={
            at === lines.length - 1
              ? 'rounded-field bg-sunken px-4 py-3'
              : 'border-line border-s-2 ps-3'
          }
        >
          <Line line={line} isQuestion={at === lines.length - 1} />
        </li>
      ))}
    </ol>
  );
}

function Line({ line, isQuestion }: { line: Comment; isQuestion: boolean }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={cx(isQuestion && 'font-semibold')}>
          <StudentLink id={line.authorId}>
            <PersonText isName>{line.name}</PersonText>
          </StudentLink>
        </span>
        {line.isByTeacher && <Badge tone="good">{text.teacher}</Badge>}
        <span className="text-muted text-sm">
          {line.createdAt && <InstituteTime at={line.createdAt} withTime />}
        </span>
      </p>
      <Content text={line.comment} isTyped />
    </>
  );
}
