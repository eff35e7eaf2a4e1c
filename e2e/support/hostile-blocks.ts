import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Block,
  type BlockKind,
  blockKinds,
  MAX_LINES,
} from '@institute/contract/lessons/blocks';
import { addLessonFile } from '@institute/contract/lessons/lesson-files';
import { linkAddress, type TextDoc } from '@institute/contract/lessons/rich-text';
import type { Session } from './api.ts';
import { hostileExercises } from './hostile-exercises.ts';
import { hostilePacks, hostileTexts, partsOf, someOf, textAt } from './hostile-texts.ts';

/** Keys of files of a class: what is in them is nobody's writing. */
interface SentFiles {
  sound: string;
  picture: string;
  sheet: string;
  film: string;
}

export async function sendFiles(admin: Session, class_id: string): Promise<SentFiles> {
  const send = async (name: string) => {
    const bytes = await readFile(join(import.meta.dirname, '../../apps/server/seed/assets', name));
    const { key } = await admin.call(addLessonFile, { class_id }, { file: new Blob([bytes]) });
    return key;
  };
  const [sound = '', picture = '', sheet = '', film = ''] = await Promise.all(
    ['greetings.mp3', 'market.webp', 'worksheet.pdf', 'writing-bab.mp4'].map(send),
  );
  return { sound, picture, sheet, film };
}

/** The texts that a link of a person may lead to. */
const links = hostileTexts.filter((text) => linkAddress.safeParse(text).success);

/** A text with headings, lists, tables, marks and links of them. */
const richText = (texts: readonly string[]): TextDoc => ({
  type: 'doc',
  content: [
    ...texts.map((text) => ({
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text, marks: [{ type: 'bold' as const }] }],
    })),
    ...links.map((href, place) => ({
      type: 'paragraph' as const,
      content: [
        {
          type: 'text' as const,
          text: textAt(place),
          marks: [{ type: 'link' as const, attrs: { href } }],
        },
      ],
    })),
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: textAt(3) }] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraphOf(textAt(4))] }] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [paragraphOf(textAt(5))] },
            { type: 'tableCell', content: [paragraphOf(textAt(6))] },
          ],
        },
      ],
    },
  ],
});

const paragraphOf = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

/** What the titles of media say. */
const titles = () => someOf(hostilePacks(200), 8);

/** Blocks of each kind, which hold the texts in all their fields: a new kind does not compile. */
const made: Record<BlockKind, (files: SentFiles) => Block[]> = {
  text: () => [{ id: 'text', kind: 'text', text: richText(hostileTexts) }],
  lines: () =>
    partsOf(someOf(hostileTexts, MAX_LINES), MAX_LINES).map((texts, part) => ({
      id: `lines-${part}`,
      kind: 'lines',
      lines: texts.map((text, place) => ({
        id: `${part}-${place}`,
        arabic: text,
        translation: text,
      })),
    })),
  words: () => [{ id: 'words', kind: 'words' }],
  material: () => [],
  note: () =>
    (['tip', 'rule', 'warning'] as const).map((tone, place) => ({
      id: `note-${tone}`,
      kind: 'note',
      tone,
      text: richText(partsOf(hostileTexts, Math.ceil(hostileTexts.length / 3))[place] ?? []),
    })),
  film: ({ film }) => [
    ...titles().map(
      (title, place): Block => ({ id: `film-${place}`, kind: 'film', url: '', file: film, title }),
    ),
    ...links.map(
      (url, place): Block => ({ id: `far-${place}`, kind: 'film', url, title: textAt(place) }),
    ),
  ],
  sound: ({ sound }) =>
    titles().map((title, place) => ({ id: `sound-${place}`, kind: 'sound', file: sound, title })),
  picture: ({ picture }) =>
    titles().map((alt, place) => ({ id: `picture-${place}`, kind: 'picture', file: picture, alt })),
  file: ({ sheet }) =>
    titles().map((title, place) => ({ id: `file-${place}`, kind: 'file', file: sheet, title })),
  exercise: ({ sound }) =>
    hostileExercises(sound).map((exercise, place) => ({
      id: `exercise-${place}`,
      kind: 'exercise',
      exercise,
    })),
  speak: () =>
    someOf(hostileTexts, 8).map((text, place) => ({
      ...{ id: `speak-${place}`, kind: 'speak', arabic: text, translation: text },
    })),
  homework: () =>
    someOf(hostileTexts, 8).map((text, place) => ({
      ...{ id: `homework-${place}`, kind: 'homework' },
      task: {
        ...{ title: titles()[place] ?? text, text, ways: ['text'], attempts: 3, seconds: 180 },
        lines: [{ id: 'line', arabic: text, translation: text }],
        marking: { kind: 'seen' },
      },
    })),
};

/** The kinds that are read on one page together; the others are as many as it takes. */
const read: readonly BlockKind[] = ['text', 'note', 'lines', 'words'];

/** The blocks of a lesson that is read. */
export const hostileReading = (files: SentFiles): Block[] =>
  read.flatMap((kind) => made[kind](files));

/** All other blocks, for as many lessons as hold them. */
export const otherBlocks = (files: SentFiles): Block[] =>
  blockKinds.filter((kind) => !read.includes(kind)).flatMap((kind) => made[kind](files));
