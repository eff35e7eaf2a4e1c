import { type LessonType, lessonTypes } from '@institute/contract/lessons';
import { instantAt, wallClock } from '@institute/contract/rules/calendar';
import * as z from 'zod/mini';
import type {
  LessonInput,
  LessonToEdit,
  SavedQuestion,
} from '../../domains/lessons/managed-api.ts';
import { readableText } from '../../ui/readable-text.ts';
import { newQuestionId } from './keys.ts';

const texts = z.array(z.string());
const Question = z.object({
  /** Number of a saved one; of a new one a name that begins with 'new-' (admin §3). */
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** Always four. */
  options: texts.check(z.length(4)),
});

/** What is typed and chosen in the editor, the file left out; also what is kept on the device. */
export const LessonForm = z.object({
  /** Number of the class. */
  classId: z.number(),
  type: z.enum(lessonTypes),
  subject: z.string(),
  about: z.string(),
  isScheduled: z.boolean(),
  /** `2026-11-20T14:05` on the institute's clock, empty when not set. */
  studyDate: z.string(),
  theoryAnswer: z.string(),
  questions: z.array(Question),
  /** Which state of a saved lesson it began with; empty for a new one. */
  version: z._default(z.string(), ''),
});
export type LessonForm = z.output<typeof LessonForm>;
export type QuestionForm = z.output<typeof Question>;

export const isNew = ({ id }: Pick<QuestionForm, 'id'>): boolean => id.startsWith('new-');

/** The form of a new lesson (admin §4: Lesson is the default type). */
export function emptyForm(classId: number): LessonForm {
  return {
    classId,
    type: 'Lesson',
    subject: '',
    about: '',
    isScheduled: false,
    studyDate: '',
    theoryAnswer: '',
    questions: [],
    version: '',
  };
}

export function emptyQuestion(): QuestionForm {
  return { id: newQuestionId(), question: '', answer: '', options: ['', '', '', ''] };
}

/** The form of a saved lesson. */
export function formOf({ lesson, questions }: LessonToEdit, timeZone: string): LessonForm {
  return {
    classId: lesson.class_id,
    type: lesson.inputetype,
    subject: lesson.subject,
    about: lesson.inputetype === 'Timetableble' ? readableText(lesson.about) : lesson.about,
    isScheduled: lesson.scheduled === '1',
    studyDate: lesson.studydate > 0 ? clockText(lesson.studydate, timeZone) : '',
    theoryAnswer: lesson.theoryAnswer,
    questions: questions.map(questionOf),
    version: lesson.version,
  };
}

function questionOf(saved: SavedQuestion): QuestionForm {
  const { id, question, answer, answer1, answer2, answer3, answer4 } = saved;
  return { id: String(id), question, answer, options: [answer1, answer2, answer3, answer4] };
}

/** Whether a type is opened by schedule: a timetable never is. */
export const canBeScheduled = (type: LessonType): boolean => type !== 'Timetableble';

/** The form as the wire takes it; what its type does not have is left out. */
export function inputOf(form: LessonForm, timeZone: string): LessonInput {
  const isScheduled = form.isScheduled && canBeScheduled(form.type);
  const isExam = form.type === 'Exam';
  return {
    class_id: form.classId,
    subject: form.subject.trim(),
    about: form.type === 'Timetableble' ? encodedLines(form.about) : form.about,
    inputetype: form.type,
    scheduled: isScheduled ? '1' : '0',
    studydate: isScheduled ? secondsOf(form.studyDate, timeZone) : '0',
    ...(isExam ? { theoryAnswer: form.theoryAnswer, questions: form.questions.map(sent) } : {}),
  };
}

function sent({ id, question, answer, options }: QuestionForm) {
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = options.map((one) => one.trim());
  return {
    id,
    question: question.trim(),
    answer: answer.trim(),
    option1,
    option2,
    option3,
    option4,
  };
}

/** A timetable goes percent-encoded, its line breaks written out (student specification, section 2). */
function encodedLines(about: string): string {
  return encodeURIComponent(about.replaceAll(/\r\n?/g, '\n')).replaceAll('%0A', '\\n');
}

const two = (value: number) => String(value).padStart(2, '0');

function clockText(seconds: number, timeZone: string): string {
  const { year, month, day, hour, minute } = wallClock(new Date(seconds * 1000), timeZone);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The instant a study date stands for; null when it is none. */
export function instantOf(studyDate: string, timeZone: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(studyDate)?.slice(1).map(Number);
  const [year, month, day, hour, minute] = parts ?? [];
  if (year === undefined || month === undefined) return null;
  return instantAt(timeZone, year, month, day, hour, minute);
}

function secondsOf(studyDate: string, timeZone: string): string {
  const instant = instantOf(studyDate, timeZone);
  return instant ? String(Math.floor(instant.getTime() / 1000)) : '0';
}

/** Whether two forms say the same. */
export const isSameForm = (one: LessonForm, other: LessonForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
