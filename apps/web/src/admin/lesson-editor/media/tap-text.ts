import { dictionary, formatNumber } from '@institute/contract/language';

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
