import { AppError } from '@institute/contract/errors';
import { downloadMyData, getMyData, requestMyData } from '@institute/contract/privacy/my-data';
import { handle } from '../../handler.ts';
import { userById } from '../auth/index.ts';
import { ownerOfData } from './erasure/request-erasure.ts';
import { openCopy } from './open-copy.ts';
import { presentMyData } from './present.ts';
import { requestCopy } from './request-copy.ts';
import { copyOf } from './store.ts';
import { text } from './text.ts';

/** What people do with what the institute holds about them. */
export const handlers = [
  handle(getMyData, async (context) => {
    const { userId } = ownerOfData(context);
    const user = await userById(context.db, userId);
    if (!user) throw new AppError('session_ended');
    const about = {
      copy: await copyOf(context.db, userId),
      erasesAt: user.erasesAt,
      holdings: await context.personalData.holdings(context.db, userId),
      wallet: user.balance,
    };
    return { data: presentMyData(about, context.clock.now()) };
  }),

  handle(requestMyData, async (context) => {
    await requestCopy(context);
    return { data: null, message: text.requested };
  }),

  handle(downloadMyData, async (context, { key }) => ({
    data: null,
    download: await openCopy(context, key),
  })),
];
