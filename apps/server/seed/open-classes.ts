import { addBankExercises } from '@institute/contract/bank/bank';
import { addClass } from '@institute/contract/classes/managed-classes';
import type { Block } from '@institute/contract/lessons/blocks';
import { addLessonFile } from '@institute/contract/lessons/lesson-files';
import { typeOfKind } from '@institute/contract/lessons/lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { dateText } from '@institute/contract/time/calendar';
import { saveLessonWords, type WordForm } from '@institute/contract/words/managed-words';
import type { Actor } from '../src/context.ts';
import { perform, type Stage } from './perform.ts';
import { assetsIn } from './reader/blocks.ts';
import type { Demo, DemoClass, DemoLesson } from './reader/types.ts';

const DAY = 24 * 3600 * 1000;

/** A class of the demo once it stands. */
export interface OpenedClass {
  id: number;
  demo: DemoClass;
  lessons: { id: number; demo: DemoLesson }[];
}

/** Adds every demo class with its lessons, as the administrator, by the key of its content. */
export async function openClasses(
  stage: Stage,
  admin: Actor,
  { classes, voices }: Demo,
  today: Date,
): Promise<Map<string, OpenedClass>> {
  const opened = new Map<string, OpenedClass>();
  const day = (days: number) => new Date(today.getTime() + days * DAY);
  for (const demo of classes) {
    // A minute apart, so that lists sorted by time have one order.
    stage.clock.time = new Date(stage.clock.time.getTime() + 60_000);
    const { data } = await perform(stage, admin, addClass, {
      category: demo.category,
      name: demo.name,
      about: demo.about,
      premium: demo.premium ? '1' : '0',
      amount: String(demo.amountNaira),
      status: demo.active ? '1' : '0',
      regclosedate:
        demo.closesInDays === null
          ? ''
          : dateText(day(demo.closesInDays), stage.services.config.timeZone),
      monthlylimit: String(demo.monthlyLimit),
      ...askedFirst(opened, demo),
      monthlySub: demo.monthly ? '1' : '0',
      parts: demo.parts,
      links: demo.links.join('\n'),
      slug: demo.slug,
      level: demo.level,
      hours: String(demo.hours),
      outcomes: demo.outcomes.join('\n'),
      teacher: demo.teacher,
    });
    const lessons: OpenedClass['lessons'] = [];
    for (const lesson of demo.lessons) {
      const added = await addDemoLesson(stage, admin, data.id, lesson, day);
      const words = await withSounds(stage, admin, data.id, lesson.words, voices.words);
      if (words.length > 0)
        await perform(stage, admin, saveLessonWords, { lesson_id: added, words });
      lessons.push({ id: added, demo: lesson });
    }
    for (const { topic, exercises } of demo.bank) {
      const kept = { class_id: data.id, topic, exercises: JSON.stringify(exercises) };
      await perform(stage, admin, addBankExercises, kept);
    }
    opened.set(demo.key, { id: data.id, demo, lessons });
  }
  return opened;
}

/** The class before another one, and the exam of it that may be passed instead. */
function askedFirst(
  opened: ReadonlyMap<string, OpenedClass>,
  { prerequisite, entryExam }: DemoClass,
) {
  const first = opened.get(prerequisite ?? '');
  const exam = first?.lessons.find(({ demo }) => demo.subject === entryExam);
  return { prequisite_id: String(first?.id ?? 0), entry_exam_id: String(exam?.id ?? 0) };
}

/** The words of a lesson, spoken where the demo has a voice for them. */
async function withSounds(
  stage: Stage,
  admin: Actor,
  classId: number,
  words: readonly WordForm[],
  sounds: Readonly<Record<string, string>>,
): Promise<WordForm[]> {
  const sent: WordForm[] = [];
  for (const word of words) {
    const file = sounds[word.arabic];
    const sound = file && (await sendAsset(stage, admin, classId, file));
    sent.push({ ...word, ...(sound && { sound }) });
  }
  return sent;
}

/** A file of the demo on its way to a lesson; gives what the server calls it. */
async function sendAsset(stage: Stage, admin: Actor, class_id: number, file: string) {
  return (await perform(stage, admin, addLessonFile, { class_id }, { file })).data.key;
}

/** Blocks as they are sent, the files that they show among what the server has. */
async function sendBlocks(
  stage: Stage,
  admin: Actor,
  class_id: number,
  blocks: readonly Block[],
): Promise<string> {
  let sent = JSON.stringify(blocks);
  for (const [key, asset] of assetsIn(blocks)) {
    const sentKey = await sendAsset(stage, admin, class_id, asset);
    sent = sent.replaceAll(JSON.stringify(key), JSON.stringify(sentKey));
  }
  return sent;
}

async function addDemoLesson(
  stage: Stage,
  admin: Actor,
  class_id: number,
  lesson: DemoLesson,
  day: (days: number) => Date,
): Promise<number> {
  const { opensInDays: opensIn, material } = lesson;
  const { data } = await perform(
    stage,
    admin,
    addLesson,
    {
      class_id,
      subject: lesson.subject,
      about: lesson.about,
      blocks: await sendBlocks(stage, admin, class_id, lesson.blocks),
      inputetype: typeOfKind[lesson.kind],
      scheduled: opensIn === null ? '0' : '1',
      studydate: opensIn === null ? '0' : String(Math.floor(day(opensIn).getTime() / 1000)),
      theoryAnswer: lesson.theoryAnswer,
      preview: lesson.preview ? '1' : '0',
      questions: lesson.questions.map(({ question, answer, options }) => ({
        question,
        answer,
        option1: options[0] ?? '',
        option2: options[1] ?? '',
        option3: options[2] ?? '',
        option4: options[3] ?? '',
      })),
      fileType: material?.kind ?? '',
    },
    material ? { file: material.asset } : {},
  );
  return data.id;
}
