/** The demo institute: what the seed tells the use cases to build. */
import { alphabet } from './classes/alphabet.ts';
import { business } from './classes/business.ts';
import { conversationClub } from './classes/conversation-club.ts';
import { dialogue } from './classes/dialogue.ts';
import { firstStories } from './classes/first-stories.ts';
import { nominalSentence } from './classes/nominal-sentence.ts';
import { poetry } from './classes/poetry.ts';
import { quranReading } from './classes/quran-reading.ts';
import { ruqah } from './classes/ruqah.ts';
import { sarf } from './classes/sarf.ts';
import type { DemoClass } from './types.ts';

export { demoBanks } from './bank.ts';
export { demoProfile, demoTeachers } from './profile.ts';
export { demoSettings } from './settings.ts';
export { demoStudents } from './students.ts';
export { demoWords } from './words/index.ts';

/** In an order that puts every class after its prerequisite. */
export const demoClasses: DemoClass[] = [
  alphabet,
  firstStories,
  nominalSentence,
  sarf,
  dialogue,
  conversationClub,
  quranReading,
  poetry,
  business,
  ruqah,
];
