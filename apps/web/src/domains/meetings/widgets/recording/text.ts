import { countOf, dictionary } from '@institute/contract/language';

/** The words of recordings of meetings. */
export const text = dictionary('domains/meetings/recording', {
  title: 'Heard again',
  minutes: (count: number) => countOf(count, 'minute'),
  hear: 'Hear',
  hearThis: (when: string) => `Hear the meeting: ${when}`,
  close: 'Close',
  recordingOf: (when: string) => `Recording: ${when}`,
  speed: 'Speed',
  failed: 'The recording could not be loaded.',
  failedDetail: 'The line may be cut, or the page has been open for long.',
  reload: 'Load again',
});
