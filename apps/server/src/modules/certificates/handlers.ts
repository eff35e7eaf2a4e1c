import {
  previewRevocation as previewRevocationCall,
  revokeAssignment as revokeAssignmentCall,
} from '@institute/contract/certificates/assignment-revocation';
import {
  getMyCertificates,
  verifyCertificate,
} from '@institute/contract/certificates/certificates';
import {
  assignCertificate as assignCertificateCall,
  getCertificateAssignments,
  getIssuedCertificates,
  previewAssignment as previewAssignmentCall,
  replaceCertificate as replaceCertificateCall,
  revokeCertificate as revokeCertificateCall,
} from '@institute/contract/certificates/managed-certificates';
import { signedIn } from '../../context.ts';
import { handle } from '../../handler.ts';
import { pageOf } from '../../shared/page.ts';
import { assignCertificate } from './assigning/assign-certificate.ts';
import { previewAssignment } from './assigning/preview-assignment.ts';
import { newestAssignments } from './assigning/store-assignments.ts';
import { presentAssignment, presentCertificate, presentIssued } from './present.ts';
import { previewRevocation, revokeAssignment } from './revoking/revoke-assignment.ts';
import { replaceCertificate, revokeCertificate } from './revoking/revoke-certificate.ts';
import { revocationsOf } from './revoking/store-revocations.ts';
import { certificatesOf } from './store.ts';
import { issuedPage } from './store-issued.ts';
import { templateHandlers } from './templates/handlers.ts';
import { text } from './text.ts';
import { verifiedByCode } from './verify-certificate.ts';

export const handlers = [
  handle(getMyCertificates, async (context) => {
    const mine = await certificatesOf(context.db, signedIn(context).userId);
    const { timeZone } = context.config;
    return { data: mine.map((row) => presentCertificate(row, timeZone)) };
  }),

  handle(verifyCertificate, async (context, { code }) => {
    return { data: await verifiedByCode(context, code) };
  }),

  ...templateHandlers,

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
