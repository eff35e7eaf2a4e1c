import pino from 'pino';
import { describeError } from './describe-error.ts';

export type Logger = pino.Logger;

/** What an address may say in the log; anything else may be an e-mail, a name, a code or a key. */
const SAID = new Set([
  'action',
  'class_id',
  'exam_id',
  'exp',
  'id',
  'lesson_id',
  'level',
  'message_id',
  'month',
  'page',
  'per_page',
  'sort',
  'status',
  'student_id',
  'type',
  'year',
]);
/** Pages whose address ends with the secret or the name of something of a person. */
const NAMES_SOMETHING = /^\/(?:verify|certificates|receipts|unsubscribe|calendar)\/[^/?]+/;

/** A URL without the e-mail, code, signature or words it may carry. */
export function cleanUrl(url: string): string {
  const at = url.indexOf('?');
  const path = (at < 0 ? url : url.slice(0, at)).replace(NAMES_SOMETHING, (found) =>
    found.replace(/[^/]+$/, '…'),
  );
  const shown = /@|%40/i.test(path) ? '/…' : path;
  if (at < 0) return shown;
  const query = url
    .slice(at + 1)
    .replace(/([^&=]*)=([^&]*)/g, (pair, name: string, value: string) => {
      if (!/^[\w[\]-]{1,40}$/.test(name)) return '…';
      return SAID.has(name) && /^[\w.-]{0,40}$/.test(value) ? pair : `${name}=…`;
    });
  return `${shown}?${query.replace(/@|%40/gi, '…')}`;
}

/** An error that is being logged. */
export interface LoggedError {
  message: string;
  /** What was thrown, if anything was. */
  error: unknown;
  /** The call or the job in which it happened, where the line names one. */
  about: string;
}

/** Tells `listener` of every line of an error, also of those that the level leaves out. */
function listening(level: string, listener: (logged: LoggedError) => void): pino.LoggerOptions {
  const { error } = pino.levels.values;
  const least = pino.levels.values[level] ?? Number.POSITIVE_INFINITY;
  return {
    level: least > Number(error) ? 'error' : level,
    hooks: {
      logMethod(args, method, number) {
        if (number >= Number(error)) listener(loggedError(args));
        if (number >= least) method.apply(this, args);
      },
    },
  };
}

function loggedError([first, second]: readonly unknown[]): LoggedError {
  const { err, call, job } = (typeof first === 'object' && first !== null ? first : {}) as Record<
    string,
    unknown
  >;
  const message = [first, second].find((part) => typeof part === 'string');
  const about = [call, job].find((part) => typeof part === 'string');
  return {
    message: message ?? '',
    error: first instanceof Error ? first : err,
    about: about ?? '',
  };
}

/**
 * Structured logs, one JSON object a line; secrets never reach them. `onError` hears of every error,
 * whatever the level.
 */
export function makeLogger(
  level: string,
  destination?: pino.DestinationStream,
  onError?: (logged: LoggedError) => void,
): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: [
        'password',
        '*.password',
        'new_password',
        '*.new_password',
        'req.headers.authorization',
        'req.headers.cookie',
        'headers.authorization',
        'headers.cookie',
      ],
      censor: '[redacted]',
    },
    ...(onError && listening(level, onError)),
  };
  return destination ? pino(options, destination) : pino(options);
}
