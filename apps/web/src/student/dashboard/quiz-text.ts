import { dictionary } from '@institute/contract/language';

/** The words of the invitation to the quiz. */
export const text = dictionary('student/dashboard/quiz', {
  title: 'Quiz game',
  detail: 'Answer every question before the time runs out and win credit for your wallet.',
  open: 'Play the quiz',
});
