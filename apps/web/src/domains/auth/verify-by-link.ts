import { verifyEmailByLink, type Welcome } from '@institute/contract/auth/verification';
import { callApi } from '../../platform/api.ts';

/**
 * Verifies the e-mail to which a link was mailed; nobody needs to be signed in. Without the query
 * cache, which the page that a link opens does not load. Fails with `link_expired`.
 */
export async function verifyByLink(token: string): Promise<Welcome> {
  return (await callApi(verifyEmailByLink, { token })).welcome;
}
