import { choose, exam, lesson, timetable } from '../build.ts';
import type { DemoClass } from '../types.ts';

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
    lesson(
      'How Arabic writing works',
      `
Arabic is written from right to left, and its letters hold hands inside a word. There are 28 letters. All of them are consonants; three of them, ا و ي, also carry the long vowels. There are no capital letters.

A letter changes its shape with its place. At the beginning of a word it reaches out to the left, in the middle it holds both neighbours, and at the end its tail swings free. The body of the letter and its dots stay the same. Look at bāʾ, the second letter:

- Alone: ب
- At the beginning: بـ as in بَيْتٌ (baytun), a house
- In the middle: ـبـ as in كَبِيرٌ (kabīrun), big
- At the end: ـب as in قَلْبٌ (qalbun), a heart

Six letters join the letter before them and never the one after: ا د ذ ر ز و. After one of these the pen must be lifted and the next letter starts afresh, as though a new word began. This is why دَارٌ (dārun), a house, is written in three separate pieces.

Dots matter more than anything. One body with different dots gives different letters: ب has one dot below, ت has two above, ث has three above. Read the dots first.

Today: copy ب ت ث ten times each, always from right to left, and put the dots on last.`,
    ),
    lesson(
      'The 28 letters in their places',
      `
The chart shows every letter alone, at the beginning, in the middle and at the end. Open it in full view and enlarge it. Do not try to learn it in one sitting: take one family a day.

Families share a body:
- The boat: ب ت ث
- The hook: ج ح خ
- The corner: د ذ
- The tail: ر ز
- The teeth: س ش
- The loop with a bowl: ص ض
- The loop with a staff: ط ظ
- The open mouth: ع غ
- The head with a tail: ف ق

Those left over stand alone: ا ك ل م ن ه و ي.

Some sounds have no twin in English. The letter ح (ḥāʾ) is a breathed h from the middle of the throat, as when you warm cold hands. The letter ع (ʿayn) comes from the same place, with the voice on. The letter خ (khāʾ) is the rough kh of a gentle snore, and ق (qāf) is a k made as far back as you can. The four heavy letters ص ض ط ظ are s, d, t and dh said with a full, dark mouth.

Listen first, then say, then write. If you speak Hausa you know some of these words already: albasa, an onion, is الْبَصَلُ (al-baṣalu), and lokaci, time, is الْوَقْتُ (al-waqtu).`,
      { asset: 'letter-chart.webp' },
    ),
    lesson(
      'Short vowels: the three movements',
      `
The letters give a word its bones. Small marks above and below give it movement, so a short vowel is called حَرَكَةٌ (ḥarakatun), a movement.

- fatḥa, a small slanting stroke above, says a: بَ (ba)
- kasra, the same stroke below, says i: بِ (bi)
- ḍamma, a tiny wāw above, says u: بُ (bu)
- sukūn, a small circle, says that no vowel follows: بْ (b)

Now one set of bones with three movements:
- kataba, he wrote: كَتَبَ
- kutiba, it was written: كُتِبَ
- kutubun, books: كُتُبٌ

The vowels alone have changed the meaning. Newspapers leave the marks out because a fluent reader knows the words; learners' books and the Quran print them all, and so do we.

Read aloud, slowly, one finger under each letter:
- fataḥa, he opened: فَتَحَ
- shariba, he drank: شَرِبَ
- kabura, he grew big: كَبُرَ
- qalamun, a pen: قَلَمٌ
- waladun, a boy: وَلَدٌ

The double mark at the end of قَلَمٌ is tanwīn. It adds an n to the sound: qalamun. More of it in a later lesson.`,
      { asset: 'vowel-marks.webp' },
    ),
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
    lesson(
      'Long vowels, sukūn and shadda',
      `
A long vowel is a short vowel followed by its own letter, held for two beats:

- fatḥa and alif say ā: بَا (bā)
- kasra and yāʾ say ī: بِي (bī)
- ḍamma and wāw say ū: بُو (bū)

Length changes meaning, so hold it honestly:
- kataba, he wrote, but kātaba, he wrote letters with someone: كَتَبَ and كَاتَبَ
- jamalun, a camel, but jamālun, beauty: جَمَلٌ and جَمَالٌ

When wāw or yāʾ has a sukūn after a fatḥa, the two melt into a diphthong: يَوْمٌ (yawmun), a day; بَيْتٌ (baytun), a house.

Shadda is a small mark like the teeth of س. It doubles its letter: the first half closes a syllable, the second opens the next. The vowel sits with the shadda:
- darasa, he studied; darrasa, he taught: دَرَسَ and دَرَّسَ
- sukkarun, sugar: سُكَّرٌ
- muʿallimun, a teacher: مُعَلِّمٌ

Look closely at مُعَلِّمٌ: the kasra belongs to the lām, and in most print it stands under the letter or just under the shadda.

Practice: clap once for a short vowel and twice for a long one, and say كِتَابٌ (ki-tā-bun), مُدِيرٌ (mu-dī-run), سُوقٌ (sū-qun), قَمَرٌ (qa-ma-run).`,
    ),
    lesson(
      'Writing your first word: a door',
      `
Watch the pen write بَابٌ (bābun), a door. The word has only two different letters, and it teaches almost every habit of good handwriting.

1. Begin at the right. The first bāʾ is a small tooth that runs on to the left.
2. Without lifting the pen, climb up the alif. Alif joins what comes before it.
3. Lift the pen. Alif never joins what comes after, so the last bāʾ starts alone, as a shallow boat.
4. Now the dots, one under each bāʾ. Dots come last in a word, as you dot an i.
5. The vowel marks come after the dots, and only when you want them.

Keep the letters sitting on the line: the tooth and the boat rest on it, the alif stands on it, and the dots hang below. Draw the alif upright, as if it were listening.

Then write these words, which use the same movements:
- bābā, daddy: بَابَا
- tābūtun, a chest: تَابُوتٌ
- thābitun, firm: ثَابِتٌ
- nabātun, a plant: نَبَاتٌ

Write each five times, say it as you write, and cover the first line before you write the second.`,
      { asset: 'writing-bab.mp4' },
    ),
    lesson(
      'Sun letters, moon letters and tanwīn',
      `
The article الـ (al-) makes a noun definite: كِتَابٌ (kitābun) is a book, الْكِتَابُ (al-kitābu) is the book. Two things happen at once: al- is added in front and tanwīn leaves the end. A noun never carries both.

Half the letters, fourteen of them, let you hear the l. They are called moon letters, after الْقَمَرُ (al-qamaru), the moon. The other fourteen swallow the l and double themselves. They are called sun letters, after الشَّمْسُ (ash-shamsu), the sun. All sun letters are made with the front of the tongue: ت ث د ذ ر ز س ش ص ض ط ظ ل ن.

The writing stays the same; the marks tell you. A moon letter leaves a sukūn on the lām; a sun letter carries a shadda:
- the house: الْبَيْتُ (al-baytu)
- the teacher: الْمُعَلِّمُ (al-muʿallimu)
- the man: الرَّجُلُ (ar-rajulu)
- the light: النُّورُ (an-nūru)

Tanwīn has three colours: -un كِتَابٌ, -an كِتَابًا, -in كِتَابٍ. The form -an usually brings a silent alif with it.

Listen to the recording and repeat in the pauses: a door, a book, a pen, a house, the sun, the moon, the teacher, the man.`,
      { asset: 'first-words.mp3' },
    ),
    lesson(
      'Worksheet: read, join, write',
      `
This sheet gathers all you have learned. It has three parts: words to read aloud, letters to join, and words to write three times. Set aside half an hour, and work with a pencil.

Read each word of part one twice: once letter by letter, once in a single breath. If you must stop, go back to the beginning of the word, never to the middle.

In part two the letters stand apart and you join them. Remember the six that refuse to hold on to the next letter: ا د ذ ر ز و. An example:
- the letters: كِ تَ ا بٌ
- joined: كِتَابٌ (kitābun), a book

In part three, write slowly on the line and put the dots on last, the vowels after them. Beauty comes from even spacing, so keep the letters of one word close and leave a clear gap between words.

When you have finished, photograph your page in daylight and post a question about it in the discussion below. The final exam follows; nothing in it goes beyond this sheet.`,
      { asset: 'worksheet.pdf' },
    ),
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
