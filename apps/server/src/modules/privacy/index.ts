import { erasureHandlers } from './erasure/handlers.ts';
import { handlers as copyHandlers } from './handlers.ts';

// Privacy: the copy of everything about oneself that a person can take, and the end of an account.
export { registerJobs } from './jobs.ts';
export { namedCopies } from './store.ts';
export { personalData } from './store-personal.ts';

export const handlers = [...copyHandlers, ...erasureHandlers];
