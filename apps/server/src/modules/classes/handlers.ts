import type { ParsedOf } from '@institute/contract/call';
import {
  addClass as addClassCall,
  enrol as enrolCall,
  getClasses,
  getEligibleClasses,
  getMyClasses,
  updateClass as updateClassCall,
} from '@institute/contract/classes';
import { nairaNumber } from '@institute/contract/money';
import { handle, signedIn } from '../../context.ts';
import { enrol } from './enrol.ts';
import { eligibleClasses, visibleClasses } from './list-classes.ts';
import { nextSubText, presentClass, presentEnrolled } from './present.ts';
import { addClass, type ClassForm, updateClass } from './save-class.ts';
import { enrolmentsOf } from './store.ts';

/** The wire's spelling of the class form ends here. */
function formOf(input: ParsedOf<typeof addClassCall>): ClassForm {
  return {
    category: input.category,
    name: input.name,
    about: input.about,
    isPremium: input.premium,
    price: input.amount,
    isActive: input.status,
    closingDate: input.regclosedate,
    monthlyLessonLimit: input.monthlylimit,
    prerequisiteId: input.prequisite_id,
    isMonthly: input.monthlySub,
    links: input.links,
  };
}

export const handlers = [
  handle(getClasses, async (context) => ({ data: await visibleClasses(context) })),

  handle(getMyClasses, async (context) => {
    const mine = await enrolmentsOf(context.db, signedIn(context).userId);
    return { data: mine.map((one) => presentEnrolled(one, context.config.timeZone)) };
  }),

  handle(getEligibleClasses, async (context) => ({ data: await eligibleClasses(context) })),

  handle(enrolCall, async (context, { class_id }) => {
    const { row, enrolment, balance } = await enrol(context, class_id);
    return {
      data: { nextSub: nextSubText(row, enrolment), wallet: nairaNumber(balance) },
      message: 'Successfully enrolled in the class!',
    };
  }),

  handle(addClassCall, async (context, input) => ({
    data: await addClass(context, formOf(input)),
    message: 'Class added successfully!',
  })),

  handle(updateClassCall, async (context, { class_id, ...input }) => {
    const row = await updateClass(context, class_id, formOf(input));
    return {
      data: presentClass(row, { timeZone: context.config.timeZone, withLinks: true }),
      message: 'Class updated successfully!',
    };
  }),
];
