import { getQuestions, type Question } from '@institute/contract/reports/questions';
import { getTeaching } from '@institute/contract/reports/teaching';
import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../platform/answers.ts';
import { useListedParts } from '../../platform/listed-parts.ts';
import { officeWorkKey } from '../../platform/query-keys.ts';
import { useInbox } from '../../ui/inbox/use-inbox.ts';

/** A question by the id of its comment. */
export type ListedQuestion = Question & { id: number };

/** The questions that wait in a class, by its id, or in all, and how one goes through them. */
export function useQuestions(classId: string) {
  const client = useQueryClient();
  const { query, more } = useListedParts(getQuestions, classId === '' ? {} : { classId });
  const listed: readonly ListedQuestion[] =
    query.data?.flatMap(({ questions }) =>
      questions.map((question) => ({ ...question, id: question.commentId })),
    ) ?? [];
  const inbox = useInbox({ listed, opensFirst: true, loadMore: more?.load });
  return {
    ...{ query, more, inbox },
    settle: (id: number) => {
      inbox.settle(id);
      void refresh(client, [getTeaching, officeWorkKey]);
    },
    count: (query.data?.[0]?.count ?? 0) - (listed.length - inbox.items.length),
  };
}
