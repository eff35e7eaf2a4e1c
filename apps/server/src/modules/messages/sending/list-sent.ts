import type { SentMessage } from '@institute/contract/messages/managed-messages';
import type { Context } from '../../../context.ts';
import { pageOf } from '../../../shared/page.ts';
import { presentSent, waitingOf } from './present.ts';
import { type SentRow, sentMessage, sentMessages, troubleOf } from './store-sent.ts';

/** What administrators have sent: a page, or the one that is named. */
export async function listSent(
  { db, config }: Context,
  wanted: {
    page?: number | undefined;
    per_page?: number | undefined;
    search?: string | undefined;
    message_id?: number | undefined;
  },
): Promise<{
  data: SentMessage[];
  meta: { total: number; page: number; per_page: number; more: boolean };
}> {
  const page = pageOf(wanted);
  const { total, more, rows } =
    wanted.message_id === undefined
      ? await sentMessages(db, page)
      : only(await sentMessage(db, wanted.message_id));
  const data = await Promise.all(
    rows.map(async (row) => {
      const trouble = waitingOf(row) > 0 ? await troubleOf(db, row.id) : '';
      return presentSent(row, config.timeZone, trouble);
    }),
  );
  return { data, meta: { ...page.meta(total), more } };
}

const only = (row: SentRow | null) => ({
  total: row ? 1 : 0,
  more: false,
  rows: row ? [row] : [],
});
