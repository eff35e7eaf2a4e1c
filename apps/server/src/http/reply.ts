import { AppError, type ErrorCode } from '@institute/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callNameOf, noteRequest } from './request-notes.ts';

/** Which of our codes stands for a refusal of the HTTP framework itself. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  404: 'not_found',
  408: 'invalid_input',
  413: 'too_large',
  415: 'wrong_type',
  503: 'unavailable',
};

/**
 * Faults of something that is away, silent or full rather than of ours: a connection refused or
 * lost, a database that stops, is read-only, has no room or did not answer in time, a full disk.
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENOSPC|EDQUOT|57014|57P0[123]|53\w{3}|55P03|25006|08\w{3})$/;
const SILENT =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error/;
/** Seconds after which a client may ask again what could not be had. */
const ASK_AGAIN = 5;

/** Whether an error (or what caused it) says that a dependency is not reachable. */
function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && AWAY.test(at.code)) return true;
    if (SILENT.test(at.message)) return true;
  }
  return false;
}

/** Whether the client ended its request half way: no fault of anybody's. */
const hasHungUp = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** Any thrown thing as the error the client is told of; nothing internal gets through. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isAway(error)) return new AppError('unavailable');
  const status =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
  const code = status ? codeOfStatus[status] : undefined;
  if (code) return new AppError(code);
  return new AppError(status && status < 500 ? 'invalid_input' : 'internal');
}

/** Answers an error in the envelope, with its status. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  data?: unknown,
): FastifyReply {
  const error = asAppError(thrown);
  noteRequest(request, { refusal: error.code });
  if (hasHungUp(request)) {
    request.log.info('the client hung up');
  } else if (error.httpStatus >= 500) {
    request.log.error({ err: thrown, call: callNameOf(request) }, 'request failed');
  }
  const retryAfter = error.retryAfter ?? (error.code === 'unavailable' ? ASK_AGAIN : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  reply.header('cache-control', NOT_KEPT);
  return reply.code(error.httpStatus).send({
    status: false,
    message: error.message,
    code: error.code,
    ...(data === undefined ? {} : { data }),
  });
}

/**
 * What answers say to every cache: to keep nothing. Clients that ask conditionally hold the last
 * answer themselves, as ours does in memory; caches leave calls alone that are POSTs anyway.
 */
export const NOT_KEPT = 'no-store';

/** Words for a successful call whose handler has none of its own. */
export const OK_MESSAGE = 'OK';

/** Puts every error of the application, also those the framework raises, into the envelope. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
}
