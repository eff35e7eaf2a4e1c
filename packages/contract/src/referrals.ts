import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Student §7: how many friends joined by the session's referral code. */
export const getReferralCount = defineCall({
  name: 'getReferralCount',
  method: 'POST',
  path: '/api.php',
  action: 'getReferralCount',
  actionIn: 'body',
  encoding: 'json',
  access: 'session',
  actor: 'email',
  request: z.object({}),
  response: z.object({ referral_count: z.number() }),
});
