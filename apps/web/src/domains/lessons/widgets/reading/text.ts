import { dictionary } from '@institute/contract/language';

/** The words around a text that is read. */
export const readingText = dictionary('domains/reading', {
  tools: 'How to read',
  larger: 'Larger Arabic',
  smaller: 'Smaller Arabic',
  // As the buttons show it; what they do is said by the two above.
  largerSign: 'A+',
  smallerSign: 'A−',
  hideEnglish: 'Hide English',
  hideTashkeel: 'Hide tashkeel',
  showLine: 'Show the English of this line',
});
