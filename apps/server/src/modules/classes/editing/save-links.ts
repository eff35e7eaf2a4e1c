import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { changesBetween } from '../../../shared/audit-changes.ts';
import { lockClass, saveClass } from '../store.ts';

/** The live links of a class as they are to be, and as whoever changes them was shown them. */
interface LinksChange {
  links: string;
  shown?: string | undefined;
}

/** Changes the live links of a class; the same again changes nothing. Errors: class_not_found, class_changed. */
export async function saveLinks(
  context: Context,
  classRef: string,
  { links, shown }: LinksChange,
): Promise<string> {
  const details: Record<string, unknown> = { class: classRef };
  return context.transaction(
    async (tx) => {
      const row = await lockClass(tx, classRef, 'update');
      if (!row) throw new AppError('class_not_found');
      details.name = row.name;
      // What is there already was saved by a request whose answer was lost.
      if (shown !== undefined && row.links !== shown && row.links !== links) {
        throw new AppError('class_changed');
      }
      Object.assign(details, changesBetween(row, { links }, ['links']));
      await saveClass(tx, row.id, { links });
      return links;
    },
    { details },
  );
}
