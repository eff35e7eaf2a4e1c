import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { atMost, id, nothing, optionalId } from '../fields.ts';
import { makingOrChanging } from '../form.ts';
import { dictionary } from '../language.ts';
import { restoreCall } from '../trash/restore-call.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/certificate-templates', {
  allNeeded: 'All fields are required.',
  tooLong: (label: string, max: number) => `${label} is too long (at most ${max} characters).`,
  title: 'Title',
  footer: 'Footer Text',
  content: 'Certificate Content',
});

/** A certificate template (admin §3). */
export const CertificateTemplate = wireObject(
  {
    id: z.number(),
    title: z.string(),
    footer: z.string(),
    /** In which `{{name}}`, `{{class}}` and `{{date}}` are filled in. */
    content: z.string(),
    /** What was saved and will not be filled in, in words; absent where all of it will. */
    warning: z.optional(z.string()),
  },
  { content: 'certificateContent' },
);
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
export const templateField = (label: string, max: number) =>
  z
    .string(words.allNeeded)
    .check(z.trim(), z.minLength(1, words.allNeeded), atMost(max, words.tooLong(label, max)));

/** The template form of admin §5: all of it is needed. */
export const templateFields = {
  title: templateField(words.title, 200),
  footer: templateField(words.footer, 500),
  certificateContent: templateField(words.content, 5000),
};

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

/** Our own: brings a certificate template back. Errors: trash_gone. */
export const restoreTemplate = defineCall({
  ...restoreCall,
  name: 'restoreTemplate',
  action: 'restoreTemplate',
  request: z.object({ template_id: id }),
  response: nothing,
});
