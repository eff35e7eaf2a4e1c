import * as z from 'zod/mini';
import { Exercise } from '../exercises/kinds.ts';
import {
  fileKey as fileKeyOr,
  localId,
  MAX_BLOCKS_LENGTH,
  requiredStorable,
  storableText,
} from '../fields.ts';
import { HomeworkTask } from '../homework/task.ts';
import { dictionary } from '../language.ts';
import { linkAddress, TextDoc } from './rich-text.ts';

/*
 * A lesson in blocks (decision 073). On the wire a lesson's blocks are one JSON text, in both
 * directions: a form has no trees, and pages that read a lesson without looking into it need no code
 * for what is in it. `readBlocks` below reads the text of an answer.
 */

/** What is said of blocks that are not right. */
const words = dictionary('fields/blocks', {
  arabic: 'Arabic line',
  title: 'Title',
  link: 'The address of a film must begin with http:// or https://.',
  film: 'A film is a link or a file.',
  alt: 'Description',
  file: 'Choose a file.',
  marks: 'The marks do not follow each other within the sound. Please tap along again.',
  once: 'A lesson has one place for its words and one for its file.',
  points: 'An exercise counts 1 to 10 points.',
  unreadable: 'These blocks could not be read.',
  tooMany: (max: number) => `A lesson has at most ${max} blocks.`,
  tooLong: 'This lesson is too long. Please split it in two.',
});

export const MAX_BLOCKS = 60;
export const MAX_LINES = 100;
/** Letters of a line that is read aloud, and of its translation. */
export const MAX_SPOKEN = 1000;
/** How much an exercise of an exam counts at the most. */
export const MAX_POINTS = 10;

/** The kinds of block, in the order in which they are offered. */
export const blockKinds = [
  'text',
  'lines',
  'words',
  'material',
  'note',
  'film',
  'sound',
  'picture',
  'file',
  'exercise',
  'speak',
  'homework',
] as const;
export type BlockKind = (typeof blockKinds)[number];

export const noteTones = ['tip', 'rule', 'warning'] as const;
export type NoteTone = (typeof noteTones)[number];

const fileKey = fileKeyOr(words.file);

const distinct = z.refine<readonly { id: string }[]>(
  (things) => new Set(things.map(({ id }) => id)).size === things.length,
  'Two of these have the same id.',
);

/** A line of Arabic that is read, with its translation. */
const ReadLine = z.object({
  id: localId,
  /** Vocalised. */
  arabic: requiredStorable(words.arabic, 1000),
  /** '' where it needs none. */
  translation: storableText(1000),
  /** Where it begins in the sound of its block, in milliseconds. */
  from: z.optional(z.int().check(z.minimum(0), z.maximum(24 * 3_600_000))),
  /** A sound of its own. */
  sound: z.optional(fileKey),
});
export type ReadLine = z.output<typeof ReadLine>;

/** Whether the lines that have a mark begin one after the other, before the end of their sound. */
function hasMarksInOrder({ lines, length }: { lines: ReadLine[]; length?: number | undefined }) {
  if (length === undefined) return true;
  const marks = [...lines.flatMap(({ from }) => from ?? []), length];
  return marks.every((mark, at) => at === 0 || mark > (marks[at - 1] ?? 0));
}

const film = linkAddress.check(z.regex(/^https?:/i, words.link));

