import cronParser from 'cron-parser';

/** The first time of `cron` (minute, hour, day, month, weekday) after `after`. Throws on a wrong cron. */
export function nextTime(cron: string, after: Date, timeZone: string): Date {
  return cronParser.parseExpression(cron, { currentDate: after, tz: timeZone }).next().toDate();
}
