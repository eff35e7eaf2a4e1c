import { inviteAgain as inviteAgainCall, MAX_INVITED } from '@institute/contract/roster/roster';
import { callApi } from '../../platform/api.ts';

/** What came of inviting again. */
export type Invited = { invited: number } | { most: number };

/**
 * Mails a new link to those who were invited and have not come in, and says how many those are; or how
 * many are invited at once at the most.
 */
export async function inviteAgain(ids: readonly number[]): Promise<Invited> {
  if (ids.length > MAX_INVITED) return { most: MAX_INVITED };
  return callApi(inviteAgainCall, { studentList: ids.join(',') });
}
