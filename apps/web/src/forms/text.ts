import { dictionary } from '@institute/contract/language';

/** The words that every form shares. */
export const text = dictionary('forms', {
  broken: 'An error occurred. Please try again.',
  lost: 'The connection was lost. Nothing you typed is lost: try again.',
  restored: 'What you typed before and did not save is back.',
  startOver: 'Start over',
  next: (step: string) => `Next: ${step}`,
  stepIsWrong: 'has something to correct',
  leave: {
    title: 'Leave without saving?',
    detail: 'What you have typed has not been saved.',
    confirm: 'Leave',
  },
  conflict: {
    title: 'Somebody else has saved meanwhile',
    detail: 'Nothing of yours has been saved yet. Both of you have changed:',
    choice:
      'Keep mine saves yours over theirs. Take theirs puts theirs into the form; yours can be brought back until you leave this page.',
    mine: 'Mine',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    goOn: 'Keep editing',
    empty: 'Empty',
    aside: 'What you had written is kept until you leave this page.',
    bringBack: 'Bring it back',
  },
});
