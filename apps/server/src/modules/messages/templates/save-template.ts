import { AppError } from '@institute/contract/errors';
import { TRASH_DAYS } from '@institute/contract/trash/kinds';
import { type Context, signedIn } from '../../../context.ts';
import { changesBetween } from '../../../shared/audit-changes.ts';
import { daysAgo } from '../../settings/index.ts';
import { insertTemplate, showTemplate, type TemplateRow, updateTemplate } from './store.ts';

/** What a template holds. */
export type TemplateForm = Pick<TemplateRow, 'name' | 'subject' | 'body'>;

/** Keeps a message as a template; the same key keeps one. */
export async function addTemplate(
  context: Context,
  form: TemplateForm,
  requestKey: string | undefined,
): Promise<number> {
  const savedBy = requestKey ? `${signedIn(context).userId}:${requestKey}` : null;
  const details: Record<string, unknown> = { name: form.name };
  return context.transaction(
    async (tx) => {
      const id = await insertTemplate(tx, { ...form, savedBy });
      details.template = id;
      return id;
    },
    { details },
  );
}

/** Changes a template; what is not sent stays. Errors: message_template_not_found. */
export async function changeTemplate(
  context: Context,
  id: number,
  change: Partial<TemplateForm>,
): Promise<void> {
  await write(context, id, change);
}

/** Puts a template into the trash. Errors: message_template_not_found. */
export async function deleteTemplate(context: Context, id: number): Promise<void> {
  await write(context, id, {
    deletedAt: context.clock.now(),
    deletedBy: signedIn(context).userId,
  });
}

async function write(
  context: Context,
  id: number,
  change: Partial<Omit<TemplateRow, 'id'>>,
): Promise<void> {
  const details: Record<string, unknown> = { template: id };
  await context.transaction(
    async (tx) => {
      const before = await updateTemplate(tx, id, change);
      if (!before) throw new AppError('message_template_not_found');
      details.name = change.name ?? before.name;
      Object.assign(details, changesBetween(before, change, ['name', 'subject', 'body']));
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
      details.name = shown.name;
    },
    { details },
  );
}
