import type { QuizRounds } from '../../ports.ts';
import { openingsSince } from './store.ts';

/** The quiz: rounds on the server's clock, and their rewards. */
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';

/** Answers what lessons ask of the quiz. */
export const quizRounds: QuizRounds = { openingsSince };
