import { erasureHandlers } from './erasure/handlers.ts';
import { handlers as copyHandlers } from './handlers.ts';
import { joiningHandlers } from './joining/handlers.ts';

// Privacy: the copy of everything about oneself that a person can take, the end of an account, and two that become one.
export { registerJobs } from './jobs.ts';
export { namedCopies } from './store.ts';
export { personalData } from './store-personal.ts';

export const handlers = [...copyHandlers, ...erasureHandlers, ...joiningHandlers];
