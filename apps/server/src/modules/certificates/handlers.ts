import { getMyCertificates, verifyCertificate } from '@institute/contract/certificates';
import { AppError } from '@institute/contract/errors';
import {
  assignCertificate as assignCertificateCall,
  deleteCertificateTemplate,
  getCertificateAssignments,
  getCertificateTemplates,
  saveCertificateTemplate,
  type templateFields,
} from '@institute/contract/managed-certificates';
import { handle, signedIn } from '../../context.ts';
import { type ColumnsOf, inColumns } from '../../form-columns.ts';
import { assignCertificate } from './assign-certificate.ts';
import {
  presentAssignment,
  presentCertificate,
  presentTemplate,
  presentVerified,
} from './present.ts';
import { formatCode } from './rules.ts';
import { addTemplate, changeTemplate, deleteTemplate } from './save-template.ts';
import { certificateByCode, certificatesOf, listTemplates, type TemplateRow } from './store.ts';
import { newestAssignments } from './store-assignments.ts';
import { text } from './text.ts';

/** The wire's spelling of the template form ends here. */
const templateColumns = {
  title: 'title',
  footer: 'footer',
  certificateContent: 'content',
} as const satisfies ColumnsOf<typeof templateFields, TemplateRow>;

export const handlers = [
  handle(getMyCertificates, async (context) => {
    const mine = await certificatesOf(context.db, signedIn(context).userId);
    return { data: mine.map(presentCertificate) };
  }),

  handle(verifyCertificate, async (context, { code }) => {
    const found = await certificateByCode(context.db, formatCode(code));
    if (!found) throw new AppError('certificate_not_found');
    return { data: presentVerified(found) };
  }),

  handle(getCertificateTemplates, async (context) => ({
    data: (await listTemplates(context.db)).map(presentTemplate),
  })),

  handle(saveCertificateTemplate, async (context, sent) => {
    const saved = sent.isNew
      ? await addTemplate(context, inColumns(sent, templateColumns))
      : await changeTemplate(context, sent.template_id, inColumns(sent, templateColumns));
    return {
      data: presentTemplate(saved),
      message: text.templateSaved,
    };
  }),

  handle(deleteCertificateTemplate, async (context, { template_id }) => {
    await deleteTemplate(context, template_id);
    return { data: null, message: text.templateDeleted };
  }),

  handle(assignCertificateCall, async (context, input) => {
    const row = await assignCertificate(context, {
      templateId: input.template_id,
      content: input.certificate_content,
      issuedOn: input.issue_date,
      studentIds: input.student_ids,
      classIds: input.class_ids,
      requestKey: input.request_key ?? null,
    });
    const message = row.finishedAt ? text.assigned : text.assigning(row.total);
    return { data: presentAssignment(row), message };
  }),

  handle(getCertificateAssignments, async (context) => ({
    data: (await newestAssignments(context.db)).map(presentAssignment),
  })),
];
