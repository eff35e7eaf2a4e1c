import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { jsonText, moment, wireObject } from '../codecs.ts';
import { type Exercise, exerciseTypes } from '../exercises/kinds.ts';
import {
  anyText,
  flag,
  id,
  idOrRand,
  list,
  nothing,
  pageMeta,
  pageQuery,
  requestKey,
} from '../fields.ts';

/*
 * The bank of a class (decision 094): exercises with their keys, kept to be put into lessons and drawn
 * from. On the wire an exercise is the JSON text of an `Exercise`, as the blocks of a lesson are. What is heard in it was sent by
 * `addLessonFile`, or is a file of a lesson of the class.
 */

/** Exercises of one bank, and of one file that is imported, at the most. */
export const MAX_BANK = 2_000;
export const MAX_BANK_IMPORT = 500;
/** Exercises that are kept at once by hand, at the most: as many as a lesson has blocks. */
export const MAX_KEPT_AT_ONCE = 60;
/** Length of a file that is imported, in characters. */
const MAX_FILE = 900_000;
/** Length of the JSON text of exercises. */
const MAX_EXERCISES_LENGTH = 400_000;

/** What questions travel in from one program to another. */
export const bankFormats = ['csv', 'gift', 'moodle'] as const;
export type BankFormat = (typeof bankFormats)[number];
/** What questions are read from: those, and lines as they stand in a book or in an Aiken file. */
export const bankSources = [...bankFormats, 'book'] as const;
export type BankSource = (typeof bankSources)[number];

const bankCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'lessons.edit',
  actor: 'admin_email',
} as const;

/** What an exercise is about, in the teacher's words; '' for nothing. */
const topic = anyText(80);

const exerciseType = z.enum(exerciseTypes);

/** An exercise of a bank. */
export const BankExercise = wireObject({
  id: z.number(),
  /** '' for none. */
  topic: z.string(),
  /** With its key. */
  exercise: jsonText<Exercise>(),
  /** Another one whenever it was changed. */
  version: z.number(),
  addedBy: z.string(),
  addedAt: moment,
});
export type BankExercise = z.output<typeof BankExercise>;

/** What a bank says of itself beside its rows. */
export const BankState = z.object({
  /** All exercises of the bank, whatever was searched for. */
  kept: z.number(),
  /** Topics of the bank, by name. */
  topics: z.array(z.string()),
  /** How many of each kind and topic; an older server leaves it out. */
  held: z.optional(z.array(z.object({ type: exerciseType, topic: z.string(), count: z.number() }))),
});
export type BankState = z.output<typeof BankState>;

const bankFilter = {
  search: pageQuery.search,
  type: z.optional(exerciseType),
  topic: z.optional(topic),
};

/**
 * Our own call: the exercises of a class's bank, the newest first; `search` finds words of the whole
 * exercise. Errors: class_not_found.
 */
export const getBank = defineCall({
  ...bankCall,
  name: 'getBank',
  action: 'getBank',
  request: z.object({ class_id: idOrRand, ...pageQuery, ...bankFilter }),
  response: z.array(BankExercise),
  meta: z.object({ ...pageMeta.shape, ...BankState.shape }),
});

/**
 * Our own call: keeps exercises in the bank of a class, from a JSON text of them. The same key keeps
 * them once. Errors: class_not_found, bank_full, lesson_file_gone, file_kind,
 * invalid_input.
 */
export const addBankExercises = defineCall({
  ...bankCall,
  name: 'addBankExercises',
  action: 'addBankExercises',
  request: z.object({
    class_id: idOrRand,
    topic: z._default(topic, ''),
    exercises: z.string().check(z.maxLength(MAX_EXERCISES_LENGTH)),
    request_key: requestKey,
  }),
  response: z.object({ ids: z.array(z.number()) }),
});

/**
 * Our own call: changes an exercise of a bank; what is not sent stays. With the `version` that was
 * shown nothing is written over what somebody else has changed since. What was put into lessons
 * before stays as it is there. Errors: bank_exercise_not_found, bank_exercise_changed,
 * lesson_file_gone, file_kind, invalid_input.
 */
export const updateBankExercise = defineCall({
  ...bankCall,
  name: 'updateBankExercise',
  action: 'updateBankExercise',
  request: z.object({
    bank_exercise_id: id,
    topic: z.optional(topic),
    exercise: z.optional(z.string().check(z.maxLength(MAX_EXERCISES_LENGTH))),
    version: z.optional(id),
  }),
  response: nothing,
});

/**
 * Our own call: which exercises of a bank a search and a filter leave, the newest first, to choose them
 * all. Errors: class_not_found.
 */
