import * as wire from '@institute/contract/auth/invitations';
import { firstPageOf } from '@institute/contract/auth/roles';
import { login } from '@institute/contract/auth/sign-in';
import { signInNameOf, type User } from '@institute/contract/auth/user';
import type { DataOf } from '@institute/contract/call';
import { pathTo } from '@institute/contract/routes';
import { callApi } from '../../platform/api.ts';
import { errorCode, isRefusal } from '../../platform/api-error.ts';
import { readBoot } from '../../platform/boot.ts';
import { goTo } from '../../platform/location.ts';
import { enter } from './enter-api.ts';

/** Whom a link lets in. */
export type Invited = DataOf<typeof wire.getInvitation>;

/**
 * Whom a link lets in. Without the query cache, which the page that a link opens does not load.
 * Fails with `invitation_ended`.
 */
export async function invitedBy(token: string): Promise<Invited> {
  return callApi(wire.getInvitation, { token });
}

/** What somebody comes in with. */
interface Accepted {
  token: string;
  invited: Invited;
  password: string;
  /** Whether the same was sent before without an answer: the link may be used up by it. */
  isAgain: boolean;
}

/** Sets the password of whom the link lets in, signs in and goes to where they begin. */
export async function acceptInvitation(accepted: Accepted): Promise<void> {
  const user = await userOf(accepted);
  enter(user);
  goTo(pathTo(firstPageOf(user)), { replace: true });
}

/** Whom the link lets in, or, where it has done so without an answer, whom the password does that it set. */
async function userOf(accepted: Accepted): Promise<User> {
  try {
    return await accept(accepted);
  } catch (error) {
    if (!accepted.isAgain || errorCode(error) !== 'invitation_ended') throw error;
    const { invited, password } = accepted;
    try {
      return await callApi(login, { email: signInNameOf(invited), password });
    } catch (refusal) {
      throw isRefusal(refusal) ? error : refusal;
    }
  }
}

function accept({ token, password }: Accepted): Promise<User> {
  // The version of the terms that the page came with, and that its links lead to.
  const legalVersion = readBoot().settings?.legalVersion;
  return callApi(wire.acceptInvitation, {
    token,
    newPassword: password,
    ...(legalVersion !== undefined && { legalVersion }),
  });
}
