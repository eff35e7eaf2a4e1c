import { namesIn } from './rings.mjs';

/*
 * The product runs on PostgreSQL and on the embedded PGlite, which is PostgreSQL compiled for one
 * process and one connection. A test runs on both when its subject is the database: what is left to
 * its locks, its order of letters, its clock of jobs, its own SQL. What our code alone decides is the
 * same on either, and runs once: on PostgreSQL, where races are real, or on PGlite where there is no
 * PostgreSQL. Journeys and the demo's making go through every module on PGlite besides.
 */

/**
 * What must hold on both databases, by the reason; files and folders of the server's tests. What is
 * decided alike by most of them is asked of one in `npm test`.
 */
export const bothDatabases = {
  'It opens, migrates, saves and restores a database.': [
    'apps/server/src/platform/db.test.ts',
    'apps/server/src/platform/db-schema.test.ts',
    'apps/server/src/platform/backup/backup.test.ts @all',
    'apps/server/src/shared/sql/vacuum.test.ts',
  ],
  'Each of them has errors of its own, which carry what people sent.': [
    'apps/server/src/platform/log.test.ts @all',
  ],
  'Jobs are rows, fetched by many and woken by a commit.': [
    'apps/server/src/platform/jobs.test.ts',
    'apps/server/src/modules/certificates/assigning/long-assignment.test.ts @all',
    'apps/server/src/modules/messages/scheduling/ @all',
  ],
  'Money moves once, whoever else is at it.': [
    'apps/server/src/modules/ledger/',
    'apps/server/src/modules/classes/enrolling/enrol.test.ts',
    'apps/server/src/modules/game/claim-reward.test.ts',
    'apps/server/src/modules/game/rewards-for-people.test.ts @all',
    'apps/server/src/modules/auth/verification/rewards.test.ts @all',
    'apps/server/src/modules/payments/checkout/arrivals.test.ts',
    'apps/server/src/modules/payments/books/refund-payment.test.ts @all',
    'apps/server/src/modules/people/students/take-back-funding.test.ts @all',
  ],
  'Locks and unique indexes decide who was first.': [
    'apps/server/src/modules/meetings/meetings.test.ts',
    'apps/server/src/modules/meetings/presences.test.ts',
    'apps/server/src/modules/exams/marking/mark-exam.test.ts @all',
    'apps/server/src/modules/exams/sitting/submit-exam.test.ts',
    'apps/server/src/modules/exams/sitting/attempts.test.ts @all',
    'apps/server/src/modules/lessons/study/open-lesson.test.ts @all',
    'apps/server/src/modules/lessons/editing/two-writers.test.ts @all',
    'apps/server/src/modules/words/editing/save-words.test.ts @all',
    'apps/server/src/modules/words/review/practice.test.ts @all',
    'apps/server/src/modules/people/students/manage-students.test.ts @all',
    'apps/server/src/modules/roster/roster.test.ts @all',
  ],
  'Lists are searched and ordered by letters and extensions, which differ.': [
    'apps/server/src/modules/people/search/',
    'apps/server/test/without-trigrams.test.ts',
    'apps/server/src/modules/people/students/student-list.test.ts @all',
  ],
  'SQL and triggers of its own.': [
    'apps/server/src/modules/payments/reconciliation/reconcile.test.ts @all',
    'apps/server/src/modules/people/students/delete-student.test.ts @all',
    'apps/server/src/modules/audit/things.test.ts @all',
    'apps/server/src/modules/privacy/my-data.test.ts @all',
    'apps/server/src/modules/reports/reports.test.ts @all',
    'apps/server/src/platform/error-notes.test.ts @all',
  ],
  'Every call is made once.': ['apps/server/test/access-sweep.test.ts'],
};

/** Those of a ring. @param {boolean} isAll */
export const onBoth = (isAll) => namesIn(Object.values(bothDatabases).flat(), isAll);
