import { DAY_MS } from '@institute/contract/time/durations';
import { TRASH_DAYS } from '@institute/contract/trash/kinds';
import { getTrash, type TrashItem } from '@institute/contract/trash/trash';
import { handle } from '../../handler.ts';
import { pageOf } from '../../shared/page.ts';
import { daysAgo } from '../settings/index.ts';
import { type TrashRow, trashPage } from './store.ts';

const presentItem = (row: TrashRow): TrashItem => ({
  ...row,
  deletedBy: row.deletedBy ?? '',
  until: new Date(row.deletedAt.getTime() + TRASH_DAYS * DAY_MS),
});

export const handlers = [
  handle(getTrash, async ({ db, clock }, { kind, ...wanted }) => {
    const page = pageOf(wanted);
    const since = daysAgo(clock.now(), TRASH_DAYS);
    const { total, more, rows } = await trashPage(db, { ...page, since, kind });
    return { data: rows.map(presentItem), meta: { ...page.meta(total), more } };
  }),
];
