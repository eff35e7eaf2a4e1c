import { AppError } from '@institute/contract/errors';
import { TRASH_DAYS } from '@institute/contract/trash/kinds';
import { type Context, signedIn } from '../../../context.ts';
import { changesBetween } from '../../../shared/audit-changes.ts';
import { daysAgo } from '../../settings/index.ts';
import {
  insertTemplate,
  lockTemplate,
  showTemplate,
  type TemplateRow,
  updateTemplate,
} from './store.ts';

/** What the template form sets. */
export type TemplateForm = Pick<TemplateRow, 'title' | 'content' | 'footer'>;

/** Adds a template. */
export async function addTemplate(context: Context, form: TemplateForm): Promise<TemplateRow> {
  const row = { ...form, createdAt: context.clock.now() };
  const details: Record<string, unknown> = { template: null, title: form.title };
  return context.transaction(
    async (tx) => {
      const added = await insertTemplate(tx, row);
      details.template = added.id;
      return added;
    },
    { details },
  );
}

/** Changes a template: what was not sent stays as it is. Errors: template_not_found. */
export async function changeTemplate(
  context: Context,
  id: number,
  change: Partial<TemplateForm>,
): Promise<TemplateRow> {
  const details: Record<string, unknown> = { template: id };
  return context.transaction(
    async (tx) => {
      const before = await lockTemplate(tx, id);
      const saved = await updateTemplate(tx, id, change);
      if (!before || !saved) throw new AppError('template_not_found');
      details.title = saved.title;
      Object.assign(details, changesBetween(before, change, ['title', 'content', 'footer']));
      return saved;
    },
    { details },
  );
}

/**
 * Hides a template, which can be brought back for 30 days; certificates made from it stay. Errors:
 * template_not_found.
 */
export async function deleteTemplate(context: Context, id: number): Promise<void> {
  const details: Record<string, unknown> = { template: id };
  await context.transaction(
    async (tx) => {
      const deleted = { deletedAt: context.clock.now(), deletedBy: signedIn(context).userId };
      const hidden = await updateTemplate(tx, id, deleted);
      if (!hidden) throw new AppError('template_not_found');
      details.title = hidden.title;
    },
    { details },
  );
}

/** Brings back a template that was deleted within 30 days. Errors: trash_gone. */
export async function restoreTemplate(context: Context, id: number): Promise<void> {
  const details: Record<string, unknown> = { template: id };
  await context.transaction(
    async (tx) => {
      const shown = await showTemplate(tx, id, daysAgo(context.clock.now(), TRASH_DAYS));
      if (!shown) throw new AppError('trash_gone');
      details.title = shown.title;
    },
    { details },
  );
}
