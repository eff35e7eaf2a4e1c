import { bullets, heading, inBlocks, note, text, wordsHere } from '../blocks.ts';
import { exercisesFrom, linesFrom, tableFrom } from '../tables.ts';

/** The first lessons of the alphabet: how writing works, the letters, the short vowels. */
export const writing = inBlocks('How Arabic writing works', [
  text(
    'Arabic is written from right to left, and its letters hold hands inside a word. There are 28 letters. All of them are consonants; three of them, ا و ي, also carry the long vowels. There are no capital letters.',
    'A letter changes its shape with its place. At the beginning of a word it reaches out to the left, in the middle it holds both neighbours, and at the end its tail swings free. The body of the letter and its dots stay the same. Look at bāʾ, the second letter:',
    tableFrom(`
place | letter | as in | meaning
alone | ب | |
at the beginning | بـ | بَيْتٌ (baytun) | a house
in the middle | ـبـ | كَبِيرٌ (kabīrun) | big
at the end | ـب | قَلْبٌ (qalbun) | a heart
`),
  ),
  note(
    'rule',
    'Six letters join the letter before them and never the one after: ا د ذ ر ز و. After one of these the pen must be lifted and the next letter starts afresh, as though a new word began. This is why دَارٌ (dārun), a house, is written in three separate pieces.',
  ),
  text(
    'Dots matter more than anything. One body with different dots gives different letters: ب has one dot below, ت has two above, ث has three above. Read the dots first.',
  ),
  wordsHere,
  ...exercisesFrom(`
choice | In which direction is Arabic written? | from right to left | from left to right; from top to bottom | And numbers within it from left to right.
choices | Which letters never hold on to the next one? | د; ر; و | ب; س | There are six of them: ا د ذ ر ز و.
match | Which dots? | ب = one below; ت = two above; ث = three above | One body, three letters.
typed | Write bāʾ, the second letter. | ب | One dot below.
order | Put these letters in the order of the alphabet. | ا; ب; ت; ث | After alef come the three of one body.
`),
  text('Today: copy ب ت ث ten times each, always from right to left, and put the dots on last.'),
]);

export const letters = inBlocks(
  'The 28 letters in their places',
  [
    text(
      'The chart shows every letter alone, at the beginning, in the middle and at the end. Open it in full view and enlarge it. Do not try to learn it in one sitting: take one family a day.',
      heading('Families share a body'),
      bullets(
        'The boat: ب ت ث',
        'The hook: ج ح خ',
        'The corner: د ذ',
        'The tail: ر ز',
        'The teeth: س ش',
        'The loop with a bowl: ص ض',
        'The loop with a staff: ط ظ',
        'The open mouth: ع غ',
        'The head with a tail: ف ق',
      ),
      'Those left over stand alone: ا ك ل م ن ه و ي.',
    ),
    note(
      'rule',
      'Some sounds have no twin in English. The letter ح (ḥāʾ) is a breathed h from the middle of the throat, as when you warm cold hands. The letter ع (ʿayn) comes from the same place, with the voice on. The letter خ (khāʾ) is the rough kh of a gentle snore, and ق (qāf) is a k made as far back as you can. The four heavy letters ص ض ط ظ are s, d, t and dh said with a full, dark mouth.',
    ),
    note(
      'tip',
      'Listen first, then say, then write. If you speak Hausa you know some of these words already: albasa, an onion, is الْبَصَلُ (al-baṣalu), and lokaci, time, is الْوَقْتُ (al-waqtu).',
    ),
    wordsHere,
    ...exercisesFrom(`
match | Which letters share a body? | ج = خ; د = ذ; ص = ض; ع = غ | The dots alone tell them apart.
choices | Which are the heavy letters? | ص; ط; ظ | س; ت | And ض is the fourth.
choice | Which letter is said farthest back in the mouth? | ق | ك; ج; ت | It is a k made as far back as you can.
order | Put these letters in the order of the alphabet. | ج; ح; خ; د; ذ | A family stands together.
cloze | Fill in the missing letters of the alphabet. | س [ش] ص [ض] ط [ظ] ع [غ] | The second of each family has one dot or three.
typed | Write the word for an onion. | بَصَلٌ; الْبَصَلُ; بَصَلَةٌ | Hausa has it with the article: albasa.
`),
  ],
  { asset: 'letter-chart.webp' },
);

export const movements = inBlocks(
  'Short vowels: the three movements',
  [
    text(
      'The letters give a word its bones. Small marks above and below give it movement, so a short vowel is called حَرَكَةٌ (ḥarakatun), a movement.',
      tableFrom(`
name | what it is | on bāʾ | said
fatḥa | a small slanting stroke above | بَ | ba
kasra | the same stroke below | بِ | bi
ḍamma | a tiny wāw above | بُ | bu
sukūn | a small circle: no vowel follows | بْ | b
`),
      'Now one set of bones with three movements:',
    ),
    linesFrom(`
كَتَبَ | he wrote (kataba)
كُتِبَ | it was written (kutiba)
كُتُبٌ | books (kutubun)
`),
    note(
      'rule',
      'The vowels alone have changed the meaning. Newspapers leave the marks out because a fluent reader knows the words; learners’ books and the Quran print them all, and so do we.',
    ),
    text('Read aloud, slowly, one finger under each letter:'),
    linesFrom(`
فَتَحَ | he opened (fataḥa)
شَرِبَ | he drank (shariba)
كَبُرَ | he grew big (kabura)
قَلَمٌ | a pen (qalamun)
وَلَدٌ | a boy (waladun)
`),
    text(
      'The double mark at the end of قَلَمٌ is tanwīn. It adds an n to the sound: qalamun. More of it in a later lesson.',
    ),
    wordsHere,
    ...exercisesFrom(`
match | Which movement? | بَ = ba; بِ = bi; بُ = bu; بْ = b | A stroke above, a stroke below, a tiny wāw, a circle.
choice | How do you read كُتِبَ? | kutiba | kataba; kutubun | ḍamma, kasra, fatḥa.
vowels | Write with all vowel signs: kataba. | كَتَبَ | Three times fatḥa.
vowels | Write with all vowel signs: shariba. | شَرِبَ | The middle letter has a kasra.
choices | In which words is there a kasra? | شَرِبَ; كُتِبَ | كَتَبَ; قَلَمٌ | The stroke below the letter.
`),
  ],
  { asset: 'vowel-marks.webp' },
);
