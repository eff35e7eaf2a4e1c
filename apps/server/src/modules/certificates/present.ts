import type { Certificate, VerifiedCertificate } from '@institute/contract/certificates';
import { unixOf } from '@institute/contract/fields';
import type {
  CertificateAssignment,
  CertificateTemplate,
} from '@institute/contract/managed-certificates';
import { longDate } from '@institute/contract/rules/certificate-content';
import { isolated } from '@institute/contract/rules/isolate';
import type { CertificateRow, FoundCertificate, TemplateRow } from './store.ts';
import type { AssignmentRow } from './store-assignments.ts';
import { text } from './text.ts';

/** A template as the wire has it. */
export function presentTemplate(row: TemplateRow): CertificateTemplate {
  const { id, title, footer, content } = row;
  return { id, title, footer, certificateContent: content };
}

/** A certificate for its holder. */
export function presentCertificate(row: CertificateRow): Certificate {
  return {
    id: row.id,
    title: row.title,
    certificateContent: row.content,
    issue_date: row.issuedOn,
    footer: row.footer,
    code: row.code,
  };
}

/** A certificate for anyone with its code; a deleted holder is not named any more. */
export function presentVerified({ row, holderGone }: FoundCertificate): VerifiedCertificate {
  return {
    code: row.code,
    name: holderGone ? '' : row.holder,
    title: row.title,
    date: row.issuedOn,
    standing: holderGone ? 'withdrawn' : 'valid',
  };
}

/** An assignment, and how far it has come. */
export function presentAssignment(row: AssignmentRow): CertificateAssignment {
  return {
    id: row.id,
    title: row.title,
    issue_date: row.issuedOn,
    total: row.total,
    processed: row.processed,
    assigned: row.assigned,
    done: row.finishedAt !== null,
    assigned_at: unixOf(row.assignedAt),
  };
}

/** What a student is told of a new certificate. */
export function certificateWords(title: string, issuedOn: string) {
  return {
    subject: text.givenSubject(isolated(title)),
    body: text.given(isolated(title), longDate(issuedOn)),
  };
}
