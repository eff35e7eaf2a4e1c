import { dictionary, formatNumber } from '@institute/contract/language';

/** The words of "Can you read this?". */
export const placementText = dictionary('domains/words/placement', {
  title: 'Can you read this?',
  detail:
    'Twelve short questions say where to begin. Nothing is kept, and nothing is closed to you.',
  open: 'Find out',
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded.',
  progress: (place: number, total: number) => `${formatNumber(place)} of ${formatNumber(total)}`,
  asks: {
    letter: 'What is this letter called?',
    said: 'How is this said?',
    meaning: 'What does this mean?',
  },
  unknown: 'I do not know',
  judging: 'One moment',
  judgeFailed: 'Your answers could not be looked at. Please try again.',
  again: 'Try again',
  reading: {
    nothing: 'Begin with the letters: everything else comes from them.',
    letters: 'You know your letters. Their vowel signs and how they join come next.',
    words: 'You can read. Begin with short texts and what they mean.',
    meaning: 'You read and you understand. Go on with what makes a sentence.',
  },
  begin: 'Begin here',
  none: 'No class is open for it right now. Look at all of them.',
  close: 'Look at all classes',
});
