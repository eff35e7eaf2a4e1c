import { dictionary } from '@institute/contract/language';

/** What homework says to people. */
export const text = dictionary('homework', {
  handedIn: 'Handed in.',
  answered: 'Answered.',
  askedAgain: 'Asked for again.',
  undone: 'Taken back.',
  said: 'Reply added.',
  unsaid: 'Reply removed.',
  phrases: 'Phrases saved.',
  given: 'Homework saved.',
  takenAway: 'Homework removed.',
});
