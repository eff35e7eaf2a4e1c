import type { DemoWord } from '../types.ts';
import { nominalWords, sarfWords } from './grammar.ts';
import { alphabetWords, storyWords } from './reading.ts';
import { dialogueWords } from './speaking.ts';
import { businessWords, clubWords } from './working.ts';

/** The words of the demo's lessons, by the key of the class and the subject of the lesson. */
export const demoWords: Readonly<Record<string, Readonly<Record<string, DemoWord[]>>>> = {
  alphabet: alphabetWords,
  'first-stories': storyWords,
  dialogue: dialogueWords,
  'nominal-sentence': nominalWords,
  sarf: sarfWords,
  'conversation-club': clubWords,
  business: businessWords,
};
