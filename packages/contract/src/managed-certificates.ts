import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, list, nothing, optionalId, requestKey } from './fields.ts';
import { makingOrChanging } from './form.ts';
import { dictionary } from './language.ts';
import { endOfDate } from './rules/calendar.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/managed-certificates', {
  allNeeded: 'All fields are required.',
  tooLong: (label: string, max: number) => `${label} is too long (at most ${max} characters).`,
  title: 'Title',
  footer: 'Footer Text',
  content: 'Certificate Content',
  dateNeeded: 'An issue date is needed.',
});

/** A certificate template (admin §3). */
export const CertificateTemplate = z.object({
  id: z.number(),
  title: z.string(),
  footer: z.string(),
  certificateContent: z.string(),
});
export type CertificateTemplate = z.output<typeof CertificateTemplate>;

const adminCall = {
  method: 'POST',
  path: '/mycertificates.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'certificates.manage',
  actor: 'email',
} as const;

/** Admin §7: all certificate templates. */
export const getCertificateTemplates = defineCall({
  ...adminCall,
  name: 'getCertificateTemplates',
  action: 'getCertificateTemplates',
  request: z.object({}),
  response: z.array(CertificateTemplate),
});

/** A field of the template form (admin §5). */
const templateField = (label: string, max: number) =>
  z
    .string(words.allNeeded)
    .check(z.trim(), z.minLength(1, words.allNeeded), z.maxLength(max, words.tooLong(label, max)));

/** The template form of admin §5: all of it is needed. */
export const templateFields = {
  title: templateField(words.title, 200),
  footer: templateField(words.footer, 500),
  certificateContent: templateField(words.content, 5000),
};
export type TemplateField = keyof typeof templateFields;

/** A day that exists, as 'YYYY-MM-DD'. */
const day = z
  .string(words.dateNeeded)
  .check(z.refine((text) => endOfDate(text, 'UTC') !== null, words.dateNeeded));

/**
 * Admin §7: adds a template, or changes the one named by `template_id`, in which fields left out
 * stay as they are; so do certificates already given. Errors: template_not_found.
 */
export const saveCertificateTemplate = defineCall({
  ...adminCall,
  name: 'saveCertificateTemplate',
  action: 'saveCertificateTemplate',
  request: makingOrChanging('template_id', optionalId, templateFields, {}),
  response: CertificateTemplate,
});

/** Admin §7: deletes a template; certificates already given stay. Errors: template_not_found. */
export const deleteCertificateTemplate = defineCall({
  ...adminCall,
  name: 'deleteCertificateTemplate',
  action: 'deleteCertificateTemplate',
  request: z.object({ template_id: id }),
  response: nothing,
});

/** An assignment, and how far it has come. Of many students it goes on after the response. */
export const CertificateAssignment = z.object({
  id: z.number(),
  title: z.string(),
  /** 'YYYY-MM-DD'. */
  issue_date: z.string(),
  /** Students it is for, and those dealt with so far. */
  total: z.number(),
  processed: z.number(),
  /** Those among them who did not hold it already. */
  assigned: z.number(),
  done: z.boolean(),
  /** Unix seconds. */
  assigned_at: z.number(),
});
export type CertificateAssignment = z.output<typeof CertificateAssignment>;

/**
 * Admin §7: gives a certificate to students, and to everyone in the named classes, once each for
 * a template and an issue date. `{{name}}`, `{{class}}` and `{{date}}` of the content are filled
 * in. The template is the one of `template_id`, else the one whose content was sent. `assigned`
 * counts those who did not hold it already; unless `done`, the rest follows in the background
 * (getCertificateAssignments). Errors: template_missing, students_missing, student_not_found,
 * class_not_found.
 */
export const assignCertificate = defineCall({
  ...adminCall,
  name: 'assignCertificate',
  action: 'assignCertificate',
  request: z.object({
    template_id: optionalId,
    certificate_content: z._default(z.string().check(z.trim(), z.maxLength(5000)), ''),
    issue_date: day,
    student_ids: z._default(list(id, 10_000), []),
    class_ids: z._default(list(id, 1000), []),
    /** Idempotency key of our browser: the same key assigns once. */
    request_key: requestKey,
  }),
  response: CertificateAssignment,
});

/** Our own call: the ten newest assignments, newest first, with how far they have come. */
export const getCertificateAssignments = defineCall({
  ...adminCall,
  name: 'getCertificateAssignments',
  action: 'getCertificateAssignments',
  request: z.object({}),
  response: z.array(CertificateAssignment),
});
