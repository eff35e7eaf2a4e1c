import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { idOrRand } from '../fields.ts';

/**
 * Our own call, for whoever signs up from a class: what it is called and what joining it takes, as its
 * public page says. Errors: class_not_found, also for a class that visitors cannot see or join now.
 */
export const getClassToJoin = defineCall({
  name: 'getClassToJoin',
  method: 'POST',
  path: '/api.php',
  action: 'get_class_to_join',
  encoding: 'form',
  access: 'public',
  request: z.object({ class_id: idOrRand }),
  response: wireObject({
    name: z.string(),
    /** In words: "Free", "₦2,500 a month". */
    price: z.string(),
    isFree: z.boolean(),
    /** The class to complete first; empty where there is none. */
    comesAfter: z.string(),
  }),
});
