import { getUserData } from '@institute/contract/auth/user';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import { getMyStudy } from '@institute/contract/lessons/study';
import { getAdminReport } from '@institute/contract/reports/reports';
import { answerKey } from './answer-key.ts';

/*
 * Keys of answers which calls of several domains make out of date. They stand here, because a
 * domain may not import those to its right. Keys that one domain alone uses stand in its api.
 */

/** The data of the person signed in, the balance among them. */
export const userKey = answerKey(getUserData, {});

/** Begins the keys of one class with its lessons. */
export const classDetailsKeys = answerKey(getClassDetails);

/** Cache key of one class with its lessons; `id` as it stands in the address (rand token or id). */
export const classDetailsKey = (id: string) => answerKey(getClassDetails, { classId: id });

/** How far the student is with everything joined: what comes next, and the days studied. */
export const myStudyKey = answerKey(getMyStudy, {});

/** The institute in figures, for administrators. */
export const reportKey = answerKey(getAdminReport);

/** What waits for somebody of the office; out of date whenever the figures are. */
export const officeWorkKey = [...reportKey, 'work'] as const;
