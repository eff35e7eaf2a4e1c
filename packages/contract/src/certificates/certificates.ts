import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { orNull, wireObject } from '../codecs.ts';
import { typedText } from '../fields.ts';

/** A certificate a student holds (student §3, rulings §7). */
export const Certificate = wireObject(
  {
    id: z.number(),
    /** The holder's name on that day; only an older server leaves it out. */
    name: z._default(z.string(), ''),
    title: z.string(),
    content: z.string(),
    /** 'YYYY-MM-DD'. */
    issuedOn: z.string(),
    footer: z.string(),
    /** Public code of `/verify/{code}`. */
    code: z.string(),
    /** 'YYYY-MM-DD' since when it stands no longer; absent while it stands. */
    revokedOn: orNull(z.string()),
  },
  { content: 'certificateContent', issuedOn: 'issue_date' },
);
export type Certificate = z.output<typeof Certificate>;

/** Student §7: the session's certificates, newest first. */
export const getMyCertificates = defineCall({
  name: 'getMyCertificates',
  method: 'POST',
  path: '/mycertificates.php',
  action: 'getMyCertificates',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({}),
  response: z.array(Certificate),
});

/** What a certificate's code stands for, to anyone who holds it. */
export const VerifiedCertificate = wireObject(
  {
    code: z.string(),
    /** The holder's name on the certificate; empty when it was withdrawn. */
    name: z.string(),
    title: z.string(),
    /** 'YYYY-MM-DD'. */
    issuedOn: z.string(),
    /** `withdrawn` once the holder was deleted, `revoked` once the institute has taken it back. */
    standing: z.enum(['valid', 'withdrawn', 'revoked']),
    /** 'YYYY-MM-DD' of the revocation; absent otherwise. */
    revokedOn: orNull(z.string()),
    /** Whether a certificate with another number took its place. */
    isReplaced: z.optional(z.boolean()),
  },
  { issuedOn: 'date', isReplaced: 'replaced' },
);
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
  request: z.object({ code: typedText('A code is needed.').check(z.maxLength(64)) }),
  response: VerifiedCertificate,
});
