import { noteHandlers } from './notes/handlers.ts';
import { officeHandlers } from './office/handlers.ts';
import { studentHandlers } from './students/handlers.ts';

// People: the office's list of them, what it changes of a person, notes about them, and how they are found.
export { mailQueues, registerJobs } from './jobs.ts';
export { insertNote } from './notes/store.ts';
export { endAccount, erasePerson } from './students/erase-person.ts';
export { emailNotices } from './students/mail-email-notice.ts';
export { decideErasure } from './students/policy.ts';
export { countStudents, uncertainPhones } from './students/store.ts';
export { studentFile } from './students/student-file.ts';

export const handlers = [...studentHandlers, ...noteHandlers, ...officeHandlers];
