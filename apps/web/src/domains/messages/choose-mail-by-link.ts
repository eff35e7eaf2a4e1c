import { setMailChoiceByLink } from '@institute/contract/messages/mail-choice';
import { callApi } from '../../platform/api.ts';

/**
 * Chooses whether mail that goes to many comes to the person whose mail has this link; nobody needs
 * to be signed in. Without the query cache, which the page that a link opens does not load. Fails
 * with `link_expired`.
 */
export async function chooseMailByLink(token: string, isWanted: boolean): Promise<void> {
  await callApi(setMailChoiceByLink, { token, wanted: isWanted ? '1' : '0' });
}
