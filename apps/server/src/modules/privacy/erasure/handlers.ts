import {
  keepAccount as keepAccountCall,
  requestErasure as requestErasureCall,
} from '@institute/contract/privacy/my-data';
import { handle } from '../../../handler.ts';
import { text } from '../text.ts';
import { keepAccount, requestErasure } from './request-erasure.ts';

/** How people erase their own account. */
export const erasureHandlers = [
  handle(requestErasureCall, async (context, { password, wallet }) => {
    return { data: { erasesAt: await requestErasure(context, { password, known: wallet }) } };
  }),

  handle(keepAccountCall, async (context) => {
    await keepAccount(context);
    return { data: null, message: text.accountKept };
  }),
];
