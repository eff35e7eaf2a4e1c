import { countOf, dictionary, formatNumber } from '../language.ts';
import type { EntryExam } from './entry-exam.ts';

/** The way into a class by an exam, in words. */
export const entryExamWords = dictionary('lessons/entry-exam', {
  /** `class` and `exam` are filled in. */
  offer: 'Complete {class} first, or show that you know it: sit the exam “{exam}” ({facts}).',
  waiting: 'Complete {class} first. Your exam “{exam}” has not been marked yet.',
  used: 'Complete {class} first. You have not passed the exam “{exam}”, and no attempt is left.',
  questions: (count: number) => countOf(count, 'question'),
  minutes: (count: number) => countOf(count, 'minute'),
  noLimit: 'no time limit',
  passMark: (percent: number) => `pass mark ${formatNumber(percent)} %`,
  marked: 'marked by a teacher',
});

type Facts = Pick<EntryExam, 'questions' | 'minutes' | 'passMark' | 'isMarkedByTeacher'>;

/** How an exam is sat, in a few words: "12 questions, 20 minutes, pass mark 60 %". */
export function entryExamFacts({ questions, minutes, passMark, isMarkedByTeacher }: Facts): string {
  return [
    ...(questions > 0 ? [entryExamWords.questions(questions)] : []),
    minutes === null ? entryExamWords.noLimit : entryExamWords.minutes(minutes),
    entryExamWords.passMark(passMark),
    ...(isMarkedByTeacher ? [entryExamWords.marked] : []),
  ].join(', ');
}

/** What a standing says of the way in. */
export const entryExamSentence = ({ standing }: Pick<EntryExam, 'standing'>): string =>
  standing === 'open' ? entryExamWords.offer : entryExamWords[standing];
