import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, list, nothing, optionalId } from './fields.ts';
import { endOfDate } from './rules/calendar.ts';

/** A certificate a student holds (student §3, rulings §7). */
export const Certificate = z.object({
  id: z.number(),
  title: z.string(),
  certificateContent: z.string(),
  /** 'YYYY-MM-DD'. */
  issue_date: z.string(),
  footer: z.string(),
  /** Public code of `/verify/{code}`. */
  code: z.string(),
});
export type Certificate = z.output<typeof Certificate>;

/** Student §7: the session's certificates, newest first. */
export const getMyCertificates = defineCall({
  name: 'getMyCertificates',
  method: 'POST',
  path: '/mycertificates.php',
  action: 'getMyCertificates',
  actionIn: 'body',
  encoding: 'form',
  access: 'student-or-admin',
  actor: 'email',
  request: z.object({}),
  response: z.array(Certificate),
});

/** A certificate template (admin §3). */
export const CertificateTemplate = z.object({
  id: z.number(),
  title: z.string(),
  footer: z.string(),
  certificateContent: z.string(),
});
export type CertificateTemplate = z.output<typeof CertificateTemplate>;

/** Admin §7: all certificate templates. */
export const getCertificateTemplates = defineCall({
  name: 'getCertificateTemplates',
  method: 'POST',
  path: '/mycertificates.php',
  action: 'getCertificateTemplates',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object({}),
  response: z.array(CertificateTemplate),
});

const FIELDS_NEEDED = 'All fields are required.';
/** A field of the template form (admin §5). */
const templateField = (label: string, max: number) =>
  z
    .string(FIELDS_NEEDED)
    .check(
      z.trim(),
      z.minLength(1, FIELDS_NEEDED),
      z.maxLength(max, `${label} is too long (at most ${max} characters).`),
    );

/** A day that exists, as 'YYYY-MM-DD'. */
const day = z
  .string('An issue date is needed.')
  .check(z.refine((text) => endOfDate(text, 'UTC') !== null, 'An issue date is needed.'));

/**
 * Admin §7: adds a template, or changes the one named by `template_id`; certificates already given
 * stay as they are. Errors: template_not_found.
 */
export const saveCertificateTemplate = defineCall({
  name: 'saveCertificateTemplate',
  method: 'POST',
  path: '/mycertificates.php',
  action: 'saveCertificateTemplate',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object({
    template_id: optionalId,
    title: templateField('Title', 200),
    footer: templateField('Footer Text', 500),
    certificateContent: templateField('Certificate Content', 5000),
  }),
  response: CertificateTemplate,
});

/** Admin §7: deletes a template; certificates already given stay. Errors: template_not_found. */
export const deleteCertificateTemplate = defineCall({
  name: 'deleteCertificateTemplate',
  method: 'POST',
  path: '/mycertificates.php',
  action: 'deleteCertificateTemplate',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object({ template_id: id }),
  response: nothing,
});

/**
 * Admin §7: gives a certificate to students, and to everyone in the named classes, once each for
 * a template and an issue date. `{{name}}`, `{{class}}` and `{{date}}` of the content are filled
 * in. The template is the one of `template_id`, else the one whose content was sent. `assigned`
 * counts those who did not hold it already. Errors: template_missing, students_missing,
 * student_not_found, class_not_found.
 */
export const assignCertificate = defineCall({
  name: 'assignCertificate',
  method: 'POST',
  path: '/mycertificates.php',
  action: 'assignCertificate',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object({
    template_id: optionalId,
    certificate_content: z._default(z.string().check(z.trim(), z.maxLength(5000)), ''),
    issue_date: day,
    student_ids: z._default(list(id, 10_000), []),
    class_ids: z._default(list(id, 1000), []),
  }),
  response: z.object({ assigned: z.number() }),
});

/** What a certificate's code stands for, to anyone who holds it. */
export const VerifiedCertificate = z.object({
  code: z.string(),
  /** The holder's name on the certificate; empty when it was withdrawn. */
  name: z.string(),
  title: z.string(),
  /** 'YYYY-MM-DD'. */
  date: z.string(),
  /** `withdrawn` once the holder's account is gone. */
  standing: z.enum(['valid', 'withdrawn']),
});
export type VerifiedCertificate = z.output<typeof VerifiedCertificate>;

/**
 * Rulings §7: the certificate behind a public code, for the page `/verify/{code}`. The code may be
 * typed from paper: capitals, spaces and hyphens do not matter. Errors: certificate_not_found.
 */
export const verifyCertificate = defineCall({
  name: 'verifyCertificate',
  method: 'GET',
  path: '/mycertificates.php',
  action: 'verify_certificate',
  encoding: 'none',
  access: 'public',
  request: z.object({ code: z.string('A code is needed.').check(z.maxLength(64)) }),
  response: VerifiedCertificate,
});
