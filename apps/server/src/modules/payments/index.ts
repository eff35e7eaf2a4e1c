import { bookHandlers } from './books/handlers.ts';
import { cardHandlers } from './checkout/handlers.ts';
import { historyHandlers } from './history/handlers.ts';

export { receiveWebhook } from './checkout/receive-webhook.ts';
/** Money by card, the list of all payments and its export. */
export { registerJobs } from './jobs.ts';
export { personalData } from './personal-data.ts';

export const handlers = [...historyHandlers, ...cardHandlers, ...bookHandlers];
