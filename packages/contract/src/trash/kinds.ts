/** How many days what was deleted can be brought back. */
export const TRASH_DAYS = 30;

/** What can be brought back. */
export const trashKinds = ['class', 'lesson', 'template', 'messageTemplate', 'comment'] as const;
export type TrashKind = (typeof trashKinds)[number];
