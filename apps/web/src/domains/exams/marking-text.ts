import { dictionary } from '@institute/contract/language';

/** Whether automatic marking runs, in words. */
export const markingStateText = dictionary('exams/marking-state', {
  on: 'On',
  off: 'Off',
  notConfigured: 'No marking provider is configured, so every answer waits for you.',
  neverBegun: 'Automatic marking has not been subscribed to.',
  runsUntil: 'Automatic marking runs until',
  ended: 'Automatic marking ended on',
});
