import type {
  ListedLesson,
  PublicClass,
  PublicLesson,
} from '@institute/contract/classes/public-class';
import type { Services } from '../../../context.ts';
import {
  classByRef,
  isClosed,
  isOnShow,
  isPublished,
  presentClass,
  publicFaces,
  slugOf,
} from '../../classes/index.ts';
import { extensionOf } from '../present.ts';
import { filesOfBlocks, presentFile } from '../present-file.ts';
import { isPreviewNow } from '../rules.ts';
import { type LessonRow, lessonsOfClass } from '../store.ts';
import { entryExamFor } from '../study/entry-exam.ts';
import { nextMeeting } from './meeting-rules.ts';

type Reader = Pick<Services, 'db' | 'config' | 'clock' | 'files'>;

/** A class as its public page shows it, without anything that is for students; null where it has none. */
export async function showClass(reader: Reader, classId: number): Promise<PublicClass | null> {
  return (await shown(reader, classId))?.page ?? null;
}

/** A lesson that anybody may read, but for its words, which are asked for by its id; null where there is none. */
export async function showLesson(
  reader: Reader,
  classId: number,
  lessonRand: string,
): Promise<(Omit<PublicLesson, 'words'> & { id: number }) | null> {
  const found = await shown(reader, classId);
  const lesson = found?.lessons.find(({ rand }) => rand === lessonRand);
  if (!found || !lesson || !isPreviewNow(lesson, reader.clock.now())) return null;
  const { id, rand, subject, about, blocks, material } = lesson;
  const files = await filesOfBlocks(reader.db, lesson);
  return {
    ...{ class: found.page, id, rand, subject, about, blocks },
    files: files.map((file) => presentFile(reader, file)),
    material: reader.files.address(material),
    materialExtension: extensionOf(material),
  };
}

async function shown(
  { db, config, clock, files }: Reader,
  classId: number,
): Promise<{ page: PublicClass; lessons: LessonRow[] } | null> {
  const row = await classByRef(db, String(classId));
  if (!row || !isPublished(row)) return null;
  const { timeZone } = config;
  const now = clock.now();
  const lessons = await lessonsOfClass(db, row.id);
  const first = row.prerequisiteId ? await classByRef(db, String(row.prerequisiteId)) : null;
  const timetables = lessons.filter(({ kind }) => kind === 'timetable');
  const meeting = nextMeeting(
    timetables.map(({ about }) => about),
    now,
    timeZone,
  );
  const page: PublicClass = {
    item: presentClass(row, { timeZone, withLinks: false }),
    slug: slugOf(row),
    lessons: lessons.map((lesson): ListedLesson => {
      const { rand, subject, kind } = lesson;
      return { rand, subject, kind, isOpen: isPreviewNow(lesson, now) };
    }),
    meetsAt: meeting,
    teachers: await publicFaces({ db, files }, row.id),
    isOpen: !isClosed(row, now),
    prerequisite: first && {
      name: first.name,
      slug: isOnShow(first) ? slugOf(first) : null,
      entry: await entryExamFor(db, { classId: row.id, now }, null),
    },
  };
  return { page, lessons };
}
