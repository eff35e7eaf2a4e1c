import type { RevocationPreview as WireRevocationPreview } from '@institute/contract/assignment-revocation';
import type { RequestOf } from '@institute/contract/call';
import type * as wire from '@institute/contract/managed-certificates';

/**
 * What a template says, by the fields of its form. `{{name}}`, `{{class}}` and `{{date}}` of the
 * content are filled in.
 */
export interface TemplateWords {
  title: string;
  certificateContent: string;
  footer: string;
}

export interface CertificateTemplate extends TemplateWords {
  id: number;
  /** What was saved and will not be filled in, in words. */
  warning?: string | undefined;
}

/** Who of a class is given a certificate. */
export type MembersWho = wire.MembersWho;

/** What an assignment would do. */
export interface AssignmentPreview {
  total: number;
  /** Those who would be given it. */
  fresh: number;
  held: number;
  revoked: number;
  /** The first of the new ones. */
  names: string[];
}

/** A certificate as the office lists it. */
export interface IssuedCertificate {
  id: number;
  code: string;
  /** The name on it. */
  name: string;
  studentId: number;
  studentName: string;
  studentEmail: string;
  title: string;
  content: string;
  /** 'YYYY-MM-DD'. */
  issuedOn: string;
  givenBy: string;
  /** Null where the account has no page. */
  givenById: number | null;
  /** Null while it stands; `byId` as above. */
  revoked: { at: Date; by: string; byId: number | null; reason: string } | null;
}

/** Certificates given in one go, and how far that has come. Of many students it goes on by itself. */
export interface CertificateAssignment {
  id: number;
  title: string;
  /** 'YYYY-MM-DD'. */
  issuedOn: string;
  /** Students it is for, and those dealt with so far. */
  total: number;
  processed: number;
  /** Those among them who did not hold it already. */
  assigned: number;
  isDone: boolean;
  assignedAt: Date;
  /** How far it has come to take all of it back; null unless that was begun. */
  revocation: { total: number; revoked: number; isDone: boolean } | null;
}

/** What it would do to take an assignment back: the certificates given, and those not yet revoked. */
export interface RevocationPreview {
  total: number;
  unrevoked: number;
  /** Holders of the first of these. */
  names: string[];
}

/** Whom to give a certificate, and when. */
export interface NewAssignment {
  template: CertificateTemplate;
  /** 'YYYY-MM-DD'. */
  issuedOn: string;
  studentIds: readonly number[];
  classIds: readonly number[];
  members: MembersWho;
}

export function assignmentOf(assignment: wire.CertificateAssignment): CertificateAssignment {
  const { id, title, total, processed, assigned, revocation } = assignment;
  return {
    ...{ id, title, total, processed, assigned },
    issuedOn: assignment.issue_date,
    isDone: assignment.done,
    assignedAt: new Date(assignment.assigned_at * 1000),
    revocation: revocation
      ? { total: revocation.total, revoked: revocation.revoked, isDone: revocation.done }
      : null,
  };
}

export function assignmentsOf(
  assignments: readonly wire.CertificateAssignment[],
): CertificateAssignment[] {
  return assignments.map(assignmentOf);
}

export function revocationPreviewOf({
  total,
  standing: unrevoked,
  names,
}: WireRevocationPreview): RevocationPreview {
  return { total, unrevoked, names };
}

/** The words of a template as the call takes them; `id` is null for a new one. */
export function wireTemplate(
  words: TemplateWords,
  id: number | null,
): RequestOf<typeof wire.saveCertificateTemplate> {
  return { ...words, ...(id !== null && { template_id: id }) };
}

export function wireAssignment(
  { template, issuedOn, studentIds, classIds, members }: NewAssignment,
  requestKey: string,
): RequestOf<typeof wire.assignCertificate> {
  return {
    template_id: template.id,
    certificate_content: template.certificateContent,
    issue_date: issuedOn,
    student_ids: [...studentIds],
    class_ids: [...classIds],
    members,
    request_key: requestKey,
  };
}

export function wirePreview({
  template,
  issuedOn,
  studentIds,
  classIds,
  members,
}: NewAssignment): RequestOf<typeof wire.previewAssignment> {
  return {
    template_id: template.id,
    issue_date: issuedOn,
    student_ids: [...studentIds],
    class_ids: [...classIds],
    members,
  };
}

export function issuedCertificateOf(row: wire.IssuedCertificate): IssuedCertificate {
  const { id, code, name, title } = row;
  return {
    ...{ id, code, name, title },
    studentId: row.user_id,
    studentName: row.student_name,
    studentEmail: row.student_email,
    content: row.certificateContent,
    issuedOn: row.issue_date,
    givenBy: row.assigned_by,
    givenById: row.assigned_by_id ?? null,
    revoked:
      row.revoked_at === 0
        ? null
        : {
            at: new Date(row.revoked_at * 1000),
            by: row.revoked_by,
            byId: row.revoked_by_id ?? null,
            reason: row.revoked_reason,
          },
  };
}
