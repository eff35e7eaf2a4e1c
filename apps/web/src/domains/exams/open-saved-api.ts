import type { DataOf } from '@institute/contract/call';
import { getLessonDetails, type Lesson } from '@institute/contract/exams/exams';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import type { AppSettings } from '@institute/contract/settings/settings';
import { ApiError } from '../../platform/api-error.ts';
import { changeCopy } from '../../platform/change-copy.ts';
import { copyName } from '../../platform/copy-name.ts';
import { readOffline } from '../../platform/offline-cache.ts';
import { keptDatabase } from '../../platform/offline-database.ts';
import { queryClient } from '../../platform/query-client.ts';
import { classDetailsKey } from '../../platform/query-keys.ts';
import { serverDate } from '../../platform/server-clock.ts';
import { waitToSend } from '../../platform/waiting.ts';
import { decoded } from '../../platform/wire.ts';
import { gateBefore } from '../lessons/gates.ts';
import { classDetailsOf } from '../lessons/model.ts';
import { settingsKey } from '../settings/api.ts';
import { DEFAULT_TIME_ZONE } from '../settings/model.ts';

type Details = DataOf<typeof getClassDetails>;
interface LessonInput {
  classId: string;
  lessonId: string;
}

/**
 * Opens a saved lesson for the first time without a connection: the gates are asked here, as the
 * server would, and the opening waits to be recorded there. Null when no such lesson is saved.
 * Throws the code of a gate that is shut.
 */
export async function openSaved(input: LessonInput): Promise<Lesson | null> {
  const lessonName = copyName(getLessonDetails, { ...input });
  const className = copyName(getClassDetails, { classId: input.classId });
  if (lessonName === null || className === null || !(await isSealed(lessonName))) return null;
  const found = await readOffline(className, (data) => decoded(getClassDetails, data));
  const lesson = found?.data.lessons.find(({ rand }) => rand === input.lessonId);
  if (!found || !lesson) return null;
  const gate = gateBefore(lesson.id, classDetailsOf(found.data), serverDate(), timeZoneNow());
  if (gate) throw new ApiError(gate.code, gate.message, 200);

  const viewing = {
    what: 'view',
    input: { class_id: input.classId, lesson_id: input.lessonId },
  } as const;
  if (!(await waitToSend(`view:${input.lessonId}`, viewing))) return null;
  const viewed = { isViewed: true, viewedAt: serverDate() } satisfies Partial<Lesson>;
  const inClass = (data: Details) => withViewed(data, lesson.rand, viewed);
  await changeCopy(getLessonDetails, { ...input }, (data) => ({ ...data, ...viewed }));
  await changeCopy(getClassDetails, { classId: input.classId }, inClass);
  queryClient.setQueryData<Details>(
    classDetailsKey(input.classId),
    (details) => details && inClass(details),
  );
  return (await readOffline(lessonName, (data) => decoded(getLessonDetails, data)))?.data ?? null;
}

/** Whether a lesson is saved that its student has not opened yet. */
async function isSealed(name: string): Promise<boolean> {
  try {
    return (await (await keptDatabase()).get('answers', name))?.isSealed ?? false;
  } catch {
    return false;
  }
}

function withViewed(
  details: Details,
  rand: string,
  viewed: Pick<Lesson, 'isViewed' | 'viewedAt'>,
): Details {
  return {
    ...details,
    lessons: details.lessons.map((one) => (one.rand === rand ? { ...one, ...viewed } : one)),
    viewedThisMonth: details.viewedThisMonth + 1,
  };
}

const timeZoneNow = () =>
  queryClient.getQueryData<AppSettings>(settingsKey)?.timeZone || DEFAULT_TIME_ZONE;
