import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { orNull, wireObject } from '../codecs.ts';
import {
  flag,
  id,
  idOrRand,
  list,
  nothing,
  pageMeta,
  pageQuery,
  requiredText,
  wholeNumber,
} from '../fields.ts';
import { dictionary } from '../language.ts';
import { plainTyped } from '../text/typed.ts';
import { gradePeriod, WHOLE_TIME } from './grade-period.ts';

/* Our own calls: the scheme by which a class is graded, and the grades that come of it (decision 185). */

/** What is said of a field that is not right. */
const words = dictionary('fields/grades', {
  name: 'A name',
  kind: 'Choose what the column counts.',
  weight: 'Points are a whole number from 1 to 1,000.',
  mark: 'A mark is a number with at most two decimals.',
});

/**
 * What a column counts: exams, presence at meetings, or marks that teachers write; where none is written for homework,
 * what was handed in and marked.
 */
export const gradeKinds = ['exams', 'attendance', 'participation', 'homework'] as const;
export type GradeKind = (typeof gradeKinds)[number];

/** Whether the marks of a column are written by teachers. */
export const isWritten = (kind: GradeKind): boolean =>
  kind === 'participation' || kind === 'homework';

/** Columns of a scheme, presets of the institute, and months that can be chosen, at the most. */
export const MOST_COLUMNS = 15;
export const MOST_PRESETS = 50;
export const MOST_MONTHS = 24;
/** Points of a column at the most, and letters of its name. */
export const MOST_POINTS = 1000;
const MAX_NAME = 60;

/** `3,5`: numbers of exams; empty for all of the class. */
const examList = z.pipe(
  z.string().check(z.regex(/^$|^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,499}$/, 'These are no ids.')),
  z.transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))]),
);

export const columnName = requiredText(words.name, MAX_NAME);
export const columnPoints = wholeNumber(1, MOST_POINTS, words.weight);
const presetColumn = {
  name: columnName,
  kind: z.enum(gradeKinds, words.kind),
  weight: columnPoints,
};

/** A mark as it is typed, in points; null where nothing is typed. */
export const typedMark = z.pipe(
  z.union([z.string(), z.number()], words.mark),
  z.transform((typed, context): number | null => {
    const text = plainTyped(String(typed)).replace(/[,٫]/, '.');
    if (text === '') return null;
    if (/^\d{1,4}(\.\d{1,2})?$/.test(text)) return Number(text);
    context.issues.push({ code: 'custom', message: words.mark, input: typed });
    return z.NEVER;
  }),
);

const columnShape = {
  id: z.number(),
  name: z.string(),
  kind: z.enum(gradeKinds),
  /** The points that it is worth. */
  weight: z.number(),
};

/** A column as whoever reads the grades sees it. */
export const GradeColumn = z.object(columnShape);
export type GradeColumn = z.output<typeof GradeColumn>;

/** A named scheme of the institute, which a class takes as a copy. */
export const GradePreset = z.object({
  id: z.number(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), kind: z.enum(gradeKinds), weight: z.number() })),
});
export type GradePreset = z.output<typeof GradePreset>;

const bookCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
} as const;

/** The scheme of a class, without columns where there is none, with what one is made of. Errors: class_not_found. */
export const getGradeScheme = defineCall({
  ...bookCall,
  name: 'getGradeScheme',
  action: 'getGradeScheme',
  access: 'exams.mark',
  request: z.object({ class_id: idOrRand }),
  response: wireObject({
    columns: z.array(
      wireObject({
        ...columnShape,
        /** The exams that count; empty for all of the class. */
        examIds: z.array(z.number()),
        /** How many marks are written in it. */
        marks: z.number(),
      }),
    ),
    /** Counts its changes; 0 where there is none. */
    version: z.number(),
    /** Whether a column without a mark counts as 0. */
    missingIsZero: z.boolean(),
    presets: z.array(GradePreset),
    exams: z.array(z.object({ id: z.number(), subject: z.string() })),
  }),
});

/**
 * Says by which columns a class is graded; without any it has no scheme. A column that is not named goes with its
 * marks, and so do the marks of one that counts another thing now: `marks_lost` says of how many that is known. Where
 * the points of a column are others, its marks keep their share. Whether what is missing counts as 0 is for the office
 * to say; what is not sent stays. The same again changes nothing. Errors: class_not_found, scheme_changed,
 * lesson_not_found (no exam of this class), marks_would_go.
 */
export const saveGradeScheme = defineCall({
  ...bookCall,
  name: 'saveGradeScheme',
  action: 'saveGradeScheme',
  access: 'exams.mark',
  request: z.object({
    class_id: idOrRand,
    version: wholeNumber(0, 1_000_000_000, 'This is not a version.'),
    columns: z._default(
      list(
        z.object({
          /** 0 for a new one. */
          id: z._default(wholeNumber(0, 2_147_483_647, 'This is not an id.'), 0),
          ...presetColumn,
          exam_list: z._default(examList, []),
        }),
        MOST_COLUMNS,
      ),
      [],
    ),
    missing_is_zero: z.optional(flag),
    marks_lost: z._default(wholeNumber(0, 100_000_000, 'This is not a number.'), 0),
  }),
  response: nothing,
});

