import { dictionary } from '@institute/contract/language';

/** The words of recording a voice, and of hearing it. */
export const voiceText = dictionary('ui/voice', {
  record: 'Record',
  recordAgain: 'Record again',
  asking: 'Waiting for the microphone',
  recording: (time: string, most: string) => `Recording: ${time} of ${most}`,
  paused: (time: string, most: string) => `Paused: ${time} of ${most}`,
  level: 'How loud it is',
  stop: 'Stop',
  pause: 'Pause',
  goOn: 'Go on',
  finishing: 'One moment',
  discard: 'Throw away',
  askDiscard: 'Throw this recording away?',
  keep: 'Keep it',
  take: 'Your recording',
  recorder: 'Recorder',
  play: (name: string) => `Play: ${name}`,
  pausePlay: (name: string) => `Pause: ${name}`,
  place: (name: string) => `Place in: ${name}`,
  placeText: (time: string, length: string) => `${time} of ${length}`,
  time: (time: string, length: string) => `${time} / ${length}`,
  size: (length: string, size: string) => `${length} · ${size}`,
  speed: 'Speed',
  failed: 'The recording could not be loaded.',
  reload: 'Load again',
});

/** Why a recording rests, or has ended, by nobody’s press. */
export const interruptions = dictionary('ui/voice/interruptions', {
  away: 'The page was left, so the recording rests. What you said is here.',
  silenced: 'The microphone has gone silent, so the recording rests. What you said is here.',
  ended: 'The microphone was taken away. What you said until then is here.',
});

/** Why there is no recording. */
export const recordFailures = dictionary('ui/voice/failures', {
  refused:
    'The microphone is blocked for this page. Allow it in the settings of your browser, beside the address, then try again.',
  missing: 'No microphone was found. Connect one, then try again, or choose a file.',
  busy: 'The microphone is used by another program. Close that, then try again.',
  unsupported: 'This browser cannot record. Choose a file instead.',
  failed: 'The recording has failed. Please try again.',
});
