import { dictionary } from '@institute/contract/language';

/** The words around the blocks of a lesson. */
export const blocksText = dictionary('domains/blocks', {
  play: 'Listen',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: '0.6×', calm: '0.75×', own: '1×' },
  repeat: 'Repeat the line',
  hearLine: (line: string) => `Hear this line: ${line}`,
  soundFailed: 'The sound could not be loaded.',
  reload: 'Reload',
  film: 'Watch the film',
  sound: 'Sound',
  showPicture: (size: string) => `Show the picture (${size})`,
  openFile: (kind: string, size: string) => `Open the file (${kind}, ${size})`,
  fileMissing: 'This file is not there any more.',
  readAloud: 'Read this line aloud',
  heardByTeacher: 'Students of the class record this line, and their teacher answers.',
  table: 'Table; scroll to see all of it',
  tones: { tip: 'Tip', rule: 'Rule', warning: 'Take care' },
  word: {
    plural: 'Plural',
    root: 'Root',
    pattern: 'Pattern',
    example: 'Example',
    english: 'English',
    hausa: 'Hausa',
    yoruba: 'Yorùbá',
  },
});
