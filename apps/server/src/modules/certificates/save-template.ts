import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import { insertTemplate, type TemplateRow, updateTemplate } from './store.ts';

/** What the template form sets. */
export type TemplateForm = Pick<TemplateRow, 'title' | 'content' | 'footer'>;

/** Adds a template, or changes the one with `id`. Errors: template_not_found. */
export async function saveTemplate(
  context: Context,
  id: number | null,
  form: TemplateForm,
): Promise<TemplateRow> {
  return context.transaction(
    async (tx) => {
      if (id === null) return insertTemplate(tx, { ...form, createdAt: context.clock.now() });
      const saved = await updateTemplate(tx, id, form);
      if (!saved) throw new AppError('template_not_found');
      return saved;
    },
    { details: { template: id, title: form.title } },
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
