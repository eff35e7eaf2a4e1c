import type { ListedThread } from '@institute/contract/letters/letters';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

/** What a conversation says in the list of them. */
export function ThreadLine({ thread }: { thread: ListedThread }) {
  const { studentName, className, letters, lastAt, waitingSince } = thread;
  return (
    <>
      <span className="flex w-full items-baseline justify-between gap-2">
        <span className="min-w-0 truncate font-medium">
          <PersonText isName>{studentName}</PersonText>
        </span>
        <span className="shrink-0 text-muted">{text.letters(letters)}</span>
      </span>
      <span className="w-full truncate text-muted">
        <PersonText>{className}</PersonText>
      </span>
      <span className="text-muted">
        {waitingSince ? (
          <Sentence words={text.since} fill={{ date: <InstituteTime at={waitingSince} /> }} />
        ) : (
          <InstituteTime at={lastAt} />
        )}
      </span>
    </>
  );
}
