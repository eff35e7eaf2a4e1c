import { drawnTypes, MOST_DRAWN } from '@institute/contract/exams/exam-draw';
import {
  countedAttempts,
  EXAM_MINUTES,
  LONGEST_WAIT_HOURS,
} from '@institute/contract/exams/exam-rules';
import type { Block } from '@institute/contract/lessons/blocks';
import { lessonKinds } from '@institute/contract/lessons/lessons';
import * as z from 'zod/mini';
import {
  type DrawForm,
  type DrawPartForm,
  drawnBy,
  noDraw,
  partsOfDraw,
} from '../../domains/lessons/exam-draw-model.ts';
import { plainRules, type RulesForm } from '../../domains/lessons/exam-rules-model.ts';
import {
  canBeScheduled,
  hasBlocks,
  type LessonForm,
  type QuestionForm,
} from '../../domains/lessons/managed-model.ts';
import { drawWords, text } from './text.ts';

const question = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  options: z.array(z.string()).check(z.length(4)),
} satisfies Record<keyof QuestionForm, z.ZodMiniType>);

/** A block as it is being written; what stands in it is asked about when it is saved. */
const block = z.looseObject({ id: z.string(), kind: z.string() }) as z.ZodMiniType as z.ZodMiniType<
  Block,
  Block
>;

const rules = z.object({
  passMark: z.string(),
  attempts: z.string(),
  countedAttempt: z.enum(countedAttempts),
  attemptWait: z.string(),
  minutes: z.string(),
  isShuffled: z.boolean(),
} satisfies Record<keyof RulesForm, z.ZodMiniType>);

const drawPart = {
  count: z.string(),
  type: z.enum(drawnTypes),
  topic: z.string(),
} satisfies Record<keyof DrawPartForm, z.ZodMiniType>;

const draw = z.object({
  ...drawPart,
  // One that was kept before there were several parts has the first alone.
  more: z.catch(z.array(z.object(drawPart)), []),
} satisfies Record<keyof DrawForm, z.ZodMiniType>);

/** What of a lesson form is kept on the device, whatever is wrong with it. */
export const lessonShape: z.ZodMiniType<LessonForm, LessonForm> = z.object({
  classId: z.number(),
  kind: z.enum(lessonKinds),
  subject: z.string(),
  about: z.string(),
  blocks: z.array(block),
  isScheduled: z.boolean(),
  studyDate: z.string(),
  theoryAnswer: z.string(),
  isPreview: z.boolean(),
  // One that was kept before there were rules, or banks to draw from, has none.
  rules: z.catch(rules, plainRules),
  draw: z.catch(draw, noDraw),
  questions: z.array(question),
} satisfies Record<keyof LessonForm, z.ZodMiniType>);

/**
 * What is asked of a lesson (admin §5): its subject, a study date where it is scheduled, and of an
 * exam the text and the answer of each question; of blocks, what the contract asks of them.
 */
const inWords = lessonShape.check((payload) => {
  const form = payload.value;
  const ask = (path: (string | number)[], value: string, message: string) => {
    if (value.trim() !== '') return;
    payload.issues.push({ code: 'custom', path, message, input: value });
  };
  ask(['subject'], form.subject, text.subjectRequired);
  if (form.isScheduled && canBeScheduled(form.kind)) {
    ask(['studyDate'], form.studyDate, text.studyDateRequired);
  }
  if (form.kind !== 'exam') return;
  const within = (
    path: (string | number)[],
    value: string,
    least: number,
    most: number,
    words = text.between,
  ) => {
    const typed = value.trim();
    const isWithin = /^\d{1,4}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
    if (typed === '' || isWithin) return;
    const message = words(least, most);
    payload.issues.push({ code: 'custom', path, message, input: typed });
  };
  const { passMark, attemptWait, minutes } = form.rules;
  within(['rules', 'passMark'], passMark, 0, 100);
  within(['rules', 'attemptWait'], attemptWait, 0, LONGEST_WAIT_HOURS);
  within(['rules', 'minutes'], minutes, EXAM_MINUTES.least, EXAM_MINUTES.most);
  const parts = partsOfDraw(form.draw);
  const countAt = (at: number) =>
    at === 0 ? ['draw', 'count'] : ['draw', 'more', at - 1, 'count'];
  parts.forEach(({ count }, at) => {
    // One that stands alone may draw nothing; of several each is there for something.
    if (parts.length > 1) ask(countAt(at), count, drawWords.countRequired);
    if (parts.length > 1) within(countAt(at), count, 1, MOST_DRAWN, drawWords.between);
    else within(countAt(at), count, 0, MOST_DRAWN);
  });
  if (parts.length > 1 && drawnBy(form.draw) > MOST_DRAWN) {
    const [message, input] = [drawWords.tooMany(MOST_DRAWN), parts.at(-1)?.count];
    payload.issues.push({ code: 'custom', path: countAt(parts.length - 1), message, input });
  }
  form.questions.forEach((one, index) => {
    ask(['questions', index, 'question'], one.question, text.questionRequired);
    ask(['questions', index, 'answer'], one.answer, text.answerRequired);
  });
});

/** As {@link inWords}, and of blocks what the contract asks of them: the check comes with their editor. */
export const lessonSchema: z.ZodMiniType<LessonForm, LessonForm> = inWords.check((payload) => {
  const { kind, blocks } = payload.value;
  const isAsked = hasBlocks(kind) || kind === 'exam';
  return isAsked && blocks.length > 0 ? addFaults(payload, blocks, kind === 'exam') : undefined;
});

async function addFaults(
  payload: z.core.ParsePayload,
  blocks: readonly Block[],
  isExam: boolean,
): Promise<void> {
  const { faultsOfBlocks } = await import('./blocks/blocks-editor.tsx');
  for (const { path, message } of faultsOfBlocks(blocks, isExam)) {
    payload.issues.push({ code: 'custom', path: ['blocks', ...path], message, input: blocks });
  }
}
