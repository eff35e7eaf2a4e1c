import { choose, exam, lesson } from '../build.ts';
import type { DemoClass } from '../types.ts';

export const ruqah: DemoClass = {
  key: 'ruqah',
  category: 'Reading and Writing',
  name: 'Everyday Handwriting\u00a0· خَطُّ الرُّقْعَةِ',
  about: `Ruqʿa is the quick hand of shopping lists, notes and letters from Cairo to Baghdad. This class is being prepared and opens next term.`,
  premium: true,
  amountNaira: 3500,
  monthly: false,
  monthlyLimit: 0,
  closesInDays: null,
  prerequisite: 'alphabet',
  links: [],
  active: false,
  slug: 'everyday-handwriting',
  level: 'A1',
  hours: 6,
  outcomes: ['read a handwritten note', 'write your own in a quick, clear hand'],
  teacher: 'Ustadha Maryam Bello',
  previews: ['What makes a hand quick'],
  lessons: [
    lesson(
      'What makes a hand quick',
      `
Printed Arabic, called نَسْخٌ (naskhun), is made for reading. Handwriting is made for the hand, and the hand is lazy. Ruqʿa saves strokes in three ways.

1. Teeth disappear. The three teeth of س and ش become one straight stroke.
2. Dots run together. Two dots become a dash, three become a small roof.
3. Words hang from above. Each word begins high and slides down to the line, so that a page looks like rain.

The word رُقْعَةٌ (ruqʿatun) means a scrap of paper. Officials of the Ottoman empire made the style popular because it is fast and fits on a scrap.

Vowel marks are almost never written in it. You will read كتب and must know from the sentence whether it is كَتَبَ (kataba, he wrote), كُتِبَ (kutiba, it was written) or كُتُبٌ (kutubun, books). That is good training.

Practise today without letters: rows of slanting strokes, each starting high on the right and ending on the line to the left.`,
    ),
    lesson(
      'Dots, dashes and roofs',
      `
Write these pairs until the dash feels natural. The first of each pair is the letter as printed; the description says what the hand does.

- ت has two dots; the hand draws one short dash above
- ث has three; the hand draws a small roof, like a circumflex
- ي has two below; the hand draws a dash below
- ق has two above; at the end of a word the hand often joins them to the tail as a hook
- ش has three over its teeth; the hand draws a roof over a straight stroke

Single dots stay dots, as in ب ج خ ذ ز ف. So the dash is never in doubt.

Now words: بِنْتٌ (bintun, a girl) has a dot, a dot and a dash; بَيْتٌ (baytun, a house) a dot, a dash below and a dash above; ثَلْجٌ (thaljun, ice) a roof and a dot.

Copy each of them five times in one breath, body first, from right to left; then go back to the beginning and set the dots, dashes and roofs in the same direction.`,
    ),
    exam('Check: quick hand', [
      choose('What does رُقْعَةٌ mean?', 'a scrap of paper', [
        'a reed pen',
        'a quick horse',
        'a line of verse',
      ]),
      choose('What becomes of two dots in this hand?', 'A dash', ['A roof', 'A circle', 'Nothing']),
      choose('What is the printed style called?', 'نَسْخٌ', ['رُقْعَةٌ', 'عَجَمِيٌّ', 'سَجْعٌ']),
      choose('Which letter keeps its single dot?', 'ب', ['ت', 'ث', 'ش']),
    ]),
  ],
};
