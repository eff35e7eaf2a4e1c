import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { mailDeliveries, mailings, messages, users } from '../../../schema/index.ts';
import { containing } from '../../../shared/like.ts';
import { accountWithPage } from '../../../shared/sql/account-page.ts';
import { countedPage } from '../../../shared/sql/counted.ts';
import { matchingPerson } from '../../../shared/sql/people-search.ts';

/** A page of a list, as asked for. */
interface Page {
  limit: number;
  offset: number;
  search: string;
}

/** A message an administrator has sent, with the counts of its e-mails. */
export type SentRow = Awaited<ReturnType<typeof selectSent>>[number];

const selectSent = (db: Database) =>
  db
    .select({
      id: messages.id,
      subject: messages.subject,
      body: messages.body,
      sentAt: messages.sentAt,
      sender: users.name,
      senderId: accountWithPage(users),
      channels: messages.channels,
      isPopup: messages.isPopup,
      toAll: messages.toAll,
      recipients: messages.recipientCount,
      total: mailings.total,
      sent: mailings.sent,
      failed: mailings.failed,
      unsubscribed: mailings.unsubscribed,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .leftJoin(mailings, eq(mailings.messageId, messages.id))
    .$dynamic();

/** A page of what administrators have sent, newest first. */
export async function sentMessages(
  db: Database,
  { search, limit, offset }: Page,
): Promise<{ total: number; more: boolean; rows: SentRow[] }> {
  const found = search === '' ? sql`true` : sql`r.search_text like ${containing(search)}`;
  const { ids, ...counted } = await countedPage(db, {
    ways: [sql`from messages r where r.sender_id is not null and ${found}`],
    ...{ key: sql`r.id`, descending: true, limit, offset },
  });
  if (ids.length === 0) return { ...counted, rows: [] };
  const rows = await selectSent(db).where(inArray(messages.id, ids)).orderBy(desc(messages.id));
  return { ...counted, rows };
}

/** One message an administrator has sent. */
export async function sentMessage(db: Database, id: number): Promise<SentRow | null> {
  const [found] = await selectSent(db).where(
    and(eq(messages.id, id), isNotNull(messages.senderId)),
  );
  return found ?? null;
}

/** What the mail server said last about a mail of a message that waits; empty when nothing. */
export async function troubleOf(db: Database, messageId: number): Promise<string> {
  const { state, lastError } = mailDeliveries;
  const [found] = await db
    .select({ lastError })
    .from(mailDeliveries)
    .where(
      and(
        eq(mailDeliveries.messageId, messageId),
        sql`${state} in ('waiting', 'sending')`,
        isNotNull(lastError),
      ),
    )
    .orderBy(desc(mailDeliveries.dueAt))
    .limit(1);
  return found?.lastError ?? '';
}

/** A page of the e-mails of a message that failed, in the order of joining. */
export async function failedDeliveries(db: Database, messageId: number, page: Page) {
  const found = page.search ? matchingPerson(users.searchText, page.search) : undefined;
  const failed = and(
    eq(mailDeliveries.messageId, messageId),
    // As the index of the failed ones says it, which a value of its own would not match.
    sql`${mailDeliveries.state} = 'failed'`,
  );
  const wanted = and(failed, found);
  const total = await (found ? countFound(db, wanted) : countFailed(db, messageId));
  const rows = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      reason: mailDeliveries.lastError,
      attempts: mailDeliveries.attempts,
    })
    .from(mailDeliveries)
    .innerJoin(users, eq(users.id, mailDeliveries.userId))
    .where(wanted)
    .orderBy(mailDeliveries.userId)
    .limit(page.limit)
    .offset(page.offset);
  return { total, rows };
}

/** As the report has it. */
async function countFailed(db: Database, messageId: number): Promise<number> {
  const [mailing] = await db
    .select({ failed: mailings.failed })
    .from(mailings)
    .where(eq(mailings.messageId, messageId));
  return mailing?.failed ?? 0;
}

async function countFound(db: Database, wanted: SQL | undefined): Promise<number> {
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(mailDeliveries)
    .innerJoin(users, eq(users.id, mailDeliveries.userId))
    .where(wanted);
  return total;
}
