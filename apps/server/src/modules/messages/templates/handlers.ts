import {
  addMessageTemplate,
  deleteMessageTemplate,
  getMessageTemplates,
  messageTemplateFields,
  restoreMessageTemplate,
  updateMessageTemplate,
} from '@institute/contract/messages/message-templates';
import { handle } from '../../../handler.ts';
import { type ColumnsOf, columnsOf, inColumns } from '../../../shared/form-columns.ts';
import { text } from '../text.ts';
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  restoreTemplate,
  type TemplateForm,
} from './save-template.ts';
import { listTemplates } from './store.ts';

/** The wire's spelling of the form ends here. */
const columns = columnsOf(messageTemplateFields, {
  message: 'body',
}) satisfies ColumnsOf<typeof messageTemplateFields, TemplateForm>;

export const templateHandlers = [
  handle(getMessageTemplates, async ({ db }) => {
    const rows = await listTemplates(db);
    return {
      data: rows.map(({ id, name, subject, body }) => ({ id, name, subject, message: body })),
    };
  }),

  handle(addMessageTemplate, async (context, { request_key, ...sent }) => ({
    data: { id: await addTemplate(context, inColumns(sent, columns), request_key) },
    message: text.templateKept,
  })),

  handle(updateMessageTemplate, async (context, { template_id, ...sent }) => {
    await changeTemplate(context, template_id, inColumns(sent, columns));
    return { data: null, message: text.templateChanged };
  }),

  handle(deleteMessageTemplate, async (context, { template_id }) => {
    await deleteTemplate(context, template_id);
    return { data: null, message: text.templateDeleted };
  }),

  handle(restoreMessageTemplate, async (context, { template_id }) => {
    await restoreTemplate(context, template_id);
    return { data: null, message: text.templateRestored };
  }),
];
