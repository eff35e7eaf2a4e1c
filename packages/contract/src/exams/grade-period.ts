import * as z from 'zod/mini';

/** All of the class's time, or a month of the institute's calendar: `2026-11`. */
export const WHOLE_TIME = '';

const NOT_A_MONTH = 'This is not a month.';
export const gradePeriod = z.string().check(z.regex(/^$|^20\d\d-(0[1-9]|1[0-2])$/, NOT_A_MONTH));
