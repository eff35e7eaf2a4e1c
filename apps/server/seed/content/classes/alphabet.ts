import { choose, exam, timetable } from '../build.ts';
import type { DemoClass } from '../types.ts';
import { letters, movements, writing } from './alphabet-letters.ts';
import { article, door, length, worksheet } from './alphabet-words.ts';

export const alphabet: DemoClass = {
  key: 'alphabet',
  category: 'Reading and Writing',
  name: 'The Arabic Alphabet\u00a0· حُرُوفُ الْهِجَاءِ',
  about: `Start here if you have never read a word of Arabic. In seven short lessons you meet the 28 letters, learn how they join, and read fully vocalised words aloud by yourself.

You need a pencil, lined paper and twenty minutes a day. Print the worksheet of the last lesson, or copy it by hand: the hand remembers what the eye forgets.

A guide to typing Arabic on your phone: https://example.org/guides/arabic-keyboard`,
  premium: false,
  amountNaira: 0,
  monthly: false,
  monthlyLimit: 0,
  closesInDays: null,
  prerequisite: null,
  links: ['https://example.org/live/alphabet-monday', 'https://example.org/live/alphabet-thursday'],
  active: true,
  slug: 'arabic-alphabet',
  level: 'A0',
  hours: 10,
  outcomes: [
    'name the 28 letters and write each of them in its places',
    'read any short word aloud that carries its vowel signs',
    'join letters to words, and take a word apart again',
    'tell sun letters from moon letters by ear',
  ],
  teacher: 'Ustadha Maryam Bello',
  previews: ['How Arabic writing works'],
  lessons: [
    timetable(
      'When we meet',
      `Monday 18:00: new lesson, live
Thursday 18:00: reading aloud in small groups
Saturday 10:00: open hour for questions

All times are Lagos time. Each meeting lasts 45 minutes. Join through the live-class links on the class page.`,
    ),
    writing,
    letters,
    movements,
    exam('Check one: letters and short vowels', [
      choose('In which direction is Arabic written?', 'From right to left', [
        'From left to right',
        'From top to bottom',
      ]),
      choose('Which of these letters never joins the letter after it?', 'د', ['ب', 'س', 'ع']),
      choose('How many dots has the letter ث, and where?', 'Three above', [
        'Two above',
        'One below',
        'Three below',
      ]),
      choose('Which vowel does كُ carry?', 'ḍamma (u)', ['fatḥa (a)', 'kasra (i)']),
      choose('How do you read كَتَبَ?', 'kataba', ['kutiba', 'kutubun', 'kitābun']),
      choose('What does the sukūn in بْ tell you?', 'No vowel follows', [
        'The letter is long',
        'The letter is doubled',
      ]),
    ]),
    length,
    door,
    article,
    worksheet,
    exam(
      'Final exam: reading and writing',
      [
        choose('Which word has a long ū?', 'سُوقٌ', ['كُتُبٌ', 'قَلَمٌ', 'بَيْتٌ']),
        choose('What does the shadda in دَرَّسَ do?', 'It doubles the r', [
          'It lengthens the a',
          'It silences the r',
        ]),
        choose('How is الشَّمْسُ said?', 'ash-shamsu', ['al-shamsu', 'al-shamsun', 'ash-shamsun']),
        choose('Which word begins with a moon letter?', 'الْقَمَرُ', ['الرَّجُلُ', 'النُّورُ', 'الشَّمْسُ']),
        choose('Which form is correct for "the book"?', 'الْكِتَابُ', ['الْكِتَابٌ', 'كِتَابٌ', 'الْكِتَابًا']),
        choose('Join the letters: قَ لَ مٌ', 'قَلَمٌ', ['مَلَقٌ', 'أَلَمٌ', 'عَلَمٌ']),
        choose('How many separate pieces has the word دَارٌ in writing?', 'Three', ['One', 'Two']),
      ],
      {
        question:
          'Write in Arabic, with all vowel marks: a door, the house, a teacher, the sun. Then explain in one or two sentences why the l of the article is heard in "the house" but not in "the sun".',
        answer: `a door: بَابٌ
the house: الْبَيْتُ
a teacher: مُعَلِّمٌ
the sun: الشَّمْسُ
The letter ب is a moon letter, so the l keeps its sound and its sukūn. The letter ش is a sun letter, made with the front of the tongue like l: the l is absorbed and the ش is doubled, which the shadda shows.`,
      },
    ),
  ],
};
