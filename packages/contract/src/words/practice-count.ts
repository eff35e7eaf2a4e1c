import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Our own call: how many cards are due, for the navigation, which every page of a student has. */
export const getPracticeCount = defineCall({
  method: 'POST',
  path: '/api.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  name: 'getPracticeCount',
  action: 'get_practice_count',
  request: z.object({}),
  response: z.object({ due: z.number() }),
});
