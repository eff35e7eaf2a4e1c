import { bookHandlers } from './book-handlers.ts';
import { cardHandlers } from './card-handlers.ts';
import { historyHandlers } from './history-handlers.ts';

/** Money by card, the list of all payments and its export. */
export { registerJobs } from './jobs.ts';
export { receiveWebhook } from './receive-webhook.ts';

export const handlers = [...historyHandlers, ...cardHandlers, ...bookHandlers];
