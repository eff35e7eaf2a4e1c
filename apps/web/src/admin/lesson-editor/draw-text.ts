import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** What an exam draws from the bank of its class. */
export const drawWords = dictionary('admin/lesson-editor/draw', {
  title: 'Drawn from the bank',
  detail:
    'Each attempt draws exercises of its own from the bank of this class, beside those above. Each counts 1 point. What was drawn is asked and judged as it was, whatever you change in the bank later.',
  count: 'Exercises to draw',
  countHint: 'Empty: none.',
  type: 'Of the kind',
  anyType: 'Any kind',
  topic: 'On the topic',
  anyTopic: 'Any topic',
  looking: 'Looking into the bank...',
  failed: 'The bank could not be looked into.',
  holds: (count: number) => `The bank holds ${countOf(count, 'exercise')} to draw from.`,
  tooFew: (count: number, holds: number) =>
    `The bank holds ${countOf(holds, 'exercise')} to draw from, and ${formatNumber(count)} are to be drawn. Add exercises to it, or draw fewer; until then students are asked what there is.`,
  bank: 'Open the bank',
  keys: 'A key that is wrong is corrected in the bank; then mark the exam again in the gradebook.',
  preview: (count: number) =>
    `${countOf(count, 'exercise')} from the bank of the class, others in each attempt.`,
});
