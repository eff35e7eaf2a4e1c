import {
  acceptInvitation as acceptInvitationCall,
  getInvitation,
  makeAccessLinks as makeAccessLinksCall,
} from '@institute/contract/auth/invitations';
import { handle } from '../../../handler.ts';
import { userData } from '../handlers.ts';
import { text } from '../text.ts';
import { acceptInvitation, invitedBy } from './accept-invitation.ts';
import { makeAccessLinks } from './make-links.ts';

export const invitationHandlers = [
  handle(getInvitation, async (context, { token }) => {
    const { name, email, phone, hasPassword } = await invitedBy(context, token);
    return { data: { name, email: email ?? '', phone, isFirst: !hasPassword } };
  }),

  handle(acceptInvitationCall, async (context, form) => {
    const { userId, ...entered } = await acceptInvitation(context, {
      token: form.token,
      newPassword: form.new_password,
      legalVersion: form.legal_version,
    });
    return { data: await userData(context, userId), message: text.invitationAccepted, ...entered };
  }),

  handle(makeAccessLinksCall, async (context, { student_list }) => ({
    data: { links: await makeAccessLinks(context, student_list) },
  })),
];
