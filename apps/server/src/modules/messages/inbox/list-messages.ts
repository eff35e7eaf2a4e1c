import type { DataOf } from '@institute/contract/call';
import type { getMessages, Message, MessagesMeta } from '@institute/contract/messages/messages';
import type * as z from 'zod/mini';
import { type Context, signedIn } from '../../../context.ts';
import { pageOf } from '../../../shared/page.ts';
import { presentMessage } from './present.ts';
import {
  findMessages,
  type InboxState,
  inboxState,
  type MessageRow,
  messageByRef,
  newestMessages,
} from './store.ts';
import { newestPopup } from './store-popup.ts';

/** What a list of messages asks for. */
export interface Wanted {
  page?: number | undefined;
  per_page?: number | undefined;
  search?: string | undefined;
  message_id?: string | undefined;
}

/** Messages of the acting user with what holds for all of them. */
export interface Listed {
  data: DataOf<typeof getMessages>;
  meta: z.output<typeof MessagesMeta>;
}

/**
 * The acting user's messages: a page, those found, or the one that is named. The answer's name changes
 * with every message and every reading.
 */
export async function listMessages(context: Context, wanted: Wanted) {
  const own = await inboxState(context.db, signedIn(context).userId);
  return {
    name: `${own.newest}.${own.received}.${own.read}`,
    answer: () => listed(context, own, wanted),
  };
}

async function listed(context: Context, own: InboxState, wanted: Wanted): Promise<Listed> {
  const page = pageOf(wanted);
  const all = own.newest - own.before + own.received;
  const unread = all - own.read;
  const [{ total, rows }, popup] = await Promise.all([
    rowsOf(context, own, wanted, all),
    unread > 0 ? newestPopup(context.db, own) : null,
  ]);
  const present = (row: MessageRow): Message => presentMessage(row, context.config.timeZone);
  return {
    data: rows.map(present),
    meta: { ...page.meta(total), unread, popup: popup && present(popup) },
  };
}

async function rowsOf(
  { db }: Context,
  own: InboxState,
  wanted: Wanted,
  all: number,
): Promise<{ total: number; rows: MessageRow[] }> {
  const page = pageOf(wanted);
  if (wanted.message_id !== undefined) {
    const found = await messageByRef(db, own, wanted.message_id);
    return found ? { total: 1, rows: [found] } : { total: 0, rows: [] };
  }
  if (page.search) return findMessages(db, own, page);
  return { total: all, rows: await newestMessages(db, own, page) };
}
