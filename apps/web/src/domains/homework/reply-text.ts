import { dictionary } from '@institute/contract/language';

/** The words of replies on their way, and of all that a student has spoken. */
export const replyText = dictionary('domains/homework/replies', {
  notSent: 'The reply could not be sent.',
  notAnswered: 'It could not be answered.',
  unfinished: 'A recording for it was not finished. Send it or throw it away first.',
  takesTitle: 'Recordings of {name}',
  takesIntro: 'Every recording in this class by what it reads, the first one first.',
  takesLoading: 'Loading the recordings',
  takesFailed: 'The recordings could not be loaded.',
  takesNone: 'No recording yet',
  takesNoneDetail: 'Those that come with homework stand here by line and date.',
  ofWhole: 'Spoken as a whole',
  playAll: 'Play one after the other',
  stopAll: 'Stop',
  attempt: (place: number) => `attempt ${place}`,
  isGone: 'Its time is over: the recording was removed.',
});
