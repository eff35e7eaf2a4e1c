import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addBankExercises, MAX_KEPT_AT_ONCE } from '@institute/contract/bank';
import { type Block, MAX_BLOCKS, MAX_LINES } from '@institute/contract/blocks';
import { type Exercise, MAX_ORDER_ITEMS, MAX_PAIRS } from '@institute/contract/exercises';
import { addLessonFile } from '@institute/contract/lesson-files';
import { MAX_WORDS } from '@institute/contract/lesson-words';
import { addLesson } from '@institute/contract/managed-lessons';
import { saveLessonWords } from '@institute/contract/managed-words';
import type { Session } from './api.ts';
import { hostilePacks, hostileTexts, partsOf, someOf } from './hostile-texts.ts';

/** Lessons by what they hold, each with the address of one or more. */
export interface HostileLessons {
  content: string;
  blocks: string;
  /** With exercises, media and words of their own. */
  more: string[];
  timetable: string;
  taken: string;
  open: string;
}

/** Every text, one below the other. */
export const everyText = hostileTexts.join('\n');

/** The text at a place, from the beginning again behind the last. */
export const textAt = (index: number) => hostileTexts[index % hostileTexts.length] ?? '';

/** The root that some of the words have, on whose page they stand. */
export const ROOT = 'كتب';

/** Most questions of an exam. */
const MAX_QUESTIONS = 200;

/** Lessons of a class in which every field of every kind of lesson, block, exercise and word holds them. */
export async function addHostileLessons(admin: Session, class_id: string): Promise<HostileLessons> {
  const [first = '', second = '', third = '', fourth = '', fifth = '', ...subjects] =
    hostilePacks(200);
  const add = async (subject: string, about: string, more: object = {}) =>
    (await admin.call(addLesson, { class_id, subject, about, ...more })).rand;
  const inBlocks = (subject: string, blocks: Block[]) =>
    add(subject, '', { blocks: JSON.stringify(blocks) });
  const media = await hostileMedia(admin, class_id);
  const exams = partsOf(hostileTexts, MAX_QUESTIONS).map((texts) => ({
    inputetype: 'Exam',
    questions: texts.map(questionOf),
    theoryAnswer: everyText,
  }));
  const lessons: HostileLessons = {
    content: await add(first, everyText),
    blocks: await inBlocks(fifth, [...hostileReading(), { id: 'words', kind: 'words' }]),
    more: [],
    timetable: await add(second, encodeURIComponent(everyText), { inputetype: 'Timetableble' }),
    taken: await add(third, everyText, exams[0]),
    open: await add(fourth, everyText, exams.at(-1)),
  };
  const exercises = hostileExercises().map(
    (exercise, place): Block => ({ id: `exercise-${place}`, kind: 'exercise', exercise }),
  );
  for (const [place, blocks] of partsOf([...exercises, ...media], MAX_BLOCKS).entries()) {
    lessons.more.push(await inBlocks(subjects[place] ?? textAt(place), blocks));
  }
  const words = partsOf(hostileWords(), MAX_WORDS);
  for (const [place, part] of words.entries()) {
    const lesson = place === 0 ? lessons.blocks : lessons.more[place - 1];
    if (lesson) await admin.call(saveLessonWords, { lesson_id: lesson, words: part });
  }
  for (const subject of subjects.slice(lessons.more.length)) await add(subject, '');
  await fillBank(admin, class_id);
  return lessons;
}

/** Text with marks, and lines with their translation. */
function hostileReading(): Block[] {
  return [
    {
      id: 'text',
      kind: 'text',
      text: {
        type: 'doc',
        content: hostileTexts.map((text) => ({
          type: 'paragraph',
          content: [{ type: 'text', text, marks: [{ type: 'bold' }] }],
        })),
      },
    },
    ...partsOf(someOf(hostileTexts, MAX_LINES), MAX_LINES).map(
      (texts, part): Block => ({
        id: `lines-${part}`,
        kind: 'lines',
        lines: texts.map((text, place) => ({
          id: `${part}-${place}`,
          arabic: text,
          translation: text,
        })),
      }),
    ),
  ];
}

