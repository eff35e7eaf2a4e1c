import { countOf, dictionary } from '@institute/contract/language';

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
  outcomes: 'You will be able to',
  look: 'Free to look into',
});
