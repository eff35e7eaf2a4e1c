import {
  getOfficeWorkers,
  saveOfficePowers as savePowersCall,
} from '@institute/contract/people/office-powers';
import { handle } from '../../../handler.ts';
import { text } from '../text.ts';
import { savePowers } from './save-powers.ts';
import { officeWorkers } from './store.ts';

/** Who works in the office, and what they may do there. */
export const officeHandlers = [
  handle(getOfficeWorkers, async ({ db }) => ({
    data: (await officeWorkers(db)).map(({ email, powers, since, ...worker }) => ({
      ...{ ...worker, email: email ?? '', powers: powers ?? [], since },
      isAdministrator: powers === null,
    })),
  })),

  handle(savePowersCall, async (context, { student_id, powers }) => {
    await savePowers(context, student_id, powers);
    return { data: null, message: text.powersSaved };
  }),
];
