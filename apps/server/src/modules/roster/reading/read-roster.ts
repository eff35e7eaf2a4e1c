import type { Context } from '../../../context.ts';
import { liveClasses } from '../../classes/index.ts';
import { rememberedColumns } from '../store-columns.ts';
import { classKey, partsOfName } from './guess-columns.ts';
import { type ReadSheet, readSheetOf, type SheetOrder } from './read-sheet.ts';

/**
 * Reads a sheet that was sent or pasted, with what its columns seem to be. Nothing is kept. Errors:
 * table_unreadable, rows_missing, rows_too_many.
 */
export async function readRoster(
  { db, config, uploads }: Context,
  order: Omit<SheetOrder, 'path'>,
): Promise<ReadSheet> {
  const classes = await liveClasses(db);
  return readSheetOf(
    { ...order, path: uploads.file?.path ?? null },
    {
      country: config.country,
      classes: new Set(classes.flatMap(({ name }) => [classKey(name), ...partsOfName(name)])),
      remembered: await rememberedColumns(db),
    },
  );
}
