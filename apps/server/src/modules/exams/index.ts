import { gradebookHandlers } from './gradebook/handlers.ts';
import { itemHandlers } from './items/handlers.ts';
import { markingHandlers } from './marking/handlers.ts';
import { examHandlers } from './sitting/handlers.ts';

export { copyScheme } from './gradebook/copy-scheme.ts';
export { givenInExam } from './items/given-in-exam.ts';
export { remarkWithin } from './items/remark-exam.ts';
export { examsThatDrew } from './items/store.ts';
// Exams: what a student does with one (sitting), the grades that teachers give (marking), those that a
// language model proposes (machine), the marks of a class side by side (gradebook), and an exam as a
// whole once it was sat: how its items do, and marking it again (items).
export { registerJobs } from './jobs.ts';
export { extendMarkingSubscription } from './machine/extend-marking-subscription.ts';
export { countWaiting } from './marking/store-queue.ts';
export { bankIdOf } from './sitting/drawn.ts';
export { askExercise, handedExercise } from './sitting/exercises.ts';
export { choicesOf } from './sitting/rules.ts';
export { deleteOldDrafts } from './sitting/store-drafts.ts';
export { contentOf } from './sitting/view-lesson.ts';
export { namedResultFiles } from './store.ts';

export const handlers = [
  ...examHandlers,
  ...markingHandlers,
  ...gradebookHandlers,
  ...itemHandlers,
];
