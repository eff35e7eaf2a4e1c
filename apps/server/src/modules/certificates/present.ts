import { isolated } from '@institute/contract/arabic/two-scripts';
import {
  longDate,
  placeholdersIn,
  unknownPlaceholders,
} from '@institute/contract/certificates/certificate-content';
import type { CertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import type {
  Certificate,
  VerifiedCertificate,
} from '@institute/contract/certificates/certificates';
import type {
  CertificateAssignment,
  IssuedCertificate,
} from '@institute/contract/certificates/managed-certificates';
import { dateText } from '@institute/contract/time/calendar';
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
  return { id, title, footer, content };
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
    content: row.content,
    issuedOn: row.issuedOn,
    footer: row.footer,
    code: row.code,
    revokedOn: row.revokedAt && dateText(row.revokedAt, timeZone),
  };
}

/** A certificate for anyone with its code; a deleted holder is not named any more. */
export function presentVerified(
  { row, holderGone }: FoundCertificate,
  timeZone: string,
): VerifiedCertificate {
  const { code, title, issuedOn, revokedAt } = row;
  const said = { code, title, issuedOn, name: holderGone ? '' : row.holder };
  if (revokedAt) {
    return { ...said, standing: 'revoked', revokedOn: dateText(revokedAt, timeZone) };
  }
  return { ...said, standing: holderGone ? 'withdrawn' : 'valid', revokedOn: null };
}

/** What stood under a number that another has replaced. */
export function presentReplaced(
  { row, holderGone }: { row: ReplacedRow; holderGone: boolean },
  timeZone: string,
): VerifiedCertificate {
  const { code, title, issuedOn, revokedAt } = row;
  return {
    ...{ code, title, issuedOn, name: holderGone ? '' : row.holder, standing: 'revoked' },
    ...{ revokedOn: dateText(revokedAt, timeZone), isReplaced: true },
  };
}

/** A certificate as the office lists it. */
export function presentIssued(issued: IssuedRow): IssuedCertificate {
  const { row, studentName, studentEmail, assignedBy, assignedById, revokedById } = issued;
  const { id, code, holder, title, content, issuedOn, assignedAt, revokedAt, revokedReason } = row;
  return {
    ...{ id, code, name: holder, title, content, issuedOn },
    ...{ studentId: row.userId, studentName, studentEmail: studentEmail ?? '' },
    ...{ assignedAt, assignedBy, assignedById },
    ...{ revokedAt, revokedBy: issued.revokedBy ?? '', revokedById, revokedReason },
  };
}

/** An assignment, and how far it has come. */
export function presentAssignment(
  row: AssignmentRow,
  revocation?: RevocationRow | undefined,
): CertificateAssignment {
  const { id, title, issuedOn, total, processed, assigned, assignedAt } = row;
  return {
    ...{ id, title, issuedOn, total, processed, assigned, assignedAt },
    isDone: row.finishedAt !== null,
    revocation: revocation
      ? {
          total: revocation.total,
          revoked: revocation.revoked,
          isDone: revocation.finishedAt !== null,
        }
      : null,
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
