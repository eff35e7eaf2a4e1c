import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  getSessions,
} from '@institute/contract/auth/sessions';
import { handle } from '../../../handler.ts';
import { deviceNames } from '../devices/device-words.ts';
import { text } from '../text.ts';
import { endOtherSessions, endSession, listSessions } from './manage-sessions.ts';

/** What everybody does with their own sessions. */
export const sessionHandlers = [
  handle(getSessions, async (context) => {
    const places = await listSessions(context);
    return {
      data: places.map(({ id, userAgent, address, createdAt, lastSeenAt, isCurrent }) => ({
        id,
        ...deviceNames(userAgent),
        address,
        signedInAt: createdAt,
        lastSeenAt,
        isCurrent,
      })),
    };
  }),

  handle(endSessionCall, async (context, { session_id }) => {
    await endSession(context, session_id);
    return { data: null, message: text.deviceSignedOut };
  }),

  handle(endOtherSessionsCall, async (context) => {
    await endOtherSessions(context);
    return { data: null, message: text.othersSignedOut };
  }),
];
