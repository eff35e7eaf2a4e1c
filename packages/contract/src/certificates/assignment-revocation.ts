import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id } from '../fields.ts';
import { CertificateAssignment, revocationReason } from './managed-certificates.ts';

const adminCall = {
  method: 'POST',
  path: '/mycertificates.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'certificates.manage',
  actor: 'email',
} as const;

/** What it would do to take a whole assignment back. */
export const RevocationPreview = z.object({
  /** Certificates it has given, to people who are there. */
  total: z.number(),
  /** Those that stand, and would be revoked. */
  standing: z.number(),
  /** Holders of the first of these. */
  names: z.array(z.string()),
});
export type RevocationPreview = z.output<typeof RevocationPreview>;

/** Our own call: what {@link revokeAssignment} would do, without doing it. Errors: assignment_not_found. */
export const previewRevocation = defineCall({
  ...adminCall,
  name: 'previewRevocation',
  action: 'previewRevocation',
  request: z.object({ assignment_id: id }),
  response: RevocationPreview,
});

/**
 * Our own call: takes back every certificate of an assignment that stands; one that still runs gives
 * no more. Each holder is told why. Unless it is `done`, the rest follows in the background
 * (getCertificateAssignments); asked again meanwhile, it says how far it has come. Errors:
 * assignment_not_found, certificate_revoked where none of them stands.
 */
export const revokeAssignment = defineCall({
  ...adminCall,
  name: 'revokeAssignment',
  action: 'revokeAssignment',
  request: z.object({ assignment_id: id, reason: revocationReason }),
  response: CertificateAssignment,
});
