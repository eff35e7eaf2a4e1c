import { isolated } from '@institute/contract/arabic/two-scripts';
import { longDate } from '@institute/contract/certificates/certificate-content';
import { AppError } from '@institute/contract/errors';
import type { Services } from '../../context.ts';
import { verifiedByCode } from '../../modules/certificates/index.ts';
import { text } from './text.ts';

/** What the certificate of a code is worth, in a sentence, for whoever runs no script. */
export async function certificateStatusWords(
  services: Pick<Services, 'db' | 'config'>,
  code: string,
): Promise<string> {
  try {
    const found = await verifiedByCode(services, code);
    const { standing: status, revokedOn: since } = found;
    const [title, date] = [isolated(found.title), longDate(found.issuedOn)];
    if (status === 'revoked' && since)
      return text.certificateStatus.revoked(title, date, longDate(since));
    return status === 'valid'
      ? text.certificateStatus.valid(title, date)
      : text.certificateStatus.withdrawn(title, date);
  } catch (error) {
    if (error instanceof AppError) return text.certificateStatus.unknown;
    throw error;
  }
}
