import { dictionary, formatNumber } from '@institute/contract/language';

/** The words around sounds, pictures, files and films of blocks. */
export const mediaText = dictionary('admin/lesson-editor/media', {
  choose: {
    audio: 'Choose a sound',
    image: 'Choose a picture',
    video: 'Choose a film',
    pdf: 'Choose a PDF',
    any: 'Choose a file',
  },
  takes: {
    audio: 'MP3, WAV, OGG or M4A.',
    image: 'JPG, PNG, GIF or WebP.',
    video: 'MP4.',
    pdf: 'PDF.',
    any: 'PDF, picture, MP4 or sound.',
  },
  replace: 'Replace',
  remove: 'Remove',
  cancelled: 'The upload was cancelled.',
  sendFailed: 'The upload did not go through.',
  nothingLost: 'Nothing is lost.',
  tryAgain: 'Try again',
  discard: 'Throw away',
  isGone: 'This file is not there any more. Choose another.',
  loadFailed: 'The files of this lesson could not be loaded.',
  reload: 'Reload',
  open: 'Open the file',
  size: (kind: string, size: string) => `${kind} · ${size}`,
  record: 'Record',
  recordAgain: 'Record again',
  asking: 'Waiting for the microphone',
  stopRecording: 'Stop',
  recording: (time: string, most: string) => `Recording: ${time} of ${most}`,
  level: 'How loud it is',
  take: 'Your recording',
  use: 'Use this recording',
  lineSound: (place: number) => `Sound of line ${place}`,
  addLineSound: (place: number) => `Add a sound to line ${place}`,
  changeLineSound: (place: number) => `Change the sound of line ${place}`,
  waitingLineSound: (place: number) => `The sound of line ${place} is not kept yet`,
  done: 'Done',
});

/** Why there is no recording. */
export const recordFailures = dictionary('admin/lesson-editor/media/failures', {
  refused:
    'The microphone is blocked for this page. Allow it in the settings of your browser, beside the address, then try again.',
  missing: 'No microphone was found. Connect one, then try again, or choose a file.',
  busy: 'The microphone is used by another program. Close that, then try again.',
  unsupported: 'This browser cannot record. Choose a file instead.',
  failed: 'The recording has failed. Please try again.',
});

/** The words of tapping along. */
export const tapText = dictionary('admin/lesson-editor/media/tap', {
  title: 'One sound for all these lines',
  hint: 'Record or choose it, then tap along: students follow it line by line. It is heard in place of the sounds of single lines.',
  open: 'Tap along',
  marked: (done: number, all: number) =>
    `${formatNumber(done)} of ${formatNumber(all)} lines have their beginning.`,
  dialog: 'Tap along',
  how: 'Play the sound and press the large button, or Space, whenever a line begins. Nudge a beginning by a tenth of a second where it is early or late.',
  loading: 'Loading the sound',
  failed: 'The sound could not be loaded. Close this and try again.',
  play: 'Play',
  pause: 'Pause',
  undo: 'Take the last back',
  anew: 'Start anew',
  begins: (line: number) => `Line ${formatNumber(line)} begins`,
  startWith: 'Play, then tap along',
  goOn: 'Go on playing',
  all: 'Every line has its beginning',
  unmarked: 'not yet',
  at: (line: number) => `Beginning of line ${formatNumber(line)}`,
  earlier: (line: number) => `Line ${formatNumber(line)} begins earlier`,
  later: (line: number) => `Line ${formatNumber(line)} begins later`,
  hear: (line: number) => `Hear line ${formatNumber(line)}`,
  done: 'Done',
});
