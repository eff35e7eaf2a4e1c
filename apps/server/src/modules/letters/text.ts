import { dictionary } from '@institute/contract/language';

/** What the server says of letters. */
export const text = dictionary('server/letters', {
  sent: 'Letter sent.',
  settled: 'This waits for no answer any more.',
  unsettled: 'This waits for an answer again.',
  hoursSaved: 'Your hours are saved.',
  reported: 'The office has been told.',
  takenBack: 'The report was taken back.',
  closed: 'The report is closed.',
});
