import { AppError, type ErrorCode } from '@institute/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Which of our codes stands for a refusal of the HTTP framework itself. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  404: 'not_found',
  408: 'invalid_input',
  413: 'too_large',
  415: 'wrong_type',
  503: 'unavailable',
};

/** Faults of a database that is away rather than of ours: connection refused, lost, shut down. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|57P0[123]|08\w{3})$/;

/** Whether an error (or what caused it) says that a dependency is not reachable. */
function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && AWAY.test(at.code)) return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(at.message))
      return true;
  }
  return false;
}

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
  if (error.httpStatus >= 500) {
    request.log.error({ err: thrown }, 'request failed');
  }
  if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter));
  return reply.code(error.httpStatus).send({
    status: false,
    message: error.message,
    code: error.code,
    ...(data === undefined ? {} : { data }),
  });
}

/** Words for a successful call whose handler has none of its own. */
export const OK_MESSAGE = 'OK';

/** Puts every error of the application, also those the framework raises, into the envelope. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
}
