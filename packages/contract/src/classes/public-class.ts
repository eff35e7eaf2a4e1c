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
  prerequisite: { name: string; slug: string | null } | null;
}

/** A lesson that anybody may read, and its class. */
export interface PublicLesson {
  class: PublicClass;
  rand: string;
  subject: string;
  about: string;
  /** Path of its file, signed for some hours; empty where there is none. */
  material: string;
  materialExtension: string;
}
