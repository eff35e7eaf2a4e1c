import { SILENT_MS } from '@institute/contract/classes/class-states';

/**
 * Whether a student who has something left to open has opened nothing for a week, and been at no meeting; who has just joined has
 * not been asked to yet.
 */
export function isAbsent(
  {
    lastThereAt,
    enrolledAt,
    hasWork,
  }: { lastThereAt: Date | null; enrolledAt: Date; hasWork: boolean },
  now: Date,
): boolean {
  return hasWork && now.getTime() - (lastThereAt ?? enrolledAt).getTime() >= SILENT_MS;
}
