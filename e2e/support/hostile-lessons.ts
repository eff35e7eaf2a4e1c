import {
  addBankExercises,
  type BankFormat,
  bankFormats,
  exportBank,
  importBank,
  MAX_KEPT_AT_ONCE,
} from '@institute/contract/bank/bank';
import { type Block, MAX_BLOCKS } from '@institute/contract/lessons/blocks';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { MAX_WORDS } from '@institute/contract/words/lesson-words';
import { importWords, saveLessonWords } from '@institute/contract/words/managed-words';
import type { Session } from './api.ts';
import { hostileReading, otherBlocks, sendFiles } from './hostile-blocks.ts';
import { examExercises, hostileExercises } from './hostile-exercises.ts';
import {
  everyText,
  hostilePacks,
  hostileTexts,
  partsOf,
  shortTexts,
  someOf,
  tableOf,
  textAt,
} from './hostile-texts.ts';

/** Lessons by what they hold, each with the address of one or more. */
export interface HostileLessons {
  content: string;
  blocks: string;
  /** With exercises, media and words of their own. */
  more: string[];
  timetable: string;
  taken: string;
  open: string;
  /** An exam that draws from the bank. */
  drawing: string;
  /** Those that anybody may read. */
  previews: string[];
}

/** The root that some of the words have, on whose page they stand. */
export const ROOT = 'كتب';

/** Most questions of an exam. */
const MAX_QUESTIONS = 200;

/** Lessons of a class in which every field of every kind of lesson, block, exercise and word holds them. */
export async function addHostileLessons(admin: Session, class_id: string): Promise<HostileLessons> {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = '', ...subjects] =
    hostilePacks(200);
  const add = async (subject: string, about: string, more: object = {}) =>
    (await admin.call(addLesson, { class_id, subject, about, ...more })).rand;
  const previews: string[] = [];
  const preview = async (subject: string, about: string, more: object = {}) => {
    const rand = await add(subject, about, { ...more, preview: '1' });
    previews.push(rand);
    return rand;
  };
  const inBlocks = (subject: string, blocks: Block[]) =>
    preview(subject, '', { blocks: JSON.stringify(blocks) });
  const files = await sendFiles(admin, class_id);
  const topic = await fillBank(admin, class_id, files.sound);
  const asked = examExercises(files.sound).map(
    (exercise, place): Block => ({ id: `asked-${place}`, kind: 'exercise', exercise }),
  );
  const exams = partsOf(hostileTexts, MAX_QUESTIONS).map((texts) => ({
    inputetype: 'Exam',
    questions: texts.map(questionOf),
    theoryAnswer: everyText,
    blocks: JSON.stringify(asked),
  }));
  const lessons: HostileLessons = {
    content: await preview(first, everyText),
    blocks: await inBlocks(fifth, hostileReading(files)),
    ...{ more: [], previews },
    timetable: await add(second, encodeURIComponent(everyText), { inputetype: 'Timetableble' }),
    taken: await add(third, everyText, exams[0]),
    open: await add(fourth, everyText, exams.at(-1)),
    drawing: await add(sixth, everyText, {
      inputetype: 'Exam',
      draw_count: '1',
      draw_topic: topic,
      more_draws: JSON.stringify([{ count: 1, type: '', topic }]),
    }),
  };
  for (const place of partsOf(otherBlocks(files), MAX_BLOCKS).keys()) {
    // A lesson shows files of its own, and never those of another one.
    const [from, own] = [place * MAX_BLOCKS, await sendFiles(admin, class_id)];
    const blocks = otherBlocks(own).slice(from, from + MAX_BLOCKS);
    lessons.more.push(await inBlocks(subjects[place] ?? textAt(place), blocks));
  }
  const words = partsOf(hostileWords(), MAX_WORDS);
  for (const [place, part] of words.entries()) {
    const lesson = place === 0 ? lessons.blocks : lessons.more[place - 1];
    if (lesson) await admin.call(saveLessonWords, { lesson_id: lesson, words: part });
  }
  for (const subject of subjects.slice(lessons.more.length)) await preview(subject, '');
  lessons.more.push(await importedWords(admin, await inBlocks(textAt(9), [inPlace])));
  return lessons;
}

/** Where the words of a lesson stand. */
const inPlace: Block = { id: 'words', kind: 'words' };

/** Fills a lesson with words from a table. */
async function importedWords(admin: Session, lesson_id: string): Promise<string> {
  const [part = []] = partsOf(hostileWords(), MAX_WORDS);
  const [first] = part;
  const rows = [Object.keys(first ?? {}), ...part.map((word) => Object.values(word))];
  const { saved, errors } = await admin.call(importWords, { lesson_id, table: tableOf(rows) });
  if (!saved) throw new Error(`words were not imported: ${JSON.stringify(errors)}`);
  return lesson_id;
}

/** Words whose every field holds one, as far as it fits: the Arabic of a word has an Arabic letter. */
function hostileWords() {
  const [short, middle, long] = [shortTexts(40), shortTexts(60), shortTexts(100)];
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
            plural: long(place),
            example: textAt(place + 4),
          },
        ],
  );
}

function questionOf(question: string, index: number) {
  const [answer, option1, option2, option3, option4] = [0, 0, 1, 2, 3].map((step) =>
    textAt(index + step),
  );
  return { question, answer, option1, option2, option3, option4 };
}

/** Fills the bank by hand and out of files of every format; gives a topic that it has. */
async function fillBank(admin: Session, class_id: string, sound: string): Promise<string> {
  const topics = hostilePacks(80);
  for (const [place, part] of partsOf(hostileExercises(sound), MAX_KEPT_AT_ONCE / 4).entries()) {
    const exercises = JSON.stringify(part);
    await admin.call(addBankExercises, { class_id, topic: topics[place] ?? '', exercises });
  }
  const sent = { class_id, topic: topics.at(-1) ?? '', again: '1', skip_wrong: '1' } as const;
  // As another program sends them that has kept each text as it was.
  const exported: (readonly [BankFormat, string])[] = [];
  for (const format of bankFormats) {
    const { file } = await admin.call(exportBank, { class_id, format, type: 'choice' });
    exported.push([format, file]);
  }
  for (const [format, file] of exported) {
    const { saved, fresh, known, wrong } = await admin.call(importBank, { ...sent, format, file });
    if (!saved || fresh + known === 0) throw new Error(`${format}: ${wrong} questions are wrong`);
  }
  const moodle = hostileTexts.map(moodleQuestion).join('');
  const file = `<quiz>${moodle}</quiz>`;
  await admin.call(importBank, { ...sent, format: 'moodle', file });
  return topics[0] ?? '';
}

/** A question of Moodle, whose texts are HTML. */
function moodleQuestion(text: string): string {
  // What no file of XML may hold.
  const held = text.replaceAll(']]>', '').replace(/[^\P{Cc}\t\n\r]/gu, '');
  const inHtml = `<text><![CDATA[<p>${held}</p>]]></text>`;
  return `<question type="shortanswer"><name>${inHtml}</name><questiontext format="html">${inHtml}</questiontext><answer fraction="100" format="html">${inHtml}</answer></question>`;
}
