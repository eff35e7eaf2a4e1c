import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Block, MAX_LINES } from '@institute/contract/blocks';
import { getMyCertificates } from '@institute/contract/certificates';
import { enrol } from '@institute/contract/classes';
import { addComment } from '@institute/contract/comments';
import { getLessonDetails } from '@institute/contract/exams';
import {
  MAX_QUESTIONS,
  MAX_TEACHERS,
  updateInstituteProfile,
} from '@institute/contract/institute-profile';
import { addLessonFile } from '@institute/contract/lesson-files';
import { viewStatus } from '@institute/contract/lessons';
import {
  assignCertificate,
  saveCertificateTemplate,
} from '@institute/contract/managed-certificates';
import { addClass } from '@institute/contract/managed-classes';
import { addLesson } from '@institute/contract/managed-lessons';
import { sendMessage } from '@institute/contract/managed-messages';
import { updateAppSettings } from '@institute/contract/managed-settings';
import { getUnmarkedExams, markExam } from '@institute/contract/marking';
import { getMessages } from '@institute/contract/messages';
import { saveExamDraft, submitExam } from '@institute/contract/sitting';
import { fundWallet } from '@institute/contract/students';
import { newStudent, type Session } from './api.ts';
import { hostilePacks, hostileTexts } from './hostile-texts.ts';

/** A school in which every field a person can write holds hostile texts. */
export interface HostileSchool {
  /** Whose name is one too; enrolled, examined and certified. */
  student: Session;
  class_id: string;
  lessons: { content: string; blocks: string; timetable: string; taken: string; open: string };
  /** Address of the message that holds them all. */
  message: string;
  /** Code of the student's certificate. */
  certificate: string;
}

interface Place {
  class_id: string;
  lesson_id: string;
}

const all = hostileTexts.join('\n');
const at = (index: number) => hostileTexts[index % hostileTexts.length] ?? '';

/** Writes them all, over HTTP, as the people who may. */
export async function buildHostileSchool(url: string, admin: Session): Promise<HostileSchool> {
  const [name = '', ...names] = hostilePacks(120);
  const student = await newStudent(url, name);
  await settle(admin);
  const { main: class_id, paid } = await addClasses(admin);
  const lessons = await addLessons(admin, class_id);
  await student.call(enrol, { class_id });
  await admin.call(fundWallet, { student_id: student.user.id, amount: '500' });
  await student.call(enrol, { class_id: paid });
  await certify(admin, student);
  const lesson = (lesson_id: string) => ({ class_id, lesson_id });
  await student.call(viewStatus, lesson(lessons.content));
  await student.call(viewStatus, lesson(lessons.timetable));
  await takeExam(admin, student, lesson(lessons.taken));
  await student.call(viewStatus, lesson(lessons.open));
  await student.call(saveExamDraft, { lesson_id: lessons.open, theory: all, written_at: 1 });
  await discuss(url, names.slice(0, 12), lesson(lessons.content));
  await sendMessages(admin);
  const [message] = await student.call(getMessages, { search: WHOLE });
  const [certificate] = await student.call(getMyCertificates, {});
  return {
    student,
    class_id,
    lessons,
    message: message?.rand ?? '',
    certificate: certificate?.code ?? '',
  };
}

async function settle(admin: Session): Promise<void> {
  await admin.call(updateAppSettings, {
    siteName: hostilePacks(80)[0] ?? '',
    landingMessage: all,
    howto: all,
    aboutUs: all,
    aboutsite: all,
    privatelesson: all,
  });
  const answers = hostilePacks(2000, '\n').slice(0, MAX_QUESTIONS);
  await admin.call(updateInstituteProfile, {
    teachers: hostilePacks(240)
      .slice(0, MAX_TEACHERS)
      .map((line, index) => ({ name: at(index).slice(0, 80), line, picture: '' })),
    questions: answers.map((answer, index) => ({ question: at(index).slice(0, 200), answer })),
    levelA0: at(0).slice(0, 200),
    address: at(1).slice(0, 300),
  });
}

/** A free class that holds them all, and one each as its name and its category. */
async function addClasses(admin: Session): Promise<{ main: string; paid: string }> {
  // Without a lesson a class is a draft, which visitors are not shown.
  const show = ({ id }: { id: number }, subject: string) =>
    admin.call(addLesson, { class_id: id, subject, about: all });
  for (const [index, text] of hostileTexts.entries()) {
    const category = at(index + 1).slice(0, 80);
    const form = { name: text, category, about: at(index + 2), premium: '0' } as const;
    await show(await admin.call(addClass, form), text);
  }
  const whole = { category: at(0), about: all, links: hostilePacks(2000, '\n')[0] ?? '' };
  const [name = '', other = ''] = hostilePacks(160);
  const main = await admin.call(addClass, { ...whole, name, premium: '0' });
  const paid = await admin.call(addClass, { ...whole, name: other, premium: '1', amount: '100' });
  await show(paid, at(0));
  return { main: main.rand, paid: paid.rand };
}