/** Exercises of every kind that is typed, of which each holds them in all its fields. */
function hostileExercises(): Exercise[] {
  const typing = { strictness: 'letters', nearly: 50 } as const;
  const about = (place: number) => ({ prompt: textAt(place), explanation: textAt(place + 1) });
  const asked = someOf(hostileTexts, 8).map(
    (_text, place): Exercise => ({
      type: 'choice',
      ...about(place),
      options: [2, 3, 4, 5].map((step) => textAt(place + step)),
      answer: 0,
    }),
  );
  const inParts = (size: number, make: (texts: string[], part: number) => Exercise) =>
    someOf(partsOf(hostileTexts, size), 1)
      .filter(({ length }) => length > 1)
      .map(make);
  return [
    ...asked,
    ...inParts(MAX_ORDER_ITEMS, (items, part) => ({
      type: 'order',
      ...about(part),
      shown: 'lines',
      items,
    })),
    ...inParts(MAX_PAIRS, (texts, part) => ({
      type: 'match',
      ...about(part),
      pairs: texts.map((left, place) => ({ left, right: textAt(part * MAX_PAIRS + place + 7) })),
    })),
    ...inParts(10, (texts, part) => ({
      type: 'cloze',
      ...about(part),
      pieces: texts.flatMap((text) => [{ text }, { accepted: [text] }]),
      ...typing,
    })),
    ...inParts(10, (accepted, part) => ({ type: 'typed', ...about(part), accepted, ...typing })),
    {
      type: 'pattern',
      ...about(2),
      asks: 'root',
      root: 'ك ت ب',
      pattern: 'مَفْعُول',
      accepted: [textAt(3)],
      ...typing,
    },
  ];
}

/** What files are called and described as; what is in them is nobody's writing. */
async function hostileMedia(admin: Session, class_id: string): Promise<Block[]> {
  const send = async (name: string) => {
    const bytes = await readFile(join(import.meta.dirname, '../../apps/server/seed/assets', name));
    const { key } = await admin.call(addLessonFile, { class_id }, { file: new Blob([bytes]) });
    return key;
  };
  const [sound = '', picture = '', sheet = '', film = ''] = await Promise.all(
    ['greetings.mp3', 'market.webp', 'worksheet.pdf', 'writing-bab.mp4'].map(send),
  );
  const heard: Block = {
    id: 'heard',
    kind: 'exercise',
    exercise: {
      type: 'listen',
      prompt: textAt(5),
      sound,
      options: hostileTexts.slice(0, 8),
      answers: [0],
      several: true,
      explanation: textAt(6),
    },
  };
  const shown = someOf(hostilePacks(200), 8).flatMap((title, place): Block[] => [
    { id: `sound-${place}`, kind: 'sound', file: sound, title },
    { id: `picture-${place}`, kind: 'picture', file: picture, alt: title },
    { id: `file-${place}`, kind: 'file', file: sheet, title },
    { id: `film-${place}`, kind: 'film', url: '', file: film, title },
  ]);
  return [heard, ...shown];
}

/** Words whose every field holds one, as far as it fits: the Arabic of a word has an Arabic letter. */
function hostileWords() {
  const fitting = (limit: number) => {
    const texts = hostileTexts.filter(({ length }) => length <= limit);
    return (place: number) => texts[place % texts.length] ?? '';
  };
  const [short, middle] = [fitting(40), fitting(60)];
  return someOf(hostileTexts, 20).flatMap((text, place) =>
    text.length > 98
      ? []
      : [
          {
            arabic: `ك ${text}`,
            meaning: textAt(place + 1),
            hausa: textAt(place + 2),
            yoruba: textAt(place + 3),
            root: place % 3 === 0 ? ROOT : short(place),
            pattern: middle(place),
            plural: fitting(100)(place),
            example: textAt(place + 4),
          },
        ],
  );
}

function questionOf(question: string, index: number) {
  const [answer, option1, option2, option3] = [0, 1, 2, 3].map((step) => textAt(index + step));
  return { question, answer, option1, option2, option3 };
}

async function fillBank(admin: Session, class_id: string): Promise<void> {
  const topics = hostilePacks(80);
  for (const [place, part] of partsOf(hostileExercises(), MAX_KEPT_AT_ONCE / 4).entries()) {
    const exercises = JSON.stringify(part);
    await admin.call(addBankExercises, { class_id, topic: topics[place] ?? '', exercises });
  }
}
