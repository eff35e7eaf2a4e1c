import {
  deleteCertificateTemplate,
  getCertificateTemplates,
  restoreTemplate as restoreTemplateCall,
  saveCertificateTemplate,
  templateFields,
} from '@institute/contract/certificates/certificate-templates';
import { handle } from '../../../handler.ts';
import { type ColumnsOf, columnsOf, inColumns } from '../../../shared/form-columns.ts';
import { presentSaved, presentTemplate } from '../present.ts';
import { text } from '../text.ts';
import { addTemplate, changeTemplate, deleteTemplate, restoreTemplate } from './save-template.ts';
import { listTemplates, type TemplateRow } from './store.ts';

/** The wire's spelling of the template form ends here. */
const templateColumns = columnsOf(templateFields, {
  certificateContent: 'content',
}) satisfies ColumnsOf<typeof templateFields, TemplateRow>;

export const templateHandlers = [
  handle(getCertificateTemplates, async (context) => ({
    data: (await listTemplates(context.db)).map(presentTemplate),
  })),

  handle(saveCertificateTemplate, async (context, sent) => {
    const saved = sent.isNew
      ? await addTemplate(context, inColumns(sent, templateColumns))
      : await changeTemplate(context, sent.template_id, inColumns(sent, templateColumns));
    return {
      data: presentSaved(saved),
      message: text.templateSaved,
    };
  }),

  handle(deleteCertificateTemplate, async (context, { template_id }) => {
    await deleteTemplate(context, template_id);
    return { data: null, message: text.templateDeleted };
  }),

  handle(restoreTemplateCall, async (context, { template_id }) => {
    await restoreTemplate(context, template_id);
    return { data: null, message: text.templateRestored };
  }),
];
