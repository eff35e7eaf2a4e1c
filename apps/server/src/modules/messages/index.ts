/** Messages to students, from administrators and from the product itself. */
export { handlers } from './handlers.ts';
export { notices, sendNotice } from './notices.ts';
export { sendDueNotices } from './send-due-notices.ts';
