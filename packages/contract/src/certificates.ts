import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, list, nothing, requiredText } from './fields.ts';

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

/** Admin §7: adds a template, or changes the one named by `template_id`. */
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
    template_id: z.optional(id),
    title: requiredText('Title', 200),
    footer: requiredText('Footer Text', 500),
    certificateContent: requiredText('Certificate Content', 5000),
  }),
  response: CertificateTemplate,
});

/** Admin §7: deletes a template; certificates already given stay. */
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

/** Admin §7: gives a certificate to students, or to everyone in the named classes, once each. */
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
    template_id: z.optional(id),
    certificate_content: z.optional(z.string().check(z.maxLength(5000))),
    issue_date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'An issue date is needed.')),
    student_ids: z._default(list(id, 10_000), []),
    class_ids: z._default(list(id, 1000), []),
  }),
  response: z.object({ assigned: z.number() }),
});
