import type { RequestOf } from '@institute/contract/call';
import type { saveLessonWords } from '@institute/contract/words/managed-words';
import type { sendReviews } from '@institute/contract/words/reviews';
import type { Institute, Person } from './institute.ts';
import { aClass, aLesson } from './school.ts';

type SentWord = Extract<RequestOf<typeof saveLessonWords>['words'], readonly unknown[]>[number];
export type SentReview = Extract<
  RequestOf<typeof sendReviews>['reviews'],
  readonly unknown[]
>[number];

const nouns = [
  'بَيْتٌ',
  'بَابٌ',
  'قَلَمٌ',
  'كِتَابٌ',
  'سُوقٌ',
  'وَلَدٌ',
  'بِنْتٌ',
  'مَدْرَسَةٌ',
  'شَمْسٌ',
  'قَمَرٌ',
  'مَاءٌ',
  'خُبْزٌ',
];

/** Some words, each another one. */
export const someWords = (count: number): SentWord[] =>
  Array.from({ length: count }, (_, at) => ({
    arabic: at < nouns.length ? (nouns[at] ?? '') : `${nouns[at % nouns.length]} ${at}`,
    meaning: `meaning ${at}`,
  }));

/** A lesson with so many words, and their ids. */
export async function aLessonWithWords(institute: Institute, count: number, classId?: number) {
  const admin = await institute.admin();
  const class_id = classId ?? (await aClass(institute)).id;
  const { id: lesson_id } = await aLesson(institute, class_id);
  const { data } = await admin.call.saveLessonWords({ lesson_id, words: someWords(count) });
  return { class_id, lesson_id, wordIds: data.words.map(({ id }) => id) };
}

/** A student who has opened such a lesson. */
export async function aReader(institute: Institute, count: number) {
  const lesson = await aLessonWithWords(institute, count);
  const student = await institute.student();
  const { class_id, lesson_id } = lesson;
  await student.call.enrol({ class_id });
  await student.call.viewStatus({ class_id, lesson_id });
  return { student, ...lesson };
}

let reviews = 0;

/** A review of now, under an id of its own. */
export function aReview(
  institute: Institute,
  word_id: number,
  own: Partial<SentReview> = {},
): SentReview {
  reviews += 1;
  const at = institute.clock.now().getTime();
  return {
    id: `review-${reviews}`.padEnd(12, '0'),
    word_id,
    asks: 'meaning',
    rating: 'good',
    at,
    retention: 90,
    ...own,
  };
}

/** Sends one review of now. */
export const review = (
  institute: Institute,
  student: Person,
  word_id: number,
  own: Partial<SentReview> = {},
) => student.call.sendReviews({ reviews: [aReview(institute, word_id, own)] });
