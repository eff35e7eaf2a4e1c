/** What stands on the page in Arabic, whatever language its pages are in. */
export const arabic = {
  /** Over the headings, as their companions. */
  firstWord: 'كَلِمَتُكَ الْأُولَى',
  steps: 'كَيْفَ نَتَعَلَّمُ',
  levels: 'الْمُسْتَوَيَاتُ',
  teachers: 'الْمُعَلِّمُونَ',
  certificate: 'الشَّهَادَةُ',
  questions: 'أَسْئِلَةٌ وَأَجْوِبَةٌ',
  /** The first word, and the signs it is made of in the order in which they are read. */
  word: 'بَابٌ',
  signs: ['بَ', 'ا', 'بٌ'],
  /** Words to choose from. */
  house: 'بَيْتٌ',
  book: 'كِتَابٌ',
  pen: 'قَلَمٌ',
  /** On the pictures of the steps. */
  letters: 'حُرُوفٌ',
  sentence: 'تَقْرَأُ الْبِنْتُ الْكِتَابَ.',
  praise: 'أَحْسَنْتَ',
  /** On the sample of a certificate. */
  certificateTitle: 'شَهَادَةُ إِتْمَامٍ',
} as const;
