import { dictionary } from '@institute/contract/language';

/** The words of the pages of classes that anyone may read, and of the lessons to look into. */
export const text = dictionary('public/class-page', {
  allClasses: 'All classes',

  facts: 'At a glance',
  price: 'Price',
  closes: 'Registration closes',
  first: 'Complete first',

  about: 'About this class',
  contents: 'What you will study',
  lookHint: 'Lessons marked so can be read here without an account.',
  kinds: { lesson: 'Lesson', exam: 'Exam', timetable: 'Timetable' },

  join: 'Join this class',
  joinFree: 'Join for free',
  joinHint: 'You create an account, and the class opens.',
  joinPaid: (price: string) => `You create an account and pay for the class: ${price}.`,
  joinLater: 'You create an account. This class opens once you have completed {class}.',
  joinByExam:
    'You create an account. This class opens once you have completed {class}, or shown that you know it: by the exam “{exam}” ({facts}).',
  closed: 'Registration for this class has closed.',
  otherClasses: 'See the other classes',

  share: 'Share',
  whatsApp: 'Share on WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied',

  ofClass: 'A lesson of',
  backToClass: 'Back to the class',
  goOn: 'Do you want to go on?',
  pdf: 'Open the PDF',
  lost: 'What answers here could not be fetched. Check your connection.',
  reload: 'Load the page again',

  priceKinds: { free: 'Free', once: 'One payment', monthly: 'Monthly' },
  factsOf: (level: string, hours: string, price: string) =>
    [level, hours, price].filter((fact) => fact !== '').join(' · '),
  noClasses: 'The first classes are being prepared.',

  classMissing: 'There is no such class',
  classMissingHint:
    'The link may have been cut off on its way, or the class is not offered any more. These are the classes there are now.',
  lessonMissing: 'This lesson is not open to visitors',
  lessonMissingHint:
    'The link may have been cut off on its way, or the lesson is for students of the class alone.',
});
