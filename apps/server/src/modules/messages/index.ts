import { inboxHandlers } from './inbox/handlers.ts';
import { sendingHandlers } from './sending/handlers.ts';

// Messages to students: what they have received (inbox), what administrators send (sending), what
// the product itself sends (notices), and the ways out of the app (mail, push).
export { registerJobs } from './jobs.ts';
export { mailBacklog } from './mail/store.ts';
export { notices, sendNotice } from './notices/notices.ts';

export const handlers = [...inboxHandlers, ...sendingHandlers];
