import type { Certificate, VerifiedCertificate } from '@institute/contract/certificates';
import { unixOf } from '@institute/contract/fields';
import type {
  CertificateAssignment,
  CertificateTemplate,
  IssuedCertificate,
} from '@institute/contract/managed-certificates';
import { dateText } from '@institute/contract/rules/calendar';
import {
  longDate,
  placeholdersIn,
  unknownPlaceholders,
} from '@institute/contract/rules/certificate-content';
import { isolated } from '@institute/contract/rules/isolate';
import type { AssignmentRow } from './assigning/store-assignments.ts';
import type { ReplacedRow } from './revoking/store-replaced.ts';
import type { RevocationRow } from './revoking/store-revocations.ts';
import type { CertificateRow, FoundCertificate } from './store.ts';
import type { IssuedRow } from './store-issued.ts';
import type { TemplateRow } from './templates/store.ts';
import { text } from './text.ts';

/** A template as the wire has it. */
export function presentTemplate(row: TemplateRow): CertificateTemplate {
  const { id, title, footer, content } = row;
  return { id, title, footer, certificateContent: content };
}

/** A template that was just saved, with a word about what in it will not be filled in. */
export function presentSaved(row: TemplateRow): CertificateTemplate {
  const unfilled = [
    ...unknownPlaceholders(row.content),
    ...placeholdersIn(row.title),
    ...placeholdersIn(row.footer),
  ];
  if (unfilled.length === 0) return presentTemplate(row);
  return { ...presentTemplate(row), warning: text.unfilled([...new Set(unfilled)]) };
}

/** A certificate for its holder. */
export function presentCertificate(row: CertificateRow, timeZone: string): Certificate {
  return {
    id: row.id,
    name: row.holder,
    title: row.title,
    certificateContent: row.content,
    issue_date: row.issuedOn,
    footer: row.footer,
    code: row.code,
    ...(row.revokedAt && { revoked_on: dateText(row.revokedAt, timeZone) }),
  };
}

/** A certificate for anyone with its code; a deleted holder is not named any more. */
export function presentVerified(
  { row, holderGone }: FoundCertificate,
  timeZone: string,
): VerifiedCertificate {
  const { code, title, issuedOn: date, revokedAt } = row;
  const said = { code, title, date, name: holderGone ? '' : row.holder };
  if (revokedAt) {
    return { ...said, standing: 'revoked', revoked_on: dateText(revokedAt, timeZone) };
  }
  return { ...said, standing: holderGone ? 'withdrawn' : 'valid' };
}

/** What stood under a number that another has replaced. */
export function presentReplaced(
  { row, holderGone }: { row: ReplacedRow; holderGone: boolean },
  timeZone: string,
): VerifiedCertificate {
  const { code, title, issuedOn: date, revokedAt } = row;
  return {
    ...{ code, title, date, name: holderGone ? '' : row.holder, standing: 'revoked' },
    ...{ revoked_on: dateText(revokedAt, timeZone), replaced: true },
  };
}

/** A certificate as the office lists it. */
export function presentIssued(issued: IssuedRow): IssuedCertificate {
  const { row, studentName, studentEmail, assignedBy, revokedBy } = issued;
  return {
    ...{ id: row.id, code: row.code, user_id: row.userId, name: row.holder, title: row.title },
    student_name: studentName,
    student_email: studentEmail ?? '',
    certificateContent: row.content,
    issue_date: row.issuedOn,
    assigned_at: unixOf(row.assignedAt),
    assigned_by: assignedBy,
    assigned_by_id: issued.assignedById,
    revoked_at: unixOf(row.revokedAt),
    revoked_by: revokedBy ?? '',
    revoked_by_id: issued.revokedById,
    revoked_reason: row.revokedReason,
  };
}

/** An assignment, and how far it has come. */
export function presentAssignment(
  row: AssignmentRow,
  revocation?: RevocationRow | undefined,
): CertificateAssignment {
  return {
    id: row.id,
    title: row.title,
    issue_date: row.issuedOn,
    total: row.total,
    processed: row.processed,
    assigned: row.assigned,
    done: row.finishedAt !== null,
    assigned_at: unixOf(row.assignedAt),
    ...(revocation && {
      revocation: {
        total: revocation.total,
        revoked: revocation.revoked,
        done: revocation.finishedAt !== null,
      },
    }),
  };
}

/** What a student is told of a new certificate. */
export function certificateWords(title: string, issuedOn: string) {
  return {
    subject: text.givenSubject(isolated(title)),
    body: text.given(isolated(title), longDate(issuedOn)),
  };
}

type Named = Pick<CertificateRow, 'title' | 'issuedOn'>;

/** What a student is told of a certificate that was taken back. */
export function revokedWords({ title, issuedOn }: Named, reason: string) {
  return {
    subject: text.revokedSubject(isolated(title)),
    body: text.revokedBody(isolated(title), longDate(issuedOn), isolated(reason)),
  };
}

/** What a student is told of a certificate with a new number. */
export function replacedWords(
  { title, issuedOn }: Named,
  { code, reason }: { code: string; reason: string },
) {
  const words = [isolated(title), longDate(issuedOn), code, isolated(reason)] as const;
  return { subject: text.replacedSubject(isolated(title)), body: text.replacedBody(...words) };
}