export const getBankSelection = defineCall({
  ...bankCall,
  name: 'getBankSelection',
  action: 'getBankSelection',
  request: z.object({ class_id: idOrRand, ...bankFilter }),
  response: z.object({ ids: z.array(z.number()) }),
});

/** Ids of exercises of banks: as many as one holds. */
const bankExerciseIds = list(id, MAX_BANK).check(z.minLength(1, 'No exercise was sent.'));

/**
 * Our own call: sets the topic of exercises, all or none; '' takes it away. The same again changes
 * nothing. Errors: bank_exercise_not_found.
 */
export const setBankTopic = defineCall({
  ...bankCall,
  name: 'setBankTopic',
  action: 'setBankTopic',
  request: z.object({ bank_exercise_ids: bankExerciseIds, topic }),
  response: nothing,
});

/**
 * Our own call: takes exercises out of their bank, all or none; lessons keep theirs. Those that are out
 * already stay so. Errors: bank_exercise_not_found.
 */
export const deleteBankExercises = defineCall({
  ...bankCall,
  name: 'deleteBankExercises',
  action: 'deleteBankExercises',
  request: z.object({ bank_exercise_ids: bankExerciseIds }),
  response: nothing,
});

/**
 * Our own call: brings exercises back that were deleted within 30 days, all or none. Those that are
 * there already stay so. Errors: trash_gone, bank_full.
 */
export const restoreBankExercises = defineCall({
  ...bankCall,
  name: 'restoreBankExercises',
  action: 'restoreBankExercises',
  request: z.object({ bank_exercise_ids: bankExerciseIds }),
  response: nothing,
});

/** What an import has done, or would do. */
export const BankImported = wireObject(
  {
    isSaved: z.boolean(),
    /** What was left out of the file as a whole, in words; absent for nothing. */
    note: z.optional(z.string()),
    /** Exercises that are new to the bank, and that it holds already. */
    fresh: z.number(),
    known: z.number(),
    /** What was read, by its row or line in the file, from 1. */
    read: z.array(
      wireObject(
        {
          row: z.number(),
          type: exerciseType,
          topic: z.string(),
          prompt: z.string(),
          isKnown: z.boolean(),
        },
        { isKnown: 'known' },
      ),
    ),
    /** Questions that are not right, and what is wrong with the first hundred. */
    wrong: z.number(),
    errors: z.array(z.object({ row: z.number(), message: z.string() })),
  },
  { isSaved: 'saved' },
);
export type BankImported = z.output<typeof BankImported>;

/**
 * Our own call: adds the questions of a file to the bank of a class. What the bank holds already is
 * passed over unless `again` is sent. Where a question is not right nothing is added, unless
 * `skip_wrong` is sent; with `dry_run` nothing is in any case. The same key adds once. Errors: class_not_found, bank_full,
 * bank_file_unreadable, bank_file_empty, bank_file_long.
 */
export const importBank = defineCall({
  ...bankCall,
  name: 'importBank',
  action: 'importBank',
  maxBody: 4 * 1024 * 1024,
  request: z.object({
    class_id: idOrRand,
    format: z.enum(bankSources),
    file: z.string().check(z.maxLength(MAX_FILE, 'A file holds at most 900,000 characters.')),
    /** The topic of what has none in the file. */
    topic: z._default(topic, ''),
    again: z._default(flag, false),
    /** Leaves out questions that are not right, and adds the others. */
    skip_wrong: z._default(flag, false),
    dry_run: z._default(flag, false),
    request_key: requestKey,
  }),
  response: BankImported,
});

/** A bank as a file, and what the format loses of it. */
export const BankFile = wireObject({
  /** Name to save it under. */
  name: z.string(),
  file: z.string(),
  exported: z.number(),
  /** What the format loses of the exercises that it carries, a sentence each. */
  losses: z.array(z.string()),
  /** Exercises that it cannot carry, and why. */
  leftOut: z.array(z.object({ id: z.number(), prompt: z.string(), reason: z.string() })),
});
export type BankFile = z.output<typeof BankFile>;

/**
 * Our own call: the bank of a class, or what is searched for in it, as a file. What the format cannot
 * carry is named; with `dry_run` there is no file. Errors: class_not_found, bank_file_empty.
 */
export const exportBank = defineCall({
  ...bankCall,
  name: 'exportBank',
  action: 'exportBank',
  request: z.object({
    class_id: idOrRand,
    format: z.enum(bankFormats),
    ...bankFilter,
    dry_run: z._default(flag, false),
  }),
  response: BankFile,
});