const Blocks = {
  text: z.object({ id: localId, kind: z.literal('text'), text: TextDoc }),
  lines: z
    .object({
      id: localId,
      kind: z.literal('lines'),
      lines: z.array(ReadLine).check(z.minLength(1), z.maxLength(MAX_LINES), distinct),
      /** What the lines are heard in: the file of the lesson, where that is a sound. */
      sound: z.optional(z.literal('material')),
      /** A sound of the lines together, before that one and those of single lines. */
      file: z.optional(fileKey),
      /** How long the sound is whose marks a teacher has set, in milliseconds. */
      length: z.optional(z.int().check(z.minimum(1), z.maximum(24 * 3_600_000))),
    })
    .check(z.refine(hasMarksInOrder, { error: words.marks, path: ['file'] })),
  /** The words of the lesson, all of them. */
  words: z.object({ id: localId, kind: z.literal('words') }),
  /** The place of the lesson's file; without one the file stands before everything. */
  material: z.object({ id: localId, kind: z.literal('material') }),
  note: z.object({
    id: localId,
    kind: z.literal('note'),
    tone: z.enum(noteTones),
    text: TextDoc,
  }),
  /** A film elsewhere, or one of the lesson's files; `url` is '' for a file. */
  film: z
    .object({
      id: localId,
      kind: z.literal('film'),
      url: z.union([z.literal(''), film]),
      file: z.optional(fileKey),
      title: requiredStorable(words.title, 200),
    })
    .check(
      z.refine(({ url, file }) => (url === '') === (file !== undefined), {
        error: words.film,
        path: ['url'],
      }),
    ),
  sound: z.object({
    id: localId,
    kind: z.literal('sound'),
    file: fileKey,
    title: storableText(200),
  }),
  picture: z.object({
    id: localId,
    kind: z.literal('picture'),
    file: fileKey,
    /** What it shows, for those who cannot see it. */
    alt: requiredStorable(words.alt, 500),
  }),
  file: z.object({
    id: localId,
    kind: z.literal('file'),
    file: fileKey,
    title: requiredStorable(words.title, 200),
  }),
  exercise: z.object({
    id: localId,
    kind: z.literal('exercise'),
    exercise: Exercise,
    /** Of an exam: how much it counts, where a question counts 1. */
    points: z.optional(
      z.int(words.points).check(z.minimum(1, words.points), z.maximum(MAX_POINTS, words.points)),
    ),
  }),
  /**
   * An exercise that no machine judges: a line that is read aloud, and heard by a person. It is handed in as homework
   * is, as often as one wants (decision 200); its id names it, for as long as anything is.
   */
  speak: z.object({
    id: localId,
    kind: z.literal('speak'),
    /** Vocalised. */
    arabic: requiredStorable(words.arabic, MAX_SPOKEN),
    /** '' where it needs none. */
    translation: storableText(MAX_SPOKEN),
    /** A file of the lesson: how it is read. */
    sound: z.optional(fileKey),
  }),
  /** What is handed in and answered by a person (decision 187); its id names it, for as long as anything is. */
  homework: z.object({ id: localId, kind: z.literal('homework'), task: HomeworkTask }),
};

/** A block of a lesson. */
export const Block = z.discriminatedUnion('kind', [
  Blocks.text,
  Blocks.lines,
  Blocks.words,
  Blocks.material,
  Blocks.note,
  Blocks.film,
  Blocks.sound,
  Blocks.picture,
  Blocks.file,
  Blocks.exercise,
  Blocks.speak,
  Blocks.homework,
]);
export type Block = z.output<typeof Block>;
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

const countOf = (blocks: readonly Block[], kind: BlockKind) =>
  blocks.filter((block) => block.kind === kind).length;

/** The blocks of a lesson, in order. */
export const BlockList = z.array(Block).check(
  z.maxLength(MAX_BLOCKS, words.tooMany(MAX_BLOCKS)),
  distinct,
  z.refine((blocks) => countOf(blocks, 'words') < 2 && countOf(blocks, 'material') < 2, words.once),
);

/** The blocks of a lesson as they are sent: a JSON text, checked. '' and `[]` mean none. */
export const blocksField = z.pipe(
  z.pipe(
    z.string(words.unreadable).check(z.maxLength(MAX_BLOCKS_LENGTH, words.tooLong)),
    z.transform((json, context): unknown => {
      if (json.trim() === '') return [];
      try {
        return JSON.parse(json);
      } catch {
        context.issues.push({ code: 'custom', message: words.unreadable, input: json });
        return z.NEVER;
      }
    }),
  ),
  BlockList,
);

/** The blocks that a server has sent as a JSON text; none where there is none, or it cannot be read. */
export function readBlocks(json: string | undefined): Block[] {
  if (!json) return [];
  try {
    const blocks: unknown = JSON.parse(json);
    return Array.isArray(blocks) ? blocks : [];
  } catch {
    return [];
  }
}
