import type { HomeworkTask } from '@institute/contract/homework/task';
import { pathTo } from '@institute/contract/routes';

/** What gives a homework: the block of a lesson, as its address names it, or a meeting. */
export type Given =
  | { classRand: string; lessonRand: string; blockId: string }
  | { meetingId: number };

const SUBJECT = 'homework';

/** For what the device keeps takes of a homework. */
export const slotOf = (given: Given): string =>
  'meetingId' in given
    ? `${SUBJECT}/${given.meetingId}`
    : `${SUBJECT}/${given.classRand}/${given.lessonRand}/${given.blockId}`;

/** The homework that a slot is for; null for what is none. */
export function givenBy(slot: string): Given | null {
  const [subject, first = '', lessonRand, blockId] = slot.split('/');
  if (subject !== SUBJECT) return null;
  if (lessonRand !== undefined && blockId !== undefined)
    return { classRand: first, lessonRand, blockId };
  return /^\d+$/.test(first) ? { meetingId: Number(first) } : null;
}

/** A homework as calls name it. */
export const namedBy = (given: Given) =>
  'meetingId' in given ? given : { lessonId: given.lessonRand, blockId: given.blockId };

/** What `getHomework` is asked for. */
export const askedOf = (given: Given) =>
  'meetingId' in given ? given : { lessonId: given.lessonRand };

/** The page on which it stands. */
export const pageOf = (given: Given): string =>
  'meetingId' in given
    ? pathTo('meeting', { id: given.meetingId })
    : pathTo('lesson', { classId: given.classRand, lessonId: given.lessonRand });

/** The id of its element there. */
export const elementOf = (given: Given): string =>
  'meetingId' in given ? SUBJECT : `${SUBJECT}-${given.blockId}`;

/** Where it stands, so that the page opens at it. */
export const pathOf = (given: Given): string => `${pageOf(given)}#${elementOf(given)}`;

/** What gives a homework, as lists of one's homework name it; null where its lesson is gone. */
export function givenOf(one: {
  classRand: string;
  lessonRand: string | null;
  blockId: string | null;
  meetingId: number | null;
}): Given | null {
  const { classRand, lessonRand, blockId, meetingId } = one;
  if (meetingId !== null) return { meetingId };
  return lessonRand !== null && blockId !== null ? { classRand, lessonRand, blockId } : null;
}

/** Where a take stands in its homework: a line by its id, all of it, or a picture. */
export const placeOfLine = (lineId: string) => `line-${lineId}`;
export const WHOLE = 'whole';
export const placeOfPicture = (key: string) => `picture-${key}`;
export const isPicture = (place: string) => place.startsWith('picture-');
export const lineOf = (place: string): string | null =>
  place.startsWith('line-') ? place.slice('line-'.length) : null;

/** Whether a homework asks for what stands at a place. */
export function isAsked({ ways, lines = [] }: HomeworkTask, place: string): boolean {
  if (isPicture(place)) return ways.includes('picture');
  const lineId = lineOf(place);
  return ways.includes('voice') && (lineId === null || lines.some(({ id }) => id === lineId));
}
