import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Admin §7: the figures of the administrator's dashboard. */
export const getAdminReport = defineCall({
  name: 'getAdminReport',
  method: 'POST',
  path: '/adminReport.php',
  encoding: 'json',
  access: 'admin',
  actor: 'email',
  request: z.object({}),
  response: z.object({
    total_regular_users: z.number(),
    total_active_classes: z.number(),
    classes: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** Enrolments by month name. */
        monthly_enrollment: z.record(z.string(), z.number()),
      }),
    ),
    /** Unix seconds at which the automatic-marking subscription ends, 0 for never begun. */
    aisub: z.number(),
  }),
});
