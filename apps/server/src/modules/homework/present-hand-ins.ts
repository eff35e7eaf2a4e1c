import type { HandIn, Reply, Take } from '@institute/contract/homework/hand-ins';
import type { Services } from '../../context.ts';
import type { Database } from '../../platform/db.ts';
import { extensionOf } from '../lessons/index.ts';
import type { NamedHandIn } from './store.ts';
import { type ReplyRow, repliesTo, type SaidReply, type TakeRow, takesOf } from './store-files.ts';

type Filed = Pick<TakeRow | ReplyRow, 'file' | 'bytes' | 'seconds' | 'levels' | 'copy'>;
type Signing = Pick<Services, 'files'>;

/** A stored file for whoever may have it: its addresses are signed. */
export const presentFile = ({ files }: Signing, { file, bytes, seconds, levels, copy }: Filed) => ({
  ...{ path: files.address(file), copyPath: files.address(copy), extension: extensionOf(file) },
  ...{ bytes, seconds, levels },
});

export const presentTake = (services: Signing, row: TakeRow): Take => ({
  ...{ id: row.id, kind: row.kind, lineId: row.lineId || null },
  ...presentFile(services, row),
});

/** A reply as it is read by somebody. */
export const presentReply = (
  services: Signing,
  { reply, byName }: SaidReply,
  readerId: number,
): Reply => ({
  ...{ id: reply.id, takeId: reply.takeId, atMs: reply.atMs, x: reply.x, y: reply.y },
  text: reply.text,
  // One whose time is over says so by an empty path.
  voice: reply.bytes > 0 ? presentFile(services, reply) : null,
  ...{ byName: byName ?? '', at: reply.createdAt, isOwn: reply.authorId === readerId },
});

/** Hand-ins with all that hangs on them, as somebody reads them; in the order in which they are given. */
export async function presentHandIns(
  services: Signing & { db: Database },
  found: readonly NamedHandIn[],
  readerId: number,
): Promise<HandIn[]> {
  const ids = found.map(({ row }) => row.id);
  const [allTakes, said] = await Promise.all([
    takesOf(services.db, ids),
    repliesTo(services.db, ids),
  ]);
  return found.map(({ row, answeredBy }) => ({
    ...{ id: row.id, attempt: row.attempt, handedInAt: row.handedInAt, isLate: row.isLate },
    ...{ state: row.state, asked: row.asked, text: row.text, version: row.version },
    takes: allTakes
      .filter(({ handInId }) => handInId === row.id)
      .map((take) => presentTake(services, take)),
    replies: said
      .filter(({ reply }) => reply.handInId === row.id)
      .map((one) => presentReply(services, one, readerId)),
    ...{ mark: row.mark, outOf: row.outOf, rubric: row.rubric, answeredAt: row.answeredAt },
    answeredBy: answeredBy ?? '',
  }));
}
