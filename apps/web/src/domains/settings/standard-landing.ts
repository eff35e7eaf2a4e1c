import { dictionary } from '@institute/contract/language';

/**
 * What the landing page says before its classes where the institute has written nothing of its own; the
 * tagline and the selling points are of the student specification, section 1.
 */
export const standardLanding = dictionary('settings/landing', {
  tagline: 'Your journey to Arabic fluency starts here',
  forWhom:
    'For children, parents and busy adults: begin with the first letter, or go on from where you stopped. On any phone, at your own pace.',
  promises: [
    {
      title: 'Comprehensive Curriculum',
      line: 'From basics to advanced Arabic language skills',
    },
    { title: 'Native Speakers', line: 'Experienced native Arabic instructors' },
    { title: 'Interactive Learning', line: 'Engaging lessons with real-time practice' },
    { title: 'Certified Courses', line: 'Recognised certificates on completion' },
  ],
  steps: [
    {
      title: 'Choose a class',
      line: 'A free one opens at once. Others are paid once or by the month, in naira.',
    },
    {
      title: 'Study a little every day',
      line: 'Short lessons with every vowel written, light enough for a slow connection.',
    },
    {
      title: 'Show what you can',
      line: 'Pass the exam and take a certificate that anybody can check.',
    },
  ],
});
