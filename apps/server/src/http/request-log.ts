import { acceptInvitation } from '@institute/contract/auth/invitations';
import {
  confirmIdentity,
  finishAuthenticator,
  finishPasskey,
  passSecondStep,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '@institute/contract/auth/second-factor';
import { endOtherSessions, endSession } from '@institute/contract/auth/sessions';
import {
  confirmDevice,
  login,
  requestDeviceCode,
  requestPasswordReset,
  resetPassword,
  signup,
} from '@institute/contract/auth/sign-in';
import { endLoginAs, logout } from '@institute/contract/auth/user';
import { verifyEmail, verifyEmailByLink } from '@institute/contract/auth/verification';
import { saveOfficePowers } from '@institute/contract/people/office-powers';
import {
  deleteStudent,
  editStudent,
  loginAsStudent,
  resetStudentPassword,
} from '@institute/contract/people/students';
import { joinAccounts } from '@institute/contract/privacy/joining';
import { enrolStudents } from '@institute/contract/roster/roster';
import { importStudents } from '@institute/contract/roster/sheets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanUrl } from '../platform/log.ts';
import { callNameOf, notesOf } from './request-notes.ts';

/** Calls that are events of security, whether they come to something or not. */
const eventOfCall = new Map<string, string>(
  Object.entries({
    sign_in: [login],
    sign_up: [signup, acceptInvitation],
    sign_out: [logout],
    sessions_ended: [endSession, endOtherSessions],
    second_factor: [passSecondStep],
    second_factor_change: [
      finishAuthenticator,
      removeAuthenticator,
      finishPasskey,
      removePasskey,
      renewRecoveryCodes,
    ],
    identity_confirmed: [confirmIdentity],
    device_confirmed: [confirmDevice],
    code_requested: [requestPasswordReset, requestDeviceCode],
    password_change: [resetPassword, resetStudentPassword],
    email_verified: [verifyEmail, verifyEmailByLink],
    account_change: [
      ...[editStudent, deleteStudent, importStudents, enrolStudents, joinAccounts],
      saveOfficePowers,
    ],
    sign_in_as: [loginAsStudent],
    sign_in_as_over: [endLoginAs],
  }).flatMap(([event, calls]) => calls.map(({ name }) => [name, event] as const)),
);

/** Refusals that are events of security, whatever was called. */
const eventOfRefusal = new Map([
  ['forbidden', 'access_refused'],
  ['not_yours', 'access_refused'],
  ['not_as_student', 'access_refused'],
  ['second_factor_missing', 'access_refused'],
  ['confirm_needed', 'access_refused'],
  ['too_many', 'rate_limited'],
  ['files_enough', 'rate_limited'],
]);

/** The event of security that a request was, if it was one. */
function eventOf(request: FastifyRequest): string | undefined {
  const { call = '', refusal = '' } = notesOf(request);
  return eventOfCall.get(call) ?? eventOfRefusal.get(refusal);
}

/**
 * One line for each answered request: when, what, by whom, from where, how it ended; people by their
 * ids, the address without what must not be read in a log, nothing of what was sent. What matters to
 * security is named besides (docs/security.md).
 */
export function logRequests(app: FastifyInstance): void {
  const write = (request: FastifyRequest, reply: FastifyReply) => {
    const { method, ip } = request;
    const { actor, accountId, refusal } = notesOf(request);
    const event = eventOf(request);
    request.log.info(
      {
        method,
        url: cleanUrl(request.url),
        call: callNameOf(request),
        status: reply.statusCode,
        outcome: refusal ?? 'ok',
        ...(event && { event }),
        ...(actor && { user: actor.userId }),
        ...(actor?.admin && { admin: actor.admin.id }),
        ...(accountId !== undefined && { account: accountId }),
        ms: Math.round(reply.elapsedTime),
        ip,
      },
      'request',
    );
  };
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.logLevel !== 'warn') write(request, reply);
    done();
  });
}
