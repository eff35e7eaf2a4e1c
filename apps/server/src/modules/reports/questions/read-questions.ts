import { classesWith } from '@institute/contract/auth/abilities';
import type { Questions } from '@institute/contract/reports/questions';
import { type Context, signedIn } from '../../../context.ts';
import { threadLines } from '../../comments/index.ts';
import { spansAt } from '../work/rules.ts';
import { type OpenThread, openThreads, type ThreadPlace } from '../work/store-threads.ts';

/** How many questions are read at a time. */
const AT_A_TIME = 10;

/** Which questions are wanted: of one class or of all, and behind which place. */
export interface WantedQuestions {
  classId: number | null;
  after: ThreadPlace | null;
}

/**
 * The questions without an answer that the session's user may answer, each with what was said before it. A
 * class of others is as empty as one that there is not.
 */
export async function readQuestions(
  context: Context,
  { classId, after }: WantedQuestions,
): Promise<Questions> {
  const own = classesWith(signedIn(context), 'comments.answer');
  const wanted = classId === null ? null : [classId];
  const classIds =
    own === null || wanted === null ? (wanted ?? own) : own.filter((id) => id === classId);
  const { count, first } = await openThreads(context.db, {
    ...{ since: spansAt(context.clock.now()).commentsSince, classIds, after },
    limit: AT_A_TIME + 1,
  });
  const page = first.slice(0, AT_A_TIME);
  const lines = await threadLines(context, page);
  const last = page.at(-1);
  return {
    count,
    // One that was deleted since the list was read has lost its last line.
    questions: page.flatMap((thread, at) => {
      const said = lines[at];
      return said?.lines.at(-1)?.id === thread.commentId ? [{ ...thread, ...said }] : [];
    }),
    next: last && first.length > AT_A_TIME ? placeOf(last) : '',
  };
}

const placeOf = ({ at, commentId }: OpenThread) => `${new Date(at).getTime()}-${commentId}`;
