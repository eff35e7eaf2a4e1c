import type { ClozePiece } from '@institute/contract/exercises/cloze';
import type { Exercise } from '@institute/contract/exercises/kinds';
import { filesIn } from '@institute/contract/lessons/block-files';
import { plainTextOf } from '@institute/contract/lessons/block-text';
import type { Block, NoteTone } from '@institute/contract/lessons/blocks';
import type {
  CellNode,
  ParagraphNode,
  TextDoc,
  TextNode,
} from '@institute/contract/lessons/rich-text';
import { lesson } from './build.ts';
import type { DemoLesson } from './types.ts';

/** A block without its id, which is its place. */
type Draft<One = Block> = One extends Block ? Omit<One, 'id'> : never;

/** A lesson in blocks; its text is what they say. */
export function inBlocks(
  subject: string,
  drafts: readonly Draft[],
  extra: { asset?: string; availableInDays?: number } = {},
): DemoLesson {
  const blocks = drafts.map((draft, place): Block => ({ ...draft, id: `block-${place + 1}` }));
  return { ...lesson(subject, plainTextOf(blocks), extra), blocks };
}

/** An exam that holds exercises beside its questions; those that are matched or ordered count double. */
export function withExercises(exam: DemoLesson, drafts: readonly Draft[]): DemoLesson {
  const blocks = drafts.map((draft, place): Block => {
    if (draft.kind !== 'exercise') throw new Error('an exam holds exercises alone');
    const isLong = ['order', 'match'].includes(draft.exercise.type);
    return { ...draft, id: `exercise-${place + 1}`, points: isLong ? 2 : 1 };
  });
  return { ...exam, blocks };
}

/** A paragraph; `**words**` are bold. */
export function paragraph(words: string): ParagraphNode {
  const parts = words.split(/\*\*(.+?)\*\*/);
  return {
    type: 'paragraph',
    content: parts.flatMap((text, at) => {
      if (text === '') return [];
      return at % 2 === 1
        ? [{ type: 'text', text, marks: [{ type: 'bold' }] } as const]
        : [{ type: 'text', text } as const];
    }),
  };
}

export const heading = (words: string): TextNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text: words }],
});

export const bullets = (...items: string[]): TextNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

/** A table whose first row names its columns. */
export const table = (...rows: string[][]): TextNode => ({
  type: 'table',
  content: rows.map((row, at) => ({
    type: 'tableRow',
    content: row.map(
      (cell): CellNode => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        content: [paragraph(cell)],
      }),
    ),
  })),
});

const docOf = (parts: readonly (string | TextNode)[]): TextDoc => ({
  type: 'doc',
  content: parts.map((part) => (typeof part === 'string' ? paragraph(part) : part)),
});

export const text = (...parts: (string | TextNode)[]): Draft => ({
  kind: 'text',
  text: docOf(parts),
});

export const note = (tone: NoteTone, ...parts: string[]): Draft => ({
  kind: 'note',
  tone,
  text: docOf(parts),
});

type Line = readonly [arabic: string, translation: string, from?: number];

export const lines = (...all: Line[]): Draft => ({ kind: 'lines', lines: all.map(lineOf) });

/** Lines that are heard in the file of the lesson, from these milliseconds on. */
export const heardLines = (...all: Line[]): Draft => ({
  kind: 'lines',
  lines: all.map(lineOf),
  sound: 'material',
});

const lineOf = ([arabic, translation, from]: Line, place: number) => ({
  id: `line-${place + 1}`,
  arabic,
  translation,
  ...(from !== undefined && { from }),
});

export const wordsHere: Draft = { kind: 'words' };
/** What a block calls an asset of the demo, until it is sent and has a name of the server. */
export const keyOfAsset = (asset: string) => asset.replace('.', '-');

/** The assets that blocks of the demo show, by what they are called there. */
export const assetsIn = (blocks: readonly Block[]): Map<string, string> =>
  new Map(filesIn(blocks).map(({ key }) => [key, key.replace(/-(?=[^-]*$)/, '.')]));

/** A picture among the blocks; `asset` is a file of `seed/assets`. */
export const picture = (asset: string, alt: string): Draft => ({
  kind: 'picture',
  file: keyOfAsset(asset),
  alt,
});

const exercise = (asked: Exercise): Draft => ({ kind: 'exercise', exercise: asked });
/** How demo answers are judged: as beginners are, by letters. */
const typing = { strictness: 'letters', nearly: 50 } as const;

export const choice = (prompt: string, right: string, wrong: string[], explanation: string) =>
  exercise({ type: 'choice', prompt, options: [right, ...wrong], answer: 0, explanation });

export const choices = (prompt: string, right: string[], wrong: string[], explanation: string) =>
  exercise({
    type: 'choices',
    prompt,
    options: [...right, ...wrong],
    answers: right.map((_, at) => at),
    explanation,
  });

export const typed = (
  prompt: string,
  accepted: string[],
  explanation: string,
  strictness: 'letters' | 'tashkeel' = 'letters',
) => exercise({ type: 'typed', prompt, accepted, explanation, ...typing, strictness });

/** What is heard is written down; `asset` is a file of `seed/assets`. */
export const dictation = (prompt: string, asset: string, accepted: string[], explanation: string) =>
  exercise({
    type: 'dictation',
    prompt,
    sound: keyOfAsset(asset),
    accepted,
    explanation,
    ...typing,
  });

/** Options to choose from by what is heard; of several that are right all are chosen. */
export const listen = (
  prompt: string,
  asset: string,
  right: string[],
  wrong: string[],
  explanation: string,
) =>
  exercise({
    type: 'listen',
    prompt,
    sound: keyOfAsset(asset),
    options: [...right, ...wrong],
    answers: right.map((_, at) => at),
    several: right.length > 1,
    explanation,
  });

/** A word on the scale: asked for by its root and pattern, or asked for them. */
export const scale = (
  asks: 'word' | 'root',
  prompt: string,
  [root, pattern, word]: readonly [root: string, pattern: string, word: string],
  explanation: string,
) =>
  exercise({
    type: 'pattern',
    prompt,
    asks,
    root,
    pattern,
    accepted: [word],
    explanation,
    ...typing,
  });

/** A text with its gaps in square brackets, other answers behind a bar. */
export const cloze = (prompt: string, words: string, explanation: string) =>
  exercise({
    type: 'cloze',
    prompt,
    pieces: words.split(/\[(.+?)\]/).flatMap((piece, at): ClozePiece[] => {
      if (piece === '') return [];
      return [at % 2 === 1 ? { accepted: piece.split('|') } : { text: piece }];
    }),
    explanation,
    ...typing,
  });

export const order = (
  prompt: string,
  items: string[],
  explanation: string,
  shown: 'words' | 'lines' = 'words',
) => exercise({ type: 'order', prompt, items, shown, explanation });

export const match = (
  prompt: string,
  pairs: [left: string, right: string][],
  explanation: string,
) =>
  exercise({
    type: 'match',
    prompt,
    pairs: pairs.map(([left, right]) => ({ left, right })),
    explanation,
  });
