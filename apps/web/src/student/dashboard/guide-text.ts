import { dictionary } from '@institute/contract/language';

/** The words of the guide for beginners, which few load. */
export const text = dictionary('student/dashboard/guide', {
  title: 'Getting Started',
  step: 'Step',
  done: '(done)',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  hide: 'Hide the guide',
  loadingHelp: 'Loading the help guide',
  noHelp: 'The institute has not written its help guide yet.',
  steps: [
    {
      title: 'Browse Classes',
      body: 'Choose a category and look into a class: what it teaches, its lessons and what it costs.',
      link: 'See the classes',
    },
    {
      title: 'Enroll',
      body: 'Open a class and press Enroll. Free classes open at once; the others are paid from your wallet.',
      link: 'Open the wallet',
    },
    {
      title: 'Start Learning',
      body: 'Your classes stand under My Classes. Lessons open in their order, and an exam comes before what follows it.',
      link: 'Go to My Classes',
    },
    { title: 'Help Guide', body: null, link: null },
  ],
});
