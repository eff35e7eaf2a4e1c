import { classLevels } from '@institute/contract/classes/classes';
import type { Exercise } from '@institute/contract/exercises/kinds';
import type { Block } from '@institute/contract/lessons/blocks';
import type { WordForm } from '@institute/contract/words/managed-words';
import * as z from 'zod/mini';

/** What the files of the demo say, and what the seed is told of it. */

const texts = z._default(z.array(z.string()), []);
const yes = z._default(z.boolean(), true);
const no = z._default(z.boolean(), false);
const none = z._default(z.nullable(z.number()), null);
const nothing = z._default(z.string(), '');

/** What stands before the text of a lesson. */
export const LessonHead = z.strictObject({
  /** A lesson in blocks, one of plain text, a timetable of plain text, or an exam. */
  kind: z.enum(['lesson', 'text', 'timetable', 'exam']),
  subject: z.string(),
  /** A file of `seed/assets` shown with it. */
  file: z.optional(z.string()),
  /** Days from the day of seeding until it opens; it opens at once without them. */
  opensInDays: none,
  /** Whether anybody may read it. */
  preview: no,
  /** The open question of an exam, and a model answer. */
  theory: nothing,
  modelAnswer: nothing,
});
export type LessonHead = z.output<typeof LessonHead>;

/** One objective question: 2 to 4 options, the answer among them exactly once. */
export interface DemoQuestion {
  question: string;
  answer: string;
  options: string[];
}

export interface DemoLesson {
  kind: 'lesson' | 'exam' | 'timetable';
  subject: string;
  /** Plain text with line breaks and web links; of an exam the theory question, or ''. */
  about: string;
  /** What it is made of; none for text alone. Then `about` is their plain text. */
  blocks: Block[];
  opensInDays: number | null;
  preview: boolean;
  material: { asset: string; kind: 'pdf' | 'image' | 'video' | 'audio' } | null;
  theoryAnswer: string;
  questions: DemoQuestion[];
  words: WordForm[];
}

/** What stands before what a class says of itself. */
export const ClassHead = z.strictObject({
  category: z.string(),
  name: z.string(),
  /** The address of its public page, below /c/. */
  slug: z.string(),
  level: z.enum(classLevels),
  /** Hours of study. */
  hours: z.number(),
  teacher: z.string(),
  /** What a student can do afterwards: each goes on from "You will be able to …". */
  outcomes: texts,
  premium: no,
  /** Price in naira: once, or per month when `monthly`; 0 when free. */
  amountNaira: z._default(z.number(), 0),
  monthly: no,
  /** In which parts the price is paid, as the form of a class has them; empty for at once. */
  parts: z._default(z.string(), ''),
  /** Lessons a student may newly open in a month; 0 is no limit. */
  monthlyLimit: z._default(z.number(), 0),
  /** Days until registration closes, negative when it has closed; null never closes. */
  closesInDays: none,
  /** Key of the class to finish first. */
  prerequisite: z._default(z.nullable(z.string()), null),
  /** The exam of that class that may be passed instead, by its subject. */
  entryExam: z._default(z.nullable(z.string()), null),
  /** Live-class links. */
  links: texts,
  active: yes,
});

/** Exercises of one topic in the bank of a class. */
export interface DemoBankTopic {
  topic: string;
  exercises: Exercise[];
}

export interface DemoClass extends z.output<typeof ClassHead> {
  /** The name of its folder without the number; never shown. */
  key: string;
  about: string;
  /** In the order of study. */
  lessons: DemoLesson[];
  bank: DemoBankTopic[];
}

/** What the institute says of itself. */
export const Institute = z.strictObject({
  settings: z.strictObject({
    siteName: z.string(),
    landingMessage: z.string(),
    howto: z.string(),
    aboutUs: z.string(),
    aboutsite: z.string(),
    privatelesson: z.string(),
    /** Digits with country code, as a chat link takes them. */
    whatsappNumber: z.string(),
  }),
  profile: z.strictObject({
    questions: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
    address: z.string(),
    contactEmail: z.string(),
    levelA0: z.string(),
    levelA1: z.string(),
    levelA2: z.string(),
    levelB1: z.string(),
    levelB2: z.string(),
  }),
  /** Each with the file of `seed/assets` that is their picture. */
  teachers: z.array(z.strictObject({ name: z.string(), line: z.string(), picture: z.string() })),
});

/** A comment under a lesson with what was answered to it. */
export const Comment = z.strictObject({
  /** E-mail of a student who has opened the lesson by then, or 'teacher'. */
  author: z.string(),
  daysAgo: z.number(),
  text: z.string(),
  /** When it was deleted; null while it stands. */
  deletedDaysAgo: none,
  /** Later than the comment, or on its day after it. */
  get replies(): z.ZodMiniDefault<z.ZodMiniArray<typeof Comment>> {
    return z._default(z.array(Comment), []);
  },
});
export type DemoComment = z.output<typeof Comment>;

/** What is said under lessons. */
export const Discussions = z.array(
  z.strictObject({
    /** Key of the class. */
    class: z.string(),
    /** The number with which the file of the lesson begins. */
    lesson: z.number(),
    comments: z.array(Comment),
  }),
);

/** Letters between a student and a teacher of the class, in their order. */
export const Letters = z.array(
  z.strictObject({
    /** Key of the class. */
    class: z.string(),
    /** E-mails of both. */
    student: z.string(),
    teacher: z.string(),
    letters: z.array(
      z.strictObject({
        by: z._default(z.enum(['student', 'teacher']), 'student'),
        daysAgo: z.number(),
        text: z.string(),
        /** Why the other side has reported it to the office; empty where nobody has. */
        reported: z._default(z.string(), ''),
      }),
    ),
  }),
);

/** Messages of the institute, in any order. */
export const Messages = z.array(
  z.strictObject({
    daysAgo: z.number(),
    subject: z.string(),
    body: z.string(),
    /** Everybody, or e-mails. */
    to: z.union([z.literal('all'), z.array(z.string())]),
    isPopup: no,
  }),
);

export const Certificates = z.strictObject({
  /** By a name that is never shown. */
  templates: z.record(
    z.string(),
    z.strictObject({ title: z.string(), content: z.string(), footer: z.string() }),
  ),
  assignments: z.array(
    z.strictObject({
      template: z.string(),
      daysAgo: z.number(),
      /** E-mails. */
      students: texts,
      /** Keys of classes whose every member is given one. */
      classes: texts,
    }),
  ),
});

export type DemoAssignment = z.output<typeof Certificates>['assignments'][number];

/** The sounds of stories and words, files of `seed/assets`. */
export const Voices = z.strictObject({
  /** By the subject of the lesson. */
  stories: z.record(
    z.string(),
    z.strictObject({
      file: z.string(),
      /** Where each line begins, and how long it is, in ms. */
      marks: z.array(z.number()),
      length: z.number(),
    }),
  ),
  /** By their Arabic. */
  words: z.record(z.string(), z.string()),
});

/** The demo institute: what the seed tells the use cases to build. */
export interface Demo {
  institute: z.output<typeof Institute>;
  /** In an order that puts every class after its prerequisite. */
  classes: DemoClass[];
  discussions: z.output<typeof Discussions>;
  letters: z.output<typeof Letters>;
  messages: z.output<typeof Messages>;
  certificates: z.output<typeof Certificates>;
  voices: z.output<typeof Voices>;
}
