import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { valuesByName } from './fields.ts';

/** A month of the institute's calendar, `2026-11`. */
const month = z.string();

/**
 * Admin §7: the figures of the administrator's dashboard. Months are the institute's, the last
 * twelve with the present one, so that each month name stands for one month. `enrolment`, `income`
 * and `pending_exams` are ours.
 */
export const getAdminReport = defineCall({
  name: 'getAdminReport',
  method: 'POST',
  path: '/adminReport.php',
  encoding: 'json',
  access: 'reports.read',
  actor: 'email',
  request: z.object({}),
  response: z.object({
    total_regular_users: z.number(),
    total_active_classes: z.number(),
    classes: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** Enrolments by month name (`January`), months without any left out. */
        monthly_enrollment: valuesByName(z.number()),
      }),
    ),
    /** Unix seconds at which the automatic-marking subscription ends, 0 for never begun. */
    aisub: z.number(),
    /** Enrolments in all classes, also deleted ones, oldest month first, none left out. */
    enrolment: z.array(z.object({ month, count: z.number() })),
    /** Naira paid for classes less naira returned, oldest month first, none left out. */
    income: z.array(z.object({ month, amount: z.number() })),
    /** Exams whose theory part waits for its grade. */
    pending_exams: z.number(),
  }),
});
