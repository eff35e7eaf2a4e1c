import { dictionary } from '@institute/contract/language';

/** The fields of exercises that are heard, and of those on the scale. */
export const heardText = dictionary('admin/lesson-editor/blocks/heard-fields', {
  sound: 'Sound',
  soundHint: 'Record it or choose a file. Students hear it as often as they want.',
  ofLesson: 'A sound of this lesson',
  noneOfLesson: 'None of them',
  acceptedHint:
    'What is heard, one spelling on each line. Students see it once they have answered.',
  several: 'How many may be chosen',
  severals: { one: 'One option', more: 'Several options' },
  asks: 'What is asked',
  askses: { word: 'Ask for the word', root: 'Ask for root and pattern' },
  asksHints: {
    word: 'Students see the root and the pattern, and type the word.',
    root: 'Students see the word, and type its root and its pattern.',
  },
  root: 'Root',
  rootHint: 'Three to five letters: ك ت ب',
  pattern: 'Pattern',
  patternHint: 'With ف, ع and ل for the letters of the root: مَفْعُول',
  word: 'The word',
  wordHint:
    'Made of root and pattern. Correct it where the root is weak; other spellings go on lines of their own.',
  corrected: (word: string) => `Root and pattern alone make ${word}.`,
  takeBack: 'Use that word',
  noPlaces:
    'This pattern has no place for each letter of this root. Change one of them, or write the word yourself.',
});
