import { SILENT_MS } from '@institute/contract/classes/class-states';

/**
 * Whether a student who has something left to open has opened nothing for a week; who has just joined has
 * not been asked to yet.
 */
export function isAbsent(
  {
    lastOpenedAt,
    enrolledAt,
    hasWork,
  }: { lastOpenedAt: Date | null; enrolledAt: Date; hasWork: boolean },
  now: Date,
): boolean {
  return hasWork && now.getTime() - (lastOpenedAt ?? enrolledAt).getTime() >= SILENT_MS;
}
