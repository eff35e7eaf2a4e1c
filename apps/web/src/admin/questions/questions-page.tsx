import { useActor, useCan } from '../../domains/auth/use-actor.ts';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Inbox } from '../../ui/inbox/inbox.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { OpenQuestion } from './open-question.tsx';
import { QuestionLine } from './question-line.tsx';
import { text } from './text.ts';
import { useQuestions } from './use-questions.ts';

/** The questions without an answer, answered one after the other. */
export function QuestionsPage() {
  const state = useTableQuery({ filters: [CLASS_FILTER] });
  const classId = state.filter(CLASS_FILTER);
  const isOffice = useCan('office.enter');
  const actor = useActor();
  const hasClasses = isOffice || (actor?.teaches.length ?? 0) > 1;
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      {hasClasses && (
        <div className="mb-4">
          <ClassFilter label={text.className} state={state} />
        </div>
      )}
      <QuestionsInbox key={classId} classId={classId} />
    </>
  );
}

function QuestionsInbox({ classId }: { classId: string }) {
  const { query, more, inbox, count, settle } = useQuestions(classId);
  const isEmpty = inbox.items.length === 0;
  return (
    <Inbox
      {...{ inbox, query, more, count }}
      words={text}
      head={
        <p role="status" className={isEmpty ? 'sr-only' : 'mb-3 text-muted'}>
          {isEmpty ? text.empty : text.waiting(count)}
        </p>
      }
      empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
      line={(question) => <QuestionLine question={question} />}
    >
      {(open, steps) => (
        <OpenQuestion
          key={open.id}
          question={open}
          takesFocus={inbox.isFollowing}
          steps={steps}
          onAnswered={() => settle(open.id)}
        />
      )}
    </Inbox>
  );
}
