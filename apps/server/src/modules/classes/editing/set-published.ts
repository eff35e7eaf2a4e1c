import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { hasStudents } from '../enrolling/store-enrolments.ts';
import { lockClass, setDraft } from '../store.ts';

/**
 * Publishes a class, or makes it a draft again as long as nobody has joined it (decision 143); the same
 * again changes nothing. Errors: class_not_found, class_joined.
 */
export async function setPublished(
  context: Context,
  classRef: string,
  isPublished: boolean,
): Promise<void> {
  const details: Record<string, unknown> = { class: classRef };
  await context.transaction(
    async (tx) => {
      // Whoever joins holds it too, so that nobody comes in between.
      const row = await lockClass(tx, classRef, 'update');
      if (!row) throw new AppError('class_not_found');
      details.name = row.name;
      if (!isPublished && (await hasStudents(tx, row.id))) throw new AppError('class_joined');
      await setDraft(tx, row.id, !isPublished);
    },
    { details },
  );
}
