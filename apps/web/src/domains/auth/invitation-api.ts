import * as wire from '@institute/contract/auth/invitations';
import { pathTo } from '@institute/contract/routes';
import { callApi } from '../../platform/api.ts';
import { readBoot } from '../../platform/boot.ts';
import { goTo } from '../../platform/location.ts';
import { enter } from './enter-api.ts';

/** Whom an invitation is for. */
export interface Invited {
  name: string;
  email: string;
}

/**
 * Whom a mailed link invites. Without the query cache, which the page that a link opens does not load.
 * Fails with `invitation_ended`.
 */
export async function invitedBy(token: string): Promise<Invited> {
  return callApi(wire.getInvitation, { token });
}

/** Sets the first password of whom the link invites, signs in and goes to the dashboard. */
export async function acceptInvitation(accepted: {
  token: string;
  password: string;
}): Promise<void> {
  const { token, password } = accepted;
  // The version of the terms that the page came with, and that its links lead to.
  const legalVersion = readBoot().settings?.legalVersion;
  const user = await callApi(wire.acceptInvitation, {
    token,
    newPassword: password,
    ...(legalVersion !== undefined && { legalVersion }),
  });
  enter(user);
  goTo(pathTo('dashboard'), { replace: true });
}
