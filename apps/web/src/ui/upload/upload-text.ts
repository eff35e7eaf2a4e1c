import { countOf, dictionary } from '@institute/contract/language';

/** The words around a file on its way. */
export const uploadText = dictionary('ui/upload', {
  uploading: 'Uploading the file',
  finishing: 'The file has arrived and is being looked at.',
  waiting: 'The line is cut. The upload goes on by itself.',
  paused: 'The upload is paused.',
  soon: 'less than a minute left',
  minutes: (count: number) => `about ${countOf(count, 'minute')} left`,
  hours: (count: number) => `about ${countOf(count, 'hour')} left`,
  pause: 'Pause',
  goOn: 'Go on',
  cancel: 'Cancel upload',
  later: 'If this page is closed, choose the same file within three days: what has arrived stays.',
});
