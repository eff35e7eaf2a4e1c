import {
  acceptInvitation as acceptInvitationCall,
  getInvitation,
} from '@institute/contract/auth/invitations';
import { handle } from '../../../handler.ts';
import { userData } from '../handlers.ts';
import { text } from '../text.ts';
import { acceptInvitation, invitedBy } from './accept-invitation.ts';

export const invitationHandlers = [
  handle(getInvitation, async (context, { token }) => {
    const { name, email } = await invitedBy(context, token);
    return { data: { name, email } };
  }),

  handle(acceptInvitationCall, async (context, form) => {
    const { userId, ...entered } = await acceptInvitation(context, {
      token: form.token,
      newPassword: form.new_password,
      legalVersion: form.legal_version,
    });
    return { data: await userData(context, userId), message: text.invitationAccepted, ...entered };
  }),
];
