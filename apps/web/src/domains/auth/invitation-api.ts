import * as wire from '@institute/contract/auth/invitations';
import { firstPageOf } from '@institute/contract/auth/roles';
import type { DataOf } from '@institute/contract/call';
import { pathTo } from '@institute/contract/routes';
import { callApi } from '../../platform/api.ts';
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

/** Sets the password of whom the link lets in, signs in and goes to where they begin. */
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
  goTo(pathTo(firstPageOf(user)), { replace: true });
}
