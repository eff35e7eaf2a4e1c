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
const NAMES_SOMETHING = /^\/(?:verify|certificates|receipts|unsubscribe)\/[^/?]+/;

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

/** Structured logs, one JSON object a line; secrets never reach them. */
export function makeLogger(level: string, destination?: pino.DestinationStream): Logger {
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
  };
  return destination ? pino(options, destination) : pino(options);
}
