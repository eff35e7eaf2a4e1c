import { getLessonWords } from '@institute/contract/words/lesson-words';
import { getSetAsideCards, savePracticePlan } from '@institute/contract/words/practice-care';
import { getPracticeCount } from '@institute/contract/words/practice-count';
import { sendReviews as sendReviewsCall } from '@institute/contract/words/reviews';
import { getPractice } from '@institute/contract/words/words';
import { handle } from '../../handler.ts';
import { openLesson } from '../lessons/index.ts';
import { countDue, practice, setAside } from './review/practice.ts';
import { savePlan } from './review/save-plan.ts';
import { sendReviews } from './review/send-reviews.ts';
import { wordsOfLesson } from './store.ts';
import { text } from './text.ts';
import { presentWords } from './words-with-forms.ts';

export const studentHandlers = [
  handle(getLessonWords, async (context, { class_id, lesson_id }) => {
    const { lesson } = await openLesson(context, { classRef: class_id, lessonRef: lesson_id });
    const words = await wordsOfLesson(context.db, lesson.id);
    return { data: await presentWords(context, words) };
  }),

  handle(getPractice, async (context) => ({ data: await practice(context) })),

  handle(getPracticeCount, async (context) => ({ data: { due: await countDue(context) } })),

  handle(getSetAsideCards, async (context) => ({ data: await setAside(context) })),

  handle(sendReviewsCall, async (context, { reviews, exercises }) => {
    await sendReviews(context, {
      words: reviews.map(({ word_id: wordId, at, ...review }) => ({
        ...{ ...review, wordId },
        reviewedAt: new Date(at),
      })),
      exercises: exercises.map(
        ({ lesson_id: lessonId, exercise_id: exerciseId, at, ...review }) => ({
          ...{ ...review, lessonId, exerciseId },
          reviewedAt: new Date(at),
        }),
      ),
    });
    return { data: { due: await countDue(context) } };
  }),

  handle(savePracticePlan, async (context, sent) => {
    await savePlan(context, {
      newADay: sent.new_a_day,
      reviewsADay: sent.reviews_a_day,
      retention: sent.retention,
      daysAWeek: sent.days_a_week,
      strictness: sent.strictness,
    });
    return { data: null, message: text.planSaved };
  }),
];