async function addLessons(admin: Session, class_id: string): Promise<HostileSchool['lessons']> {
  const [first = '', second = '', third = '', fourth = '', fifth = '', ...subjects] =
    hostilePacks(200);
  const add = async (subject: string, about: string, more: object = {}) =>
    (await admin.call(addLesson, { class_id, subject, about, ...more })).rand;
  const exam = { inputetype: 'Exam', questions: hostileTexts.map(questionOf), theoryAnswer: all };
  const lessons = {
    content: await add(first, all),
    blocks: await add(fifth, '', {
      blocks: JSON.stringify([...hostileBlocks(), ...(await hostileMedia(admin, class_id))]),
    }),
    timetable: await add(second, encodeURIComponent(all), { inputetype: 'Timetableble' }),
    taken: await add(third, all, exam),
    open: await add(fourth, all, exam),
  };
  for (const subject of subjects) await add(subject, '');
  return lessons;
}

/** Blocks that hold them all: as text with marks, as lines, and as an exercise. */
function hostileBlocks(): Block[] {
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
    {
      id: 'lines',
      kind: 'lines',
      lines: hostileTexts
        .slice(0, MAX_LINES)
        .map((text, place) => ({ id: `${place}`, arabic: text, translation: text })),
    },
    {
      id: 'exercise',
      kind: 'exercise',
      exercise: {
        type: 'choice',
        prompt: at(0),
        options: hostileTexts.slice(0, 8),
        answer: 0,
        explanation: at(1),
      },
    },
    {
      id: 'scale',
      kind: 'exercise',
      exercise: {
        type: 'pattern',
        prompt: at(2),
        asks: 'root',
        root: 'ك ت ب',
        pattern: 'مَفْعُول',
        accepted: [at(3)],
        strictness: 'letters',
        nearly: 50,
        explanation: at(4),
      },
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
  const [sound, picture, sheet, film] = await Promise.all(
    ['greetings.mp3', 'market.webp', 'worksheet.pdf', 'writing-bab.mp4'].map(send),
  );
  const heard: Block = {
    id: 'heard',
    kind: 'exercise',
    exercise: {
      type: 'listen',
      prompt: at(5),
      sound: sound ?? '',
      options: hostileTexts.slice(0, 8),
      answers: [0],
      several: true,
      explanation: at(6),
    },
  };
  const shown = hostilePacks(200)
    .slice(0, 8)
    .flatMap((title, place): Block[] => [
      { id: `sound-${place}`, kind: 'sound', file: sound ?? '', title },
      { id: `picture-${place}`, kind: 'picture', file: picture ?? '', alt: title },
      { id: `file-${place}`, kind: 'file', file: sheet ?? '', title },
      { id: `film-${place}`, kind: 'film', url: '', file: film ?? '', title },
    ]);
  return [heard, ...shown];
}

function questionOf(question: string, index: number) {
  const [answer, option1, option2, option3] = [0, 1, 2, 3].map((step) => at(index + step));
  return { question, answer, option1, option2, option3 };
}

async function certify(admin: Session, student: Session): Promise<void> {
  const template = await admin.call(saveCertificateTemplate, {
    title: hostilePacks(200)[3] ?? '',
    footer: hostilePacks(500)[2] ?? '',
    certificateContent: `{{name}} {{class}} {{date}}\n${hostilePacks(4500, '\n')[0]}`,
  });
  await admin.call(assignCertificate, {
    template_id: template.id,
    issue_date: '2026-11-16',
    student_ids: [student.user.id],
  });
}

/** Answers with them, hands in, and is marked. */
async function takeExam(admin: Session, student: Session, place: Place): Promise<void> {
  const { lesson_id } = place;
  await student.call(viewStatus, place);
  const { questions } = await student.call(getLessonDetails, place);
  const answer = Object.fromEntries(
    questions.map(({ id, choices }, index) => [id, choices[index % choices.length] ?? '']),
  );
  await student.call(submitExam, { lesson_id, answer, theory: all });
  const [pending] = await admin.call(getUnmarkedExams, {});
  if (!pending) throw new Error('the exam waits for no mark');
  await admin.call(markExam, { lesson_id, theory_score: '50', result_id: pending.result_id });
}

/** Some people named by them begin a thread each; every text follows as a reply. */
async function discuss(url: string, names: readonly string[], lesson: Place): Promise<void> {
  for (const [index, name] of names.entries()) {
    const person = await newStudent(url, name);
    await person.call(enrol, { class_id: lesson.class_id });
    await person.call(viewStatus, lesson);
    const { id } = await person.call(addComment, { ...lesson, comment: at(index) });
    const replies = hostileTexts.filter((_text, place) => place % names.length === index);
    for (const comment of replies) {
      await person.call(addComment, { ...lesson, comment, parent_id: String(id) });
    }
  }
}

/** One text at least as each subject; the newest message holds them all. */
async function sendMessages(admin: Session): Promise<void> {
  for (const [index, subject] of hostilePacks(200).entries()) {
    await admin.call(sendMessage, { subject, message: at(index), send_to_all: 'true' });
  }
  await admin.call(sendMessage, {
    subject: at(7),
    message: `${WHOLE}\n${all}`,
    send_to_all: 'true',
  });
}

/** By which the message that holds them all is found. */
const WHOLE = 'holds them all';

/** A message with them all that opens by itself. */
export async function sendPopup(admin: Session): Promise<void> {
  await admin.call(sendMessage, {
    subject: hostilePacks(200)[0] ?? '',
    message: all,
    message_style: 'popup',
    send_to_all: 'true',
  });
}
