import * as z from 'zod/mini';
import { officePowers } from '../auth/abilities.ts';
import { defineCall } from '../call.ts';
import { moment, orNull, wireObject } from '../codecs.ts';
import { id, list, nothing } from '../fields.ts';
import { dictionary } from '../language.ts';
import { managePeopleCall } from './students.ts';

/* Who works in the office without being an administrator: our own calls. */

/** What is said of a field that is not right. */
const words = dictionary('fields/office-powers', { powers: 'Choose what they may do.' });

/** Somebody who works in the office; an administrator has no powers, since they may do everything. */
export const OfficeWorker = wireObject(
  {
    id: z.number(),
    name: z.string(),
    email: z.string(),
    isAdministrator: z.boolean(),
    powers: z.array(z.enum(officePowers)),
    /** Since when they hold powers; null for administrators. */
    since: orNull(moment),
  },
  { isAdministrator: 'administrator' },
);
export type OfficeWorker = z.output<typeof OfficeWorker>;

/** Who works in the office: administrators first, then whoever holds powers, each by name. */
export const getOfficeWorkers = defineCall({
  ...managePeopleCall,
  name: 'getOfficeWorkers',
  action: 'getOfficeWorkers',
  access: 'settings.manage',
  request: z.object({}),
  response: z.array(OfficeWorker),
});

/**
 * Says which powers of the office somebody holds, none to take them all; what is taken away is so from
 * the next call on. Whoever gets their first one signs in anew, by a second factor where they have one.
 * Errors: student_not_found, staff_administrator.
 */
export const saveOfficePowers = defineCall({
  ...managePeopleCall,
  name: 'saveOfficePowers',
  action: 'saveOfficePowers',
  access: 'staff.change',
  request: z.object({
    student_id: id,
    powers: z._default(list(z.enum(officePowers, words.powers), officePowers.length), []),
  }),
  response: nothing,
});
