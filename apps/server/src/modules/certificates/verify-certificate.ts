import type { VerifiedCertificate } from '@institute/contract/certificates/certificates';
import { AppError } from '@institute/contract/errors';
import type { Services } from '../../context.ts';
import { presentReplaced, presentVerified } from './present.ts';
import { replacedByCode } from './revoking/store-replaced.ts';
import { formatCode } from './rules.ts';
import { certificateByCode } from './store.ts';

/**
 * What a code stands for, however it was typed: a certificate, or one that another has replaced.
 * Errors: certificate_not_found.
 */
export async function verifiedByCode(
  { db, config }: Pick<Services, 'db' | 'config'>,
  typed: string,
): Promise<VerifiedCertificate> {
  const code = formatCode(typed);
  const found = await certificateByCode(db, code);
  if (found) return presentVerified(found, config.timeZone);
  const replaced = await replacedByCode(db, code);
  if (!replaced) throw new AppError('certificate_not_found');
  return presentReplaced(replaced, config.timeZone);
}
