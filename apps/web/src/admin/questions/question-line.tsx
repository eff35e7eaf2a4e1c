import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { ListedQuestion } from './use-questions.ts';

/** What a question says in the list of them. */
export function QuestionLine({ question: { lines, lesson } }: { question: ListedQuestion }) {
  const asked = lines.at(-1);
  return (
    <>
      <span className="flex w-full items-baseline justify-between gap-2">
        <span className="min-w-0 truncate font-medium">
          <PersonText isName>{asked?.name}</PersonText>
        </span>
        <span className="shrink-0 text-muted">
          {asked?.createdAt && <InstituteTime at={asked.createdAt} />}
        </span>
      </span>
      <span className="w-full truncate">
        <PersonText>{asked?.comment}</PersonText>
      </span>
      <span className="w-full truncate text-muted">
        <PersonText>{lesson}</PersonText>
      </span>
    </>
  );
}
