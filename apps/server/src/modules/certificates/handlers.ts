import {
  previewRevocation as previewRevocationCall,
  revokeAssignment as revokeAssignmentCall,
} from '@institute/contract/assignment-revocation';
import { getMyCertificates, verifyCertificate } from '@institute/contract/certificates';
import {
  assignCertificate as assignCertificateCall,
  deleteCertificateTemplate,
  getCertificateAssignments,
  getCertificateTemplates,
  getIssuedCertificates,
  previewAssignment as previewAssignmentCall,
  replaceCertificate as replaceCertificateCall,
  revokeCertificate as revokeCertificateCall,
  saveCertificateTemplate,
  type templateFields,
} from '@institute/contract/managed-certificates';
import { restoreTemplate as restoreTemplateCall } from '@institute/contract/trash';
import { handle, signedIn } from '../../context.ts';
import { type ColumnsOf, inColumns } from '../../form-columns.ts';
import { pageOf } from '../../page.ts';
import { assignCertificate } from './assign-certificate.ts';
import {
  presentAssignment,
  presentCertificate,
  presentIssued,
  presentSaved,
  presentTemplate,
} from './present.ts';
import { previewAssignment } from './preview-assignment.ts';
import { previewRevocation, revokeAssignment } from './revoke-assignment.ts';
import { replaceCertificate, revokeCertificate } from './revoke-certificate.ts';
import { addTemplate, changeTemplate, deleteTemplate, restoreTemplate } from './save-template.ts';
import { certificatesOf, listTemplates, type TemplateRow } from './store.ts';
import { newestAssignments } from './store-assignments.ts';
import { issuedPage } from './store-issued.ts';
import { revocationsOf } from './store-revocations.ts';
import { text } from './text.ts';
import { verifiedByCode } from './verify-certificate.ts';

/** The wire's spelling of the template form ends here. */
const templateColumns = {
  title: 'title',
  footer: 'footer',
  certificateContent: 'content',
} as const satisfies ColumnsOf<typeof templateFields, TemplateRow>;

export const handlers = [
  handle(getMyCertificates, async (context) => {
    const mine = await certificatesOf(context.db, signedIn(context).userId);
    const { timeZone } = context.config;
    return { data: mine.map((row) => presentCertificate(row, timeZone)) };
  }),

  handle(verifyCertificate, async (context, { code }) => {
    return { data: await verifiedByCode(context, code) };
  }),

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

  handle(assignCertificateCall, async (context, input) => {
    const row = await assignCertificate(context, {
      templateId: input.template_id,
      content: input.certificate_content,
      issuedOn: input.issue_date,
      studentIds: input.student_ids,
      classIds: input.class_ids,
      membersWho: input.members,
      requestKey: input.request_key ?? null,
    });
    const message = row.finishedAt ? text.assigned : text.assigning(row.total);
    return { data: presentAssignment(row), message };
  }),

  handle(getCertificateAssignments, async ({ db }) => {
    const rows = await newestAssignments(db);
    const revocations = await revocationsOf(
      db,
      rows.map(({ id }) => id),
    );
    return { data: rows.map((row) => presentAssignment(row, revocations.get(row.id))) };
  }),

  handle(previewRevocationCall, async (context, { assignment_id }) => ({
    data: await previewRevocation(context, assignment_id),
  })),

  handle(revokeAssignmentCall, async (context, { assignment_id, reason }) => {
    const { assignment, revocation } = await revokeAssignment(context, {
      ...{ id: assignment_id, reason },
    });
    const message = revocation.finishedAt
      ? text.allRevoked(revocation.revoked)
      : text.revokingAll(revocation.total);
    return { data: presentAssignment(assignment, revocation), message };
  }),

  handle(previewAssignmentCall, async (context, input) => ({
    data: await previewAssignment(context, {
      templateId: input.template_id,
      issuedOn: input.issue_date,
      studentIds: input.student_ids,
      classIds: input.class_ids,
      membersWho: input.members,
    }),
  })),

  handle(getIssuedCertificates, async (context, input) => {
    const page = pageOf(input);
    const { total, more, rows } = await issuedPage(context.db, {
      ...{ ...page, classId: input.class_id },
    });
    return { data: rows.map(presentIssued), meta: { ...page.meta(total), more } };
  }),

  handle(revokeCertificateCall, async (context, { certificate_id, reason }) => {
    await revokeCertificate(context, { id: certificate_id, reason });
    return { data: null, message: text.revoked };
  }),

  handle(replaceCertificateCall, async (context, input) => {
    const code = await replaceCertificate(context, {
      id: input.certificate_id,
      code: input.code,
      reason: input.reason,
      holder: input.name,
      content: input.certificate_content,
    });
    return { data: { code }, message: text.replaced };
  }),
];
