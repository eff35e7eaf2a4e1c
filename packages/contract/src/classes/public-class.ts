import type { Block } from '../lessons/blocks.ts';
import type { EntryExam } from '../lessons/entry-exam.ts';
import type { LessonFile } from '../lessons/lesson-file.ts';
import type { LessonWord } from '../words/lesson-words.ts';
import type { Class } from './classes.ts';

/*
 * What the public page of a class is made of (decision 065). It goes from the server to what paints
 * its pages, and over no wire: nothing here needs an account, and nothing of it is about a person but
 * the teachers who agreed to it.
 */

/** A lesson as the public page names it. */
export interface ListedLesson {
  rand: string;
  subject: string;
  kind: 'lesson' | 'exam' | 'timetable';
  /** Whether anybody may read it now. */
  isOpen: boolean;
}

/** A class as anybody may see it. */
export interface PublicClass {
  /** Without its live links. */
  item: Class;
  /** What stands behind /c/. */
  slug: string;
  /** In the order of study. */
  lessons: ListedLesson[];
  /** When it meets next; null where its timetables name no time. */
  meetsAt: Date | null;
  /** Those of its teachers who want to be seen by everybody. */
  teachers: { name: string; picture: string }[];
  /** Whether one can still join it. */
  isOpen: boolean;
  /** The class to complete first; its slug is null where visitors cannot see it. */
  prerequisite: {
    name: string;
    slug: string | null;
    /** The exam that may be passed instead; null where there is none. */
    entry: EntryExam | null;
  } | null;
}

/** A lesson in blocks as anybody may try it, which the page carries for what gives it life. */
export interface TriedLesson {
  /** None where the lesson is a text. */
  blocks: readonly Block[];
  /** What the blocks show. */
  files: readonly LessonFile[];
  words: readonly LessonWord[];
  subject: string;
  /** Path of its file, signed for some hours; empty where there is none. */
  material: string;
  materialExtension: string;
}

/** A lesson that anybody may read, and its class. */
export interface PublicLesson extends TriedLesson {
  class: PublicClass;
  rand: string;
  about: string;
}
