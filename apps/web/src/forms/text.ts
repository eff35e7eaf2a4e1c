import { dictionary } from '@institute/contract/language';

/** The words that every form shares. */
export const text = dictionary('forms', {
  broken: 'An error occurred. Please try again.',
  startOver: 'Start over',
  leave: {
    title: 'Leave without saving?',
    detail: 'What you have typed has not been saved.',
    confirm: 'Leave',
  },
  conflict: {
    detail: 'Nothing of yours has been saved yet. Choose what stays where both of you wrote:',
    keep: (part: string) => `What stays: ${part}`,
    mine: 'Mine',
    theirs: 'Theirs',
    goOn: 'Keep editing',
    empty: 'Empty',
  },
});
