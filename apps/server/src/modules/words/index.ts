import { editingHandlers } from './editing/handlers.ts';
import { studentHandlers } from './handlers.ts';
import { placementHandlers } from './placement/handlers.ts';
import { rootHandlers } from './roots/handlers.ts';
import { writtenHandlers } from './written/handlers.ts';

export { presentWord } from './present.ts';
export { dailyReview } from './review/exercises-missed.ts';
export { countDueOf, practiceOfStudent } from './review/practice.ts';
export { settleCards } from './review/settle-cards.ts';
export { practiceTimes } from './review/store-times.ts';
export { rootsOfLessons } from './roots/family.ts';
export { copyWords, type WordRow, wordsOfLesson, wordsOfLessons } from './store.ts';
export { presentWords, soundsOf } from './words-with-forms.ts';

// Words of lessons: as students read them and review them day by day (review), the families they
// belong to (roots), as administrators write and import them (editing), and what
// is typed in exercises and accepted by a teacher (written); and where somebody should begin (placement).
export const handlers = [
  ...studentHandlers,
  ...rootHandlers,
  ...editingHandlers,
  ...writtenHandlers,
  ...placementHandlers,
];
