import {
  getMailChoice,
  setMailChoice,
  setMailChoiceByLink,
} from '@institute/contract/messages/mail-choice';
import { handle } from '../../../handler.ts';
import { chooseMail, chooseMailByLink, mailChoice } from './choose-mail.ts';

/** Whether people want mail that goes to many, in their profile and by the link of each such mail. */
export const unsubscribingHandlers = [
  handle(getMailChoice, async (context) => ({ data: { isWanted: await mailChoice(context) } })),

  handle(setMailChoice, async (context, { wanted }) => {
    await chooseMail(context, wanted);
    return { data: { isWanted: wanted } };
  }),

  handle(setMailChoiceByLink, async (context, { token, wanted }) => {
    await chooseMailByLink(context, token, wanted);
    return { data: { isWanted: wanted } };
  }),
];
