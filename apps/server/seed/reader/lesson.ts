import { existsSync } from 'node:fs';
import { plainTextOf } from '@institute/contract/lessons/block-text';
import type { Block } from '@institute/contract/lessons/blocks';
import type { WordForm } from '@institute/contract/words/managed-words';
import { wordsOfTable } from '../../src/modules/words/editing/read-table.ts';
import { shippedText } from '../../src/platform/shipped-text.ts';
import { type Draft, withSound } from './blocks.ts';
import { pageBlocks } from './page-blocks.ts';
import { piecesOf } from './pieces.ts';
import { questionFrom } from './rows.ts';
import { mistake, readPage } from './text-files.ts';
import { type Demo, type DemoLesson, LessonHead } from './types.ts';

/** What a kind of lesson has of its own. */
type Own = Pick<DemoLesson, 'kind' | 'about' | 'blocks'> & Partial<DemoLesson>;
type Page = ReturnType<typeof readPage<typeof LessonHead>>;

const kindsOfFile: Record<string, NonNullable<DemoLesson['material']>['kind']> = {
  pdf: 'pdf',
  webp: 'image',
  png: 'image',
  mp4: 'video',
  mp3: 'audio',
};

/** A lesson, exam or timetable, with the words in the table beside its page. */
export async function readLesson(
  path: string,
  stories: Demo['voices']['stories'],
): Promise<DemoLesson> {
  const page = readPage(path, LessonHead);
  const { kind, subject, opensInDays, preview, file, theory, modelAnswer } = page.head;
  if (kind !== 'exam' && theory + modelAnswer !== '') {
    throw mistake({ path, at: 1 }, 'only an exam has a theory question');
  }
  const story = stories[subject];
  const own = ownOf(page);
  const blocks = story ? own.blocks.map((block) => withSound(block, story)) : own.blocks;
  return {
    ...{ subject, opensInDays, preview, theoryAnswer: '', questions: [], ...own, blocks },
    material: file === undefined ? null : materialOf(path, file),
    words: await wordsBeside(path),
  };
}

function ownOf({ head, lines }: Page): Own {
  if (head.kind === 'exam') return examOf({ head, lines });
  if (head.kind === 'lesson') {
    const blocks = pageBlocks(piecesOf(lines)).map(numbered('block'));
    return { kind: 'lesson', about: plainTextOf(blocks), blocks };
  }
  const about = lines
    .map(({ text }) => text)
    .join('\n')
    .trim();
  return { kind: head.kind === 'text' ? 'lesson' : 'timetable', about, blocks: [] };
}

/** An exam: its questions, and exercises; those that are matched or ordered count double. */
function examOf({ head, lines }: Page): Own {
  const pieces = piecesOf(lines);
  const other = pieces.find(({ fence }) => fence !== 'questions' && fence !== 'exercises');
  if (other) throw mistake(other.first, 'an exam holds questions and exercises alone');
  const asked = pieces.filter(({ fence }) => fence === 'questions');
  const drafts = pageBlocks(pieces.filter(({ fence }) => fence === 'exercises'));
  const blocks = drafts.map(numbered('exercise')).map((block): Block => {
    if (block.kind !== 'exercise') return block;
    return { ...block, points: ['order', 'match'].includes(block.exercise.type) ? 2 : 1 };
  });
  const questions = asked.flatMap((piece) => piece.lines.map(questionFrom));
  const { theory: about, modelAnswer: theoryAnswer } = head;
  return { kind: 'exam', about, theoryAnswer, questions, blocks };
}

/** A block's id is its place. */
const numbered =
  (name: string) =>
  (draft: Draft, place: number): Block => ({ ...draft, id: `${name}-${place + 1}` });

function materialOf(path: string, asset: string): NonNullable<DemoLesson['material']> {
  const kind = kindsOfFile[asset.slice(asset.lastIndexOf('.') + 1)];
  if (kind === undefined) throw mistake({ path, at: 1 }, `no lesson shows a file such as ${asset}`);
  return { asset, kind };
}

/** The words of a lesson: the table beside its page, read as the product reads one that is imported. */
async function wordsBeside(page: string): Promise<WordForm[]> {
  const path = page.replace(/\.md$/, '.csv');
  if (!existsSync(path)) return [];
  const { words, errors } = await wordsOfTable(shippedText(path));
  const [wrong] = errors;
  if (wrong) throw mistake({ path, at: wrong.row }, wrong.message);
  return words.map(({ word }) => word);
}