/** Says whether students see their own grade. Errors: class_not_found, scheme_missing. */
export const showGrades = defineCall({
  ...bookCall,
  name: 'showGrades',
  action: 'showGrades',
  access: 'exams.mark',
  request: z.object({ class_id: idOrRand, is_shown: flag }),
  response: nothing,
});

/** What somebody has in a column. */
export const GradeCell = wireObject({
  columnId: z.number(),
  /** Of the points of the column, to one decimal; null where nothing is marked yet. */
  points: z.nullable(z.number()),
  /** Exams that count, meetings they came to, or months of which it is the mean. */
  done: z.number(),
  /** Exams of the column, or meetings that count for them. */
  total: z.number(),
  /** Meetings they were excused from, which count for nobody. */
  excused: z.number(),
  /** Exams that wait for their mark. */
  waits: z.number(),
  /** The mark that is written for this very time, in points. */
  mark: orNull(z.number()),
  /** Of how many homeworks that were handed in and marked it is the mean; null where a mark is written. */
  homework: orNull(z.number()),
});
export type GradeCell = z.output<typeof GradeCell>;

const gradeShape = {
  /** Of 100, to one decimal, rounded once; null while nothing is marked. */
  grade: z.nullable(z.number()),
  /** The points they have, of those that are marked. */
  points: z.number(),
  outOf: z.number(),
  cells: z.array(GradeCell),
};

/** A student with their grade; ours. */
export const GradedPerson = wireObject(
  {
    id: z.number(),
    name: z.string(),
    ...gradeShape,
  },
  { id: 'user_id' },
);
export type GradedPerson = z.output<typeof GradedPerson>;

const bookShape = {
  columns: z.array(GradeColumn),
  /** The months that can be chosen, the last first. */
  months: z.array(z.string()),
  missing_is_zero: z.boolean(),
};

/** What a page of grades says of its class. */
export const GradesMeta = z.extend(pageMeta, { ...bookShape, is_shown: z.boolean() });

/** The students of a class by name, with what they have in each column and their grade. Errors: class_not_found. */
export const getGrades = defineCall({
  ...bookCall,
  name: 'getGrades',
  action: 'getGrades',
  access: 'exams.mark',
  request: z.object({
    class_id: idOrRand,
    period: z._default(gradePeriod, WHOLE_TIME),
    page: pageQuery.page,
    per_page: pageQuery.per_page,
    search: pageQuery.search,
  }),
  response: z.array(GradedPerson),
  meta: GradesMeta,
});

/**
 * Writes a mark, or takes it away; `before` is what stood there when it was typed. Where somebody else has written
 * another one meanwhile, theirs stays and is named; the same again changes nothing. Answers with what the student has
 * now. Errors: class_not_found, column_not_found, not_in_class, own_submission, mark_too_high, mark_changed.
 */
export const saveGradeMark = defineCall({
  ...bookCall,
  name: 'saveGradeMark',
  action: 'saveGradeMark',
  access: 'exams.mark',
  request: z.object({
    class_id: idOrRand,
    column_id: id,
    student_id: id,
    period: z._default(gradePeriod, WHOLE_TIME),
    mark: typedMark,
    before: typedMark,
  }),
  response: GradedPerson,
});

const presetsCall = { ...bookCall, access: 'grades.presets' } as const;

/** Keeps a scheme of the institute under its name, in place of one of the same name. Errors: presets_full. */
export const saveGradePreset = defineCall({
  ...presetsCall,
  name: 'saveGradePreset',
  action: 'saveGradePreset',
  request: z.object({
    name: columnName,
    columns: list(z.object(presetColumn), MOST_COLUMNS),
  }),
  response: z.object({ id: z.number() }),
});

/** Takes one away; classes that have taken it keep their copies. Errors: preset_not_found. */
export const deleteGradePreset = defineCall({
  ...presetsCall,
  name: 'deleteGradePreset',
  action: 'deleteGradePreset',
  request: z.object({ preset_id: id }),
  response: nothing,
});

/** A student's own grade. */
export const MyGrade = wireObject({
  ...gradeShape,
  columns: bookShape.columns,
  months: bookShape.months,
  missingIsZero: z.boolean(),
});
export type MyGrade = z.output<typeof MyGrade>;

/** The grade of the session's user in a class; null where it is not shown to students. Errors: class_not_found. */
export const getMyGrade = defineCall({
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  name: 'getMyGrade',
  action: 'get_my_grade',
  request: z.object({ class_id: idOrRand, period: z._default(gradePeriod, WHOLE_TIME) }),
  response: z.nullable(MyGrade),
});
