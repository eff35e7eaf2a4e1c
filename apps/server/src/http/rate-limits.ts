import rateLimit from '@fastify/rate-limit';
import { exportAuditLog } from '@institute/contract/audit/audit';
import { makeAccessLinks } from '@institute/contract/auth/invitations';
import { exportBank, importBank } from '@institute/contract/bank/bank';
import type { Call } from '@institute/contract/call';
import { saveTeacherProfile } from '@institute/contract/classes/teacher-profile';
import { addComment } from '@institute/contract/comments/comments';
import {
  copyLessons,
  duplicateClass,
  duplicateLesson,
} from '@institute/contract/duplicates/duplicates';
import { AppError } from '@institute/contract/errors';
import { exportGradebook } from '@institute/contract/exams/gradebook';
import { saveExamDraft, submitExam } from '@institute/contract/exams/sitting';
import { addReply } from '@institute/contract/homework/answers';
import { handIn } from '@institute/contract/homework/my-homework';
import { exportAttendance } from '@institute/contract/lessons/attendance';
import { addLessonFile } from '@institute/contract/lessons/lesson-files';
import { addLesson, updateLesson } from '@institute/contract/lessons/managed-lessons';
import { sendLetter } from '@institute/contract/letters/letters';
import { reportLetter } from '@institute/contract/letters/reports';
import { exportRegisters } from '@institute/contract/meetings/office-registers';
import { addRecording } from '@institute/contract/meetings/recordings';
import { sendClassMessage, sendMessage } from '@institute/contract/messages/managed-messages';
import { scheduleMessage } from '@institute/contract/messages/scheduled-messages';
import { getSavableClass } from '@institute/contract/offline/offline';
import { exportBalanceSheet } from '@institute/contract/payments/books';
import { getDisputeEvidence } from '@institute/contract/payments/disputes';
import { exportIncome } from '@institute/contract/payments/income';
import { exportPaymentDetails, exportPayments } from '@institute/contract/payments/payment-history';
import { exportSettlements } from '@institute/contract/payments/settlements';
import { exportStudents } from '@institute/contract/people/students';
import { requestErasure, requestMyData } from '@institute/contract/privacy/my-data';
import { inviteAgain } from '@institute/contract/roster/roster';
import { importStudents, readRoster } from '@institute/contract/roster/sheets';
import { uploadTeacherPicture } from '@institute/contract/settings/institute-profile';
import { saveSignature, uploadLogo } from '@institute/contract/settings/managed-settings';
import { MINUTE_MS } from '@institute/contract/time/durations';
import { importWords } from '@institute/contract/words/managed-words';
import { sendReviews } from '@institute/contract/words/reviews';
import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { throttle } from '../modules/auth/index.ts';
import { hash } from '../platform/random.ts';
import { sidCookie } from './session.ts';

/**
 * Requests a minute (decision 045). A person who reads and clicks makes one a second at most, however
 * many sessions they have; an address may be a whole school behind one connection, or a mobile network's.
 */
export const requestsAMinute = { session: 600, person: 600, address: 12_000 } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request by the person whose session it is. Errors: too_many. */
    countPerson: (request: FastifyRequest, userId: number) => Promise<void>;
  }
}

/** Sessions and addresses remembered at once by a process; the longest unused are forgotten first. */
const REMEMBERED = 20_000;

/**
 * Paths that are not counted: what watches the product, what the payment provider reports, which
 * would delay people's money, and files which never change and cost no more than the refusal.
 */
const UNCOUNTED = /^\/(healthz|readyz|metrics|webhooks\/.*|assets\/.*)$/;

/**
 * Counts every request by its session and by its address, before its body is read, and by its person
 * once that is known, and refuses those above {@link requestsAMinute}. The counts are the process's own
 * and lie in memory. What a person may do of one kind, such as comments, is counted by `checkLimit` in the
 * database.
 */
