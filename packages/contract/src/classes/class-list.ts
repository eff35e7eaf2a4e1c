import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountText, wireObject, yesNo } from '../codecs.ts';
import { cappedMeta, flag, pageQuery } from '../fields.ts';
import { classStates } from './class-states.ts';

/**
 * A class in the office's list: as much of it as a line shows, field by field as in `Class`, which the
 * pages with this list do without.
 */
export const ListedClass = wireObject(
  {
    id: z.number(),
    rand: z.string(),
    name: z.string(),
    category: z.string(),
    isPremium: yesNo,
    priceKobo: amountText,
    registrationEnd: z.string(),
    lessonCount: z.number(),
    isMonthly: yesNo,
    isActive: yesNo,
    /** Live students; absent from an earlier version. */
    studentCount: z.optional(z.number()),
    isDraft: yesNo,
  },
  {
    isPremium: 'premium',
    priceKobo: 'amount',
    registrationEnd: 'regclosedate',
    lessonCount: 'subjecttotal',
    isMonthly: 'monthlySub',
    isActive: 'status',
    studentCount: 'students',
  },
);
export type ListedClass = z.output<typeof ListedClass>;

/** What the list says beside its rows. */
export const ClassListMeta = z.extend(cappedMeta, {
  /** Every category of the classes that the caller may list, in their order. */
  categories: z.array(z.string()),
});

/**
 * Our own call: a page of the classes that the office works with, also those that students do not see,
 * the newest first; a teacher has the own ones. Searches name and category, each word by itself; sorts
 * by name, amount, closes and status; narrows to how a class stands, to a category, and to classes whose
 * lessons the caller may edit. The specification's getClasses stays the whole list.
 */
export const getClassList = defineCall({
  name: 'getClassList',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getClassList',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.open',
  actor: 'email',
  request: z.object({
    ...pageQuery,
    state: z.optional(z.enum(classStates)),
    category: z.optional(z.string().check(z.maxLength(80))),
    /** Only classes whose lessons the caller may edit. */
    for_lessons: z.optional(flag),
  }),
  response: z.array(ListedClass),
  meta: ClassListMeta,
});
