import { getClassList } from '@institute/contract/classes/class-list';
import {
  enrol as enrolCall,
  getClasses,
  getEligibleClasses,
  getMyClasses,
} from '@institute/contract/classes/classes';
import { takeCoupon as takeCouponCall } from '@institute/contract/classes/coupons';
import {
  addClass as addClassCall,
  deleteClass as deleteClassCall,
  getClassContacts,
  getClassDeletion,
  getClassStudents,
  getManagedClass,
  publishClass,
  restoreClass as restoreClassCall,
  saveClassLinks,
  unpublishClass,
  updateClass as updateClassCall,
} from '@institute/contract/classes/managed-classes';
import { handle, handleNamed } from '../../handler.ts';
import { inColumns } from '../../shared/form-columns.ts';
import { pageOf } from '../../shared/page.ts';
import { namedClass } from './affected-classes.ts';
import { classDeletion, deleteClass } from './editing/delete-class.ts';
import { restoreClass } from './editing/restore-class.ts';
import { addClass, updateClass } from './editing/save-class.ts';
import { saveLinks } from './editing/save-links.ts';
import { setPublished } from './editing/set-published.ts';
import { couponFor } from './enrolling/coupon-for.ts';
import { enrol } from './enrolling/enrol.ts';
import { eligibleClasses, joinedClasses, visibleClasses } from './lists/list-classes.ts';
import { classContacts, classStudents, existingClass } from './lists/list-students.ts';
import { officeClasses, openedClasses } from './lists/office-list.ts';
import { classColumns, presentClass, subscriptionEndOf } from './present.ts';
import { staffHandlers } from './staff/handlers.ts';
import { text } from './text.ts';

export const handlers = [
  handleNamed(getClasses, async (context) => {
    const { name, classes, kept } = await visibleClasses(context);
    return {
      name,
      answer: async () => ({
        get data() {
          return classes();
        },
        kept,
      }),
    };
  }),

  handle(getClassList, { classes: openedClasses }, officeClasses),

  handleNamed(getMyClasses, async (context) => {
    const { name, classes } = await joinedClasses(context);
    return { name, answer: async () => ({ data: classes }) };
  }),

  handle(getEligibleClasses, async (context) => ({ data: await eligibleClasses(context) })),

  handle(enrolCall, async (context, { class_id, price, monthly, now }) => {
    const shown = { price, isMonthly: monthly, now };
    const { row, enrolment, balance } = await enrol(context, class_id, shown);
    return {
      data: { subscriptionEndsAt: subscriptionEndOf(row, enrolment), walletKobo: balance },
      message: text.enrolled,
    };
  }),

  handle(takeCouponCall, async (context, { class_id, code }) => ({
    data: await couponFor(context, class_id, code),
    message: text.couponTaken,
  })),

  handle(addClassCall, async (context, { request_key, is_draft, ...input }) => ({
    data: await addClass(context, inColumns(input, classColumns), {
      requestKey: request_key,
      isDraft: is_draft,
    }),
    message: text.added,
  })),

  handle(
    updateClassCall,
    { classes: namedClass },
    async (context, { class_id, before, ...input }) => {
      const row = await updateClass(context, class_id, inColumns(input, classColumns), before);
      return {
        data: presentClass(row, { timeZone: context.config.timeZone, withLinks: true }),
        message: text.updated,
      };
    },
  ),

  handle(saveClassLinks, { classes: namedClass }, async (context, { class_id, ...change }) => ({
    data: { links: await saveLinks(context, class_id, change) },
    message: text.linksSaved,
  })),

  handle(publishClass, { classes: namedClass }, async (context, { class_id }) => {
    await setPublished(context, class_id, true);
    return { data: null, message: text.published };
  }),

  handle(unpublishClass, { classes: namedClass }, async (context, { class_id }) => {
    await setPublished(context, class_id, false);
    return { data: null, message: text.unpublished };
  }),

  handle(getClassDeletion, { classes: namedClass }, async (context, { class_id }) => ({
    data: await classDeletion(context, class_id),
  })),

  handle(deleteClassCall, { classes: namedClass }, async (context, { class_id, paying }) => {
    await deleteClass(context, class_id, paying);
    return { data: null, message: text.deleted };
  }),

  handle(getManagedClass, { classes: namedClass }, async (context, { class_id }) => {
    const row = await existingClass(context, class_id);
    return { data: presentClass(row, { timeZone: context.config.timeZone, withLinks: true }) };
  }),

  handle(getClassStudents, { classes: namedClass }, async (context, { class_id, ...paging }) => {
    const page = pageOf(paging);
    const { total, students } = await classStudents(context, class_id, {
      ...page,
      sort: paging.sort,
    });
    return { data: students, meta: page.meta(total) };
  }),

  handle(restoreClassCall, async (context, { class_id }) => {
    await restoreClass(context, class_id);
    return { data: null, message: text.restored };
  }),

  handle(getClassContacts, { classes: namedClass }, async (context, { class_id, kind }) => ({
    data: await classContacts(context, class_id, kind),
  })),
  ...staffHandlers,
];
