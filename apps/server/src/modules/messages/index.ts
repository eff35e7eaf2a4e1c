import { inboxHandlers } from './inbox/handlers.ts';
import { phoneHandlers } from './phones/handlers.ts';
import { schedulingHandlers } from './scheduling/handlers.ts';
import { sendingHandlers } from './sending/handlers.ts';
import { templateHandlers } from './templates/handlers.ts';
import { unsubscribingHandlers } from './unsubscribing/handlers.ts';

// Messages to students: what they have received (inbox), what administrators send (sending), at
// once or later (scheduling) and from what they write often (templates), what the product itself sends (notices), the ways out of the app (mail, push, phones), and who wants no mail.
export { registerJobs } from './jobs.ts';
export { emptyOldMails, mailBacklog } from './mail/store.ts';
export { notices, sendNotice } from './notices/notices.ts';
export { chooseMailByLink } from './unsubscribing/choose-mail.ts';

export const handlers = [
  ...inboxHandlers,
  ...sendingHandlers,
  ...schedulingHandlers,
  ...templateHandlers,
  ...phoneHandlers,
  ...unsubscribingHandlers,
];
