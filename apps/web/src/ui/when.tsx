import { formatDate, formatDateTime } from './format.ts';

interface WhenProps {
  at: Date;
  /** IANA name of the institute's time zone. */
  timeZone: string;
  /** Also the hour and minute. */
  withTime?: boolean;
}

/** A date as people read it, `20 Nov 2026` or `20 Nov 2026, 14:05`, always left to right. */
export function When({ at, timeZone, withTime = false }: WhenProps) {
  return (
    <time dateTime={at.toISOString()} className="figures">
      {whenText(at, timeZone, withTime)}
    </time>
  );
}

/** The words of {@link When}. */
export function whenText(at: Date, timeZone: string, withTime = false): string {
  return withTime ? formatDateTime(at, timeZone) : formatDate(at, timeZone);
}
