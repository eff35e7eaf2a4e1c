import * as z from 'zod/mini';
import { staffPowers } from '../auth/abilities.ts';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import { id, idOrRand, list, nothing } from '../fields.ts';
import { dictionary } from '../language.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/staff', {
  powers: 'Choose what they may do.',
});

const officeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'staff.change',
  actor: 'admin_email',
} as const;

/** A teacher of a class, and what they may do there. */
export const ClassTeacher = wireObject(
  {
    id: z.number(),
    name: z.string(),
    email: z.string(),
    powers: z.array(z.enum(staffPowers)),
    since: moment,
  },
  { id: 'user_id' },
);
export type ClassTeacher = z.output<typeof ClassTeacher>;

/** Our own: the teachers of a class, by name. Errors: class_not_found. */
export const getClassStaff = defineCall({
  ...officeCall,
  name: 'getClassStaff',
  action: 'getClassStaff',
  access: 'people.manage',
  request: z.object({ class_id: idOrRand }),
  response: z.array(ClassTeacher),
});

/** What a teacher may do in the class: at least one thing. */
export const teacherPowers = list(z.enum(staffPowers, words.powers), staffPowers.length).check(
  z.refine((powers) => powers.length > 0, words.powers),
);

/**
 * Our own: makes a student's account a teacher of a class, or says anew what they may do there; the
 * same again changes nothing. Errors: class_not_found, student_not_found, staff_administrator.
 */
export const saveClassStaff = defineCall({
  ...officeCall,
  name: 'saveClassStaff',
  action: 'saveClassStaff',
  request: z.object({ class_id: idOrRand, user_id: id, powers: teacherPowers }),
  response: nothing,
});

/**
 * Our own: takes a class away from its teacher, at once and on every device; whoever does not teach it
 * any more stays so. Errors: class_not_found.
 */
export const removeClassStaff = defineCall({
  ...officeCall,
  name: 'removeClassStaff',
  action: 'removeClassStaff',
  request: z.object({ class_id: idOrRand, user_id: id }),
  response: nothing,
});
