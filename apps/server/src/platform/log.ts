import pino from 'pino';

export type Logger = pino.Logger;

const E_MAIL_IN_URL = /([?&](?:email|admin_email)=)[^&\s]*/gi;

/** A URL without the e-mail, code or signature it may carry. */
export function cleanUrl(url: string): string {
  return url.replace(E_MAIL_IN_URL, '$1…').replace(/([?&](?:sig|code|token)=)[^&\s]*/gi, '$1…');
}

/** Structured logs, one JSON object a line; secrets never reach them. */
export function makeLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  });
}
