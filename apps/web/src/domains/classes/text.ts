import type { ClassLevel } from '@institute/contract/classes/classes';
import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words around a class. */
export const text = dictionary('domains/classes', {
  free: 'Free',
  aMonth: 'a month',
  inParts: (count: number) => `in ${formatNumber(count)} parts`,
  draft: 'Draft',
  lessons: (count: number) => countOf(count, 'lesson'),
  prices: { all: 'All', free: 'Free', paid: 'Paid' },
});

/** What each level of the European framework means, in a few words. */
export const levelText = dictionary('domains/classes/levels', {
  A0: 'from the first letter',
  A1: 'beginner',
  A2: 'elementary',
  B1: 'intermediate',
  B2: 'upper intermediate',
} satisfies Record<ClassLevel, string>);

/** The words of what a person asks about a class, wherever it is shown whole. */
export const factsText = dictionary('domains/classes/facts', {
  level: 'Level',
  levelOf: (level: string, meaning: string) => `${level}, ${meaning}`,
  hours: 'Study',
  hoursOf: (count: number) => `About ${countOf(count, 'hour')}`,
  lessons: 'Lessons',
  teacher: 'Teacher',
  meets: 'Next live meeting',
  meetsAt: (day: string, time: string, zone: string) => `${day}, ${time} (${zone} time)`,
  meetsFor: (day: string, time: string, there: string, zone: string) =>
    `${day}, ${time} (${there} ${zone} time)`,
  outcomes: 'You will be able to',
  look: 'Free to look into',
});

/** The words of telling others of a class. */
export const shareText = dictionary('domains/classes/share', {
  share: 'Share',
  whatsApp: 'Share on WhatsApp',
  copy: 'Copy the link',
  copied: 'Copied',
  copyRefused: 'The link could not be copied.',
});
