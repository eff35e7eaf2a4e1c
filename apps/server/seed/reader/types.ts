import { classLevels } from '@institute/contract/classes/classes';
import type { Exercise } from '@institute/contract/exercises/kinds';
import { homeworkWays, USUAL_HAND_INS } from '@institute/contract/homework/task-limits';
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

/** What is to be done at home, as a lesson or a meeting of the demo gives it. */
export const Task = z.strictObject({
  title: z.string(),
  text: nothing,
  lines: z._default(
    z.array(
      z.strictObject({
        arabic: z.string(),
        translation: z.string(),
        /** How it is read: a file of `seed/assets`. */
        sound: z.string(),
      }),
    ),
    [],
  ),
  ways: z.array(z.enum(homeworkWays)),
  attempts: z._default(z.number(), USUAL_HAND_INS),
  /** What is looked at, with its points; without any it gets a mark of 0 to 100. */
  rubric: z._default(z.array(z.strictObject({ title: z.string(), points: z.number() })), []),
});
export type DemoTask = z.output<typeof Task>;

/** What was answered to an attempt. */
const Answer = z.strictObject({
  /** E-mail of who teaches the class, or 'teacher'. */
  by: z.string(),
  daysAgo: z.number(),
  again: no,
  /** Points of each line of the rubric in its order, or the mark alone. */
  points: z.array(z.number()),
  replies: z.array(
    z.strictObject({
      /** The recording or picture that it is pinned to, counted from 1; of the whole without. */
      take: z.optional(z.number()),
      /** There the moment in ms, or the place in thousandths. */
      at: z.optional(z.number()),
      x: z.optional(z.number()),
      y: z.optional(z.number()),
      text: nothing,
      /** A voice. */
      file: z.optional(z.string()),
    }),
  ),
});
export type DemoAnswer = z.output<typeof Answer>;

/** What students of the demo have handed in, and what came back. */
export const Homework = z.array(
  z.strictObject({
    /** Key of the class. */
    class: z.string(),
    /** The number with which the file of its lesson begins, or how long ago its meeting was. */
    lesson: z.optional(z.number()),
    meetingDaysAgo: z.optional(z.number()),
    /** What the meeting has given, and its last day counted from the day of seeding. */
    task: z.optional(Task),
    dueInDays: none,
    attempts: z.array(
      z.strictObject({
        /** E-mail. */
        student: z.string(),
        daysAgo: z.number(),
        text: nothing,
        takes: z._default(
          z.array(
            z.strictObject({
              /** A recording or a picture of `seed/assets`. */
              file: z.string(),
              /** The line that it reads, counted from 1; of the whole without. */
              line: z.optional(z.number()),
            }),
          ),
          [],
        ),
        answer: z._default(z.nullable(Answer), null),
      }),
    ),
  }),
);
export type DemoHomework = z.output<typeof Homework>[number];

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

/** Recordings of homework by their file of `seed/assets`: how long each is, and how its wave is drawn. */
export const Readings = z.record(
  z.string(),
  z.strictObject({ seconds: z.number(), levels: z.string() }),
);

/** The demo institute: what the seed tells the use cases to build. */
export interface Demo {
  institute: z.output<typeof Institute>;
  /** In an order that puts every class after its prerequisite. */
  classes: DemoClass[];
  discussions: z.output<typeof Discussions>;
  letters: z.output<typeof Letters>;
  homework: z.output<typeof Homework>;
  readings: z.output<typeof Readings>;
  messages: z.output<typeof Messages>;
  certificates: z.output<typeof Certificates>;
  voices: z.output<typeof Voices>;
}
