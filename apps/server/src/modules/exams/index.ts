import { gradebookHandlers } from './gradebook/handlers.ts';
import { markingHandlers } from './marking/handlers.ts';
import { examHandlers } from './sitting/handlers.ts';

// Exams: what a student does with one (sitting), the grades that teachers give (marking), those that a
// language model proposes (machine), and the marks of a class side by side (gradebook).
export { registerJobs } from './jobs.ts';
export { extendMarkingSubscription } from './machine/extend-marking-subscription.ts';
export { countWaiting } from './marking/store-queue.ts';
export { askExercise } from './sitting/exercises.ts';
export { deleteOldDrafts } from './sitting/store-drafts.ts';
export { contentOf } from './sitting/view-lesson.ts';
export { namedResultFiles } from './store.ts';

export const handlers = [...examHandlers, ...markingHandlers, ...gradebookHandlers];
