import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import { insertTemplate, type TemplateRow, updateTemplate } from './store.ts';

/** What the template form sets. */
export type TemplateForm = Pick<TemplateRow, 'title' | 'content' | 'footer'>;

/** Adds a template. */
export async function addTemplate(context: Context, form: TemplateForm): Promise<TemplateRow> {
  const row = { ...form, createdAt: context.clock.now() };
  const details = { template: null, title: form.title };
  return context.transaction((tx) => insertTemplate(tx, row), { details });
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
      const saved = await updateTemplate(tx, id, change);
      if (!saved) throw new AppError('template_not_found');
      details.title = saved.title;
      return saved;
    },
    { details },
  );
}

/** Hides a template; certificates made from it stay. Errors: template_not_found. */
export async function deleteTemplate(context: Context, id: number): Promise<void> {
  await context.transaction(
    async (tx) => {
      const hidden = await updateTemplate(tx, id, { deletedAt: context.clock.now() });
      if (!hidden) throw new AppError('template_not_found');
    },
    { details: { template: id } },
  );
}