export async function registerRateLimits(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.rateLimits) {
    app.decorate('countPerson', async () => undefined);
    return;
  }
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
  const limited = { timeWindow: MINUTE_MS, cache: REMEMBERED };
  const byAddress = app.createRateLimit({ ...limited, max: requestsAMinute.address });
  const bySession = app.createRateLimit({
    ...limited,
    max: requestsAMinute.session,
    keyGenerator: (request) => hash(sidOf(config, request)),
  });
  const people = new WeakMap<FastifyRequest, number>();
  const byPerson = app.createRateLimit({
    ...limited,
    max: requestsAMinute.person,
    keyGenerator: (request) => `${people.get(request)}`,
  });
  app.decorate('countPerson', async (request: FastifyRequest, userId: number) => {
    people.set(request, userId);
    refuseAbove(await byPerson(request));
  });
  app.addHook('onRequest', async (request) => {
    if (UNCOUNTED.test(pathOf(request))) return;
    refuseAbove(await byAddress(request));
    // An invented session is one of its address all the same.
    if (sidOf(config, request)) refuseAbove(await bySession(request));
  });
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseAbove(count: Counted): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw new AppError('too_many', undefined, { retryAfter: Math.max(1, count.ttlInSeconds) });
}

/**
 * Calls by which people do what leaves something behind or costs much, and what each counts as;
 * every call that takes a file is among them. How much is too much stands beside `throttle`.
 */
export const limitedActs = new Map<
  string,
  | 'comment'
  | 'letter'
  | 'message'
  | 'reviews'
  | 'draft'
  | 'erasure'
  | 'saving'
  | 'upload'
  | 'copy'
  | 'import'
  | 'links'
  | 'export'
>([
  [addComment.name, 'comment'],
  [sendLetter.name, 'letter'],
  [reportLetter.name, 'letter'],
  [sendReviews.name, 'reviews'],
  [saveExamDraft.name, 'draft'],
  [requestErasure.name, 'erasure'],
  [getSavableClass.name, 'saving'],
  [sendMessage.name, 'message'],
  [sendClassMessage.name, 'message'],
  [scheduleMessage.name, 'message'],
  [importBank.name, 'import'],
  [exportBank.name, 'export'],
  [submitExam.name, 'upload'],
  [uploadLogo.name, 'upload'],
  [saveSignature.name, 'upload'],
  [uploadTeacherPicture.name, 'upload'],
  [saveTeacherProfile.name, 'upload'],
  [addLesson.name, 'upload'],
  [updateLesson.name, 'upload'],
  [addLessonFile.name, 'upload'],
  [addRecording.name, 'upload'],
  [handIn.name, 'upload'],
  [addReply.name, 'upload'],
  [duplicateClass.name, 'copy'],
  [duplicateLesson.name, 'copy'],
  [copyLessons.name, 'copy'],
  [readRoster.name, 'upload'],
  [importStudents.name, 'import'],
  [importWords.name, 'import'],
  [inviteAgain.name, 'import'],
  [makeAccessLinks.name, 'links'],
  [exportPayments.name, 'export'],
  [exportPaymentDetails.name, 'export'],
  [exportBalanceSheet.name, 'export'],
  [exportIncome.name, 'export'],
  [exportSettlements.name, 'export'],
  [exportStudents.name, 'export'],
  [exportAuditLog.name, 'export'],
  [exportAttendance.name, 'export'],
  [exportRegisters.name, 'export'],
  [getDisputeEvidence.name, 'export'],
  [exportGradebook.name, 'export'],
  [requestMyData.name, 'export'],
]);

/** What is limited by the day as well: what one writes, everybody who reads the lesson has to load. */
const dailyActs = new Map([[addComment.name, 'comment-day' as const]]);

/**
 * Counts an act against its person and address, in the database: the count is one for all processes
 * and outlives them. Errors: too_many.
 */
export async function checkLimit(context: Context, { name }: Call): Promise<void> {
  if (!context.actor || !context.config.rateLimits) return;
  for (const act of [limitedActs.get(name), dailyActs.get(name)]) {
    if (act) await throttle(context, act, context.actor.signInName);
  }
}

const sidOf = (config: Config, request: FastifyRequest) => request.cookies[sidCookie(config)] ?? '';

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';
