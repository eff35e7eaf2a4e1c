import { dictionary, formatNumber } from '@institute/contract/language';

/** What is said at the end of a lesson. */
export const endText = dictionary('student/lesson/end', {
  opened: 'Opened. The lesson is done once you have answered its exercises.',
  done: 'Lesson done',
  doneOf: (place: number, total: number) =>
    `Lesson ${formatNumber(place)} of ${formatNumber(total)} done`,
  next: 'Next: {lesson}',
  stillOpen: 'Still to do in this class: {lesson}',
});

/** What is said at the end of a class. */
export const classEndText = dictionary('student/lesson/class-end', {
  title: 'The class is finished',
  finished: 'You have finished {class}.',
  certificate: 'Your certificate is here.',
  openCertificate: 'Open the certificate',
  noCertificate:
    'Certificates are given by the institute. When yours is made, a message tells you, and it stands on your dashboard.',
  goOn: 'Continue with {class}',
  browse: 'Find another class',
  shareText: (name: string) => `I have finished the class “${name}”.`,
});

/** The praise of a teacher, which needs no translation. */
export const PRAISE = 'أَحْسَنْتَ';
