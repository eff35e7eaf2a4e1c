/** The first day of Excel's calendar, which counts a 29 February 1900 that never was. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

/** Formats of dates that a workbook does not spell out, by their numbers. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** Whether numbers of a format are dates: by its number, or as its code names days and hours outside of texts. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return /[dyh]|m.*s/i.test(bare) && !/general/i.test(bare);
}

/** A date as it stands in a sheet: `2026-11-20`, with the time where there is one; null for no date. */
export function dateOfSerial(serial: number): string | null {
  if (!(serial >= 0 && serial <= LAST_DAY)) return null;
  const [date = '', time = ''] = new Date(EPOCH_MS + Math.round(serial * DAY_MS))
    .toISOString()
    .split('T');
  if (serial < 1) return time.slice(0, 5);
  return Number.isInteger(serial) ? date : `${date} ${time.slice(0, 5)}`;
}
