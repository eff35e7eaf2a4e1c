import type { AnswerWays } from '@institute/contract/exams/answer-ways';
import type { ExamRules } from '@institute/contract/exams/exam-rules';
import type { ExamAttempt, ExamStanding } from '@institute/contract/exams/exam-standing';
import type {
  ExamResult,
  Question,
  SavedExamDraft,
  SemesterGrade,
} from '@institute/contract/exams/exams';
import { dateFormat } from '@institute/contract/text/formats';
import { startOfMonth } from '@institute/contract/time/calendar';
import type { LessonRow, QuestionRow } from '../../lessons/index.ts';
import type { CompleteResult, ResultRow } from '../store.ts';
import { hasPassed, type Standing } from './attempt-rules.ts';
import { asksTheory, choicesOf, fourOf } from './rules.ts';
import type { DraftRow } from './store-drafts.ts';

/**
 * A question as a student sees it; with its answer once the student has submitted. By `rank`, a secret
 * order, one of five choices is left out for clients that know four.
 */
export function presentQuestion(
  row: QuestionRow,
  studentId: number,
  { withAnswer, rank }: { withAnswer: boolean; rank: (choice: string) => string },
): Question {
  const choices = choicesOf(row, studentId);
  const [answer1 = '', answer2 = '', answer3 = '', answer4 = ''] = fourOf(
    choices,
    row.answer,
    rank,
  );
  return {
    id: row.id,
    question: row.question,
    ...(withAnswer ? { answer: row.answer } : {}),
    answer1,
    answer2,
    answer3,
    answer4,
    choices,
  };
}

/** How a theory question was answered. */
export function answerKind(row: ResultRow): 'none' | 'text' | 'image' {
  if (row.theoryImage) return 'image';
  return row.theoryText ? 'text' : 'none';
}

/** A result as its student sees it; `image` is the signed address of a theory picture. */
export function presentResult(row: ResultRow, image: string, modelAnswer: string): ExamResult {
  const { objectiveScore, theoryScore, totalScore, submittedAt, markedAt } = row;
  return {
    answers: row.objectiveAnswers,
    theoryAnswer: row.theoryImage ? image : row.theoryText,
    theoryAnswerKind: answerKind(row),
    isPending: row.hasTheory && theoryScore === null,
    ...{ objectiveScore, theoryScore, totalScore, submittedAt, markedAt },
    correctTheoryAnswer: modelAnswer,
    ...(row.markComment !== '' && { comment: row.markComment }),
  };
}

/** Results, newest first, by the calendar month of their submission (rulings §5). */
export function presentGrades(
  results: readonly CompleteResult[],
  timeZone: string,
): SemesterGrade[] {
  const months = new Map<number, CompleteResult[]>();
  for (const result of results) {
    const start = startOfMonth(result.submittedAt, timeZone).getTime();
    months.set(start, [...(months.get(start) ?? []), result]);
  }
  const day = dateFormat({ dateStyle: 'long', timeZone });
  return [...months]
    .sort(([one], [other]) => other - one)
    .map(([start, inMonth]) => ({
      start: new Date(start),
      averageScore: mean(inMonth.map(({ totalScore }) => totalScore)),
      examCount: inMonth.length,
      exams: inMonth.map((result) => ({
        name: result.examName,
        className: result.className,
        date: day.format(result.submittedAt),
        score: result.totalScore,
      })),
    }));
}

/** The mean of percentages, with two decimals. */
function mean(scores: readonly number[]): number {
  // Summed in hundredths: scores have two decimals, and binary fractions of them add up crooked.
  const sum = scores.reduce((total, score) => total + Math.round(score * 100), 0);
  return Math.round(sum / scores.length) / 100;
}

/** The draft of a submission. */
export function presentDraft(draft: DraftRow): SavedExamDraft {
  const { answers, theoryText, exerciseAnswers, writtenAt, savedAt } = draft;
  return {
    answers,
    text: theoryText,
    ...(Object.keys(exerciseAnswers).length > 0 && { exercises: exerciseAnswers }),
    writtenAt: new Date(writtenAt),
    savedAt,
  };
}

/** How a student stands with an exam that has rules of its own. */
export function presentStanding(of: {
  lesson: LessonRow;
  rules: ExamRules;
  standing: Standing;
  results: readonly ResultRow[];
  /** How many questions and exercises it asks now. */
  questions: number;
  /** How many of them are exercises, and how those are answered. */
  exercises: number;
  ways: AnswerWays;
  now: Date;
}): ExamStanding {
  const { lesson, rules, standing, results, questions, exercises, ways, now } = of;
  const counted = results.find(({ isCounted }) => isCounted);
  return {
    ...rules,
    ...standing,
    ...{ questions, exercises, ...ways },
    hasTheory: asksTheory(lesson.about, questions),
    serverTime: now,
    hasPassed: hasPassed(lesson, counted?.totalScore ?? null),
    results: results.map(presentAttempt),
  };
}

function presentAttempt(row: ResultRow): ExamAttempt {
  const { attempt, objectiveScore, theoryScore, totalScore, submittedAt } = row;
  const { isCounted, isTimedOut, markComment: comment } = row;
  const scores = { objectiveScore, theoryScore, totalScore };
  return { attempt, ...scores, submittedAt, isCounted, isTimedOut, comment };
}
