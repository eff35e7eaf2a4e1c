import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, optionalMoment, orNull, wireObject } from '../codecs.ts';
import {
  atMost,
  cappedMeta,
  id,
  list,
  namedAccount,
  nothing,
  optionalId,
  pageQuery,
  personName,
  requestKey,
  requiredText,
  typedText,
} from '../fields.ts';
import { dictionary } from '../language.ts';
import { endOfDate } from '../time/calendar.ts';
import { templateField } from './certificate-templates.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/managed-certificates', {
  content: 'Certificate Content',
  dateNeeded: 'An issue date is needed.',
  reason: 'A reason',
  name: 'Name',
});

const adminCall = {
  method: 'POST',
  path: '/mycertificates.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'certificates.manage',
  actor: 'email',
} as const;

/** A day that exists, as 'YYYY-MM-DD'. */
const day = typedText(words.dateNeeded).check(
  z.refine((text) => endOfDate(text, 'UTC') !== null, words.dateNeeded),
);

/**
 * Who of a class is given a certificate: everyone who has joined, those who have finished (nothing
 * left to do, as for a prerequisite), or those who have passed (finished, with every exam marked and
 * passed: by its own pass mark, or {@link PASS_MARK} where it has none).
 */
export const membersWho = ['joined', 'finished', 'passed'] as const;
export type MembersWho = (typeof membersWho)[number];
/** The least total score, in percent, with which an exam is passed that has no pass mark of its own. */
export const PASS_MARK = 50;

/** An assignment, and how far it has come. Of many students it goes on after the response. */
export const CertificateAssignment = wireObject(
  {
    id: z.number(),
    title: z.string(),
    /** 'YYYY-MM-DD'. */
    issuedOn: z.string(),
    /** Students it is for, and those dealt with so far. */
    total: z.number(),
    processed: z.number(),
    /** Those among them who did not hold it already. */
    assigned: z.number(),
    isDone: z.boolean(),
    assignedAt: moment,
    /** How far it has come to take all of it back; absent unless that was begun. */
    revocation: orNull(
      wireObject(
        { total: z.number(), revoked: z.number(), isDone: z.boolean() },
        { isDone: 'done' },
      ),
    ),
  },
  { issuedOn: 'issue_date', isDone: 'done' },
);
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
    certificate_content: z._default(z.string().check(z.trim(), atMost(5000)), ''),
    issue_date: day,
    student_ids: z._default(list(id, 10_000), []),
    class_ids: z._default(list(id, 1000), []),
    /** Who of the classes, everyone unless said otherwise. */
    members: z._default(z.enum(membersWho), 'joined'),
    /** Idempotency key of our browser: the same key assigns once. */
    request_key: requestKey,
  }),
  response: CertificateAssignment,
});

/** What an assignment would do: how many it is for, and what of it is new. */
export const AssignmentPreview = z.object({
  total: z.number(),
  /** Those who would be given it. */
  fresh: z.number(),
  /** Those who hold it already, and those from whom it was taken back: they are given nothing. */
  held: z.number(),
  revoked: z.number(),
  /** The first of the new ones, by name. */
  names: z.array(z.string()),
});
export type AssignmentPreview = z.output<typeof AssignmentPreview>;

/** Our own call: what {@link assignCertificate} would do, without doing it. Its errors are the same. */
export const previewAssignment = defineCall({
  ...adminCall,
  name: 'previewAssignment',
  action: 'previewAssignment',
  request: z.object({
    template_id: id,
    issue_date: day,
    student_ids: z._default(list(id, 10_000), []),
    class_ids: z._default(list(id, 1000), []),
    members: z._default(z.enum(membersWho), 'joined'),
  }),
  response: AssignmentPreview,
});

/** A certificate as the office lists it. */
export const IssuedCertificate = wireObject(
  {
    id: z.number(),
    code: z.string(),
    studentId: z.number(),
    /** The name on it, and the student's by now. */
    name: z.string(),
    studentName: z.string(),
    studentEmail: z.string(),
    title: z.string(),
    content: z.string(),
    /** 'YYYY-MM-DD'. */
    issuedOn: z.string(),
    assignedAt: moment,
    assignedBy: z.string(),
    /** The account of who gave it; null once it was deleted. */
    assignedById: namedAccount,
    /** Null while it stands; then also by whom and why. */
    revokedAt: optionalMoment,
    revokedBy: z.string(),
    revokedById: namedAccount,
    revokedReason: z.string(),
  },
  { studentId: 'user_id', content: 'certificateContent', issuedOn: 'issue_date' },
);
export type IssuedCertificate = z.output<typeof IssuedCertificate>;

/**
 * Our own call: the certificates given, newest first. Searches student, title and code; `class_id`
 * narrows it to those given to the students of a class as a whole.
 */
export const getIssuedCertificates = defineCall({
  ...adminCall,
  name: 'getIssuedCertificates',
  action: 'getIssuedCertificates',
  request: z.object({ ...pageQuery, class_id: optionalId }),
  response: z.array(IssuedCertificate),
  meta: cappedMeta,
});

/** Why a certificate is taken back or replaced; its holder reads it. */
export const revocationReason = requiredText(words.reason, 500);

/**
 * Our own call: takes a certificate back. Its check page says so, its holder is told why. Errors:
 * certificate_not_found, certificate_revoked.
 */
export const revokeCertificate = defineCall({
  ...adminCall,
  name: 'revokeCertificate',
  action: 'revokeCertificate',
  request: z.object({ certificate_id: id, reason: revocationReason }),
  response: nothing,
});

/**
 * Our own call: gives a certificate anew with a new number; the earlier number is revoked, if it was
 * not. What is left out of name and content stays as it was. `code` is the number its sender saw, so
 * that two who replace it at once make one. Errors: certificate_not_found, certificate_revoked.
 */
export const replaceCertificate = defineCall({
  ...adminCall,
  name: 'replaceCertificate',
  action: 'replaceCertificate',
  request: z.object({
    certificate_id: id,
    code: typedText().check(z.maxLength(64)),
    reason: revocationReason,
    name: z.optional(personName(words.name, 200)),
    certificate_content: z.optional(templateField(words.content, 6000)),
  }),
  response: z.object({ code: z.string() }),
});

/** Our own call: the ten newest assignments, newest first, with how far they have come. */
export const getCertificateAssignments = defineCall({
  ...adminCall,
  name: 'getCertificateAssignments',
  action: 'getCertificateAssignments',
  request: z.object({}),
  response: z.array(CertificateAssignment),
});
