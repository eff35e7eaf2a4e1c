import type { DataOf } from '@institute/contract/call';
import type { getRootWords, getWordFamily } from '@institute/contract/word-roots';

/** A word among others of its root. */
export interface FamilyWord {
  id: number;
  arabic: string;
  meaning: string;
  pattern: string;
  plural: string;
  /** Whether it is practised, or was added to be. */
  isMine: boolean;
  /** Signed path of its sound. */
  sound?: string | undefined;
}

/** A lesson that teaches a word. */
export interface TaughtIn {
  classRand: string;
  className: string;
  /** The address of the class's public page; '' for one that the reader has joined. */
  classSlug: string;
  lessonRand: string;
  subject: string;
}

/** A word of a root, with the lessons that teach it. */
export interface RootWord extends FamilyWord {
  lessons: readonly TaughtIn[];
}

type WireWord = DataOf<typeof getWordFamily>['family'][number];

const familyWordOf = ({
  id,
  arabic,
  meaning,
  pattern,
  plural,
  sound,
  is_mine,
}: WireWord): FamilyWord => ({
  ...{ id, arabic, meaning, pattern, plural, sound },
  isMine: is_mine === '1',
});

export const familyOf = ({ is_mine, family }: DataOf<typeof getWordFamily>) => ({
  isMine: is_mine === '1',
  family: family.map(familyWordOf),
});

export const rootWordOf = (word: DataOf<typeof getRootWords>[number]): RootWord => ({
  ...familyWordOf(word),
  lessons: word.lessons.map((lesson) => ({
    classRand: lesson.class_rand,
    className: lesson.class_name,
    classSlug: lesson.class_slug,
    lessonRand: lesson.lesson_rand,
    subject: lesson.subject,
  })),
});
