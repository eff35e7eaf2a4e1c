import type { Question } from '@institute/contract/reports/questions';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

interface QuestionListProps {
  questions: readonly Question[];
  /** The place of the open one. */
  place: number;
  onOpen: (place: number) => void;
  /** What follows on the server, and how it is asked for; null for nothing. */
  more: { load: () => void; isLoading: boolean; error: unknown } | null;
}

/** The questions that wait, each a line; the open one is marked. */
export function QuestionList({ questions, place, onOpen, more }: QuestionListProps) {
  return (
    <nav aria-label={text.list} data-list>
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {questions.map((question, at) => (
          <li key={question.commentId}>
            <button
              type="button"
              aria-current={at === place}
              onClick={() => onOpen(at)}
              className={cx(
                'flex min-h-11 w-full flex-col px-3 py-2 text-start text-sm focus-visible:-outline-offset-2',
                at === place ? 'bg-primary-soft' : 'bg-surface hover:bg-sunken',
              )}
            >
              <Line question={question} />
            </button>
          </li>
        ))}
      </ol>
      <FormAlert message={more?.error ? errorMessage(more.error, text.moreFailed) : null} />
      {more && (
        <Button
          variant="ghost"
          className="mt-2 w-full"
          busy={more.isLoading}
          busyLabel={text.loading}
          onClick={more.load}
        >
          {text.more}
        </Button>
      )}
    </nav>
  );
}

function Line({ question: { lines, lesson } }: { question: Question }) {
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
