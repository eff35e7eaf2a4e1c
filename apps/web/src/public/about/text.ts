import { dictionary } from '@institute/contract/language';

/** The words of the page about the institute; its own are settings of it. */
export const text = dictionary('public/about', {
  title: (site: string) => `About ${site}`,
  site: 'How one learns here',
  unwritten: 'An online institute for the Arabic language, from the first letter on.',
  teachers: 'Who teaches',
  levels: 'The levels',
  contact: 'How to reach us',
  write: (email: string) => `Write to ${email}`,
  whatsApp: 'Write on WhatsApp',
  classes: 'See all classes',
});
