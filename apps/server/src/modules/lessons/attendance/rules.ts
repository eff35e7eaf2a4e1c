/** Days without opening anything after which a student is said to be absent. */
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Whether a student has opened nothing for a week; who has just joined has not been asked to yet. */
export function isAbsent(
  { lastOpenedAt, enrolledAt }: { lastOpenedAt: Date | null; enrolledAt: Date },
  now: Date,
): boolean {
  return now.getTime() - (lastOpenedAt ?? enrolledAt).getTime() >= WEEK_MS;
}
