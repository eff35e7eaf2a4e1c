import { getLetterThreads } from '@institute/contract/letters/letters';
import { getTeaching } from '@institute/contract/reports/teaching';
import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../platform/answers.ts';
import { useListedParts } from '../../platform/listed-parts.ts';
import { useInbox } from '../../ui/inbox/use-inbox.ts';

/** Which conversations are listed. */
export interface WantedThreads {
  state: 'waiting' | 'all';
  /** By its id; empty for all. */
  classId: string;
  studentId: string;
}

/** The conversations that wait, or all, and how one goes through them. The first is opened by itself where `opensFirst`. */
export function useThreads({ state, classId, studentId }: WantedThreads, opensFirst: boolean) {
  const client = useQueryClient();
  const { query, more } = useListedParts(getLetterThreads, {
    state,
    ...(classId !== '' && { classId }),
    ...(studentId !== '' && { studentId }),
  });
  const listed = query.data?.flatMap(({ threads }) => threads) ?? [];
  const inbox = useInbox({ listed, opensFirst, loadMore: more?.load });
  const refreshLists = () => refresh(client, [getLetterThreads, getTeaching]);
  return {
    ...{ query, more, inbox },
    /** An answered one leaves those that wait. */
    settle: (id: number) => {
      void refreshLists();
      if (state === 'waiting') inbox.settle(id);
    },
    /** Puts it back, which waits again. */
    putBack: (id: number) => {
      inbox.putBack(id);
      void refreshLists();
    },
  };
}
