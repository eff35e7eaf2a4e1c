import { SILENT_MS } from '@institute/contract/classes/class-states';

/** Whether a student has opened nothing for a week; who has just joined has not been asked to yet. */
export function isAbsent(
  { lastOpenedAt, enrolledAt }: { lastOpenedAt: Date | null; enrolledAt: Date },
  now: Date,
): boolean {
  return now.getTime() - (lastOpenedAt ?? enrolledAt).getTime() >= SILENT_MS;
}
