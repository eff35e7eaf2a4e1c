import { bullets, heading, inBlocks, note, text, wordsHere } from '../blocks.ts';
import { exercisesFrom, linesFrom, tableFrom } from '../tables.ts';

/** The later lessons of the alphabet: long vowels, a first word, the article, a worksheet. */
export const length = inBlocks('Long vowels, sukūn and shadda', [
  text(
    'A long vowel is a short vowel followed by its own letter, held for two beats:',
    tableFrom(`
short | its letter | long | said
fatḥa | alif | بَا | bā
kasra | yāʾ | بِي | bī
ḍamma | wāw | بُو | bū
`),
    'Length changes meaning, so hold it honestly:',
  ),
  linesFrom(`
كَتَبَ | he wrote (kataba)
كَاتَبَ | he wrote letters with someone (kātaba)
جَمَلٌ | a camel (jamalun)
جَمَالٌ | beauty (jamālun)
`),
  text(
    'When wāw or yāʾ has a sukūn after a fatḥa, the two melt into a diphthong: يَوْمٌ (yawmun), a day; بَيْتٌ (baytun), a house.',
    heading('Shadda'),
    'Shadda is a small mark like the teeth of س. It doubles its letter: the first half closes a syllable, the second opens the next. The vowel sits with the shadda:',
    bullets(
      'darasa, he studied; darrasa, he taught: دَرَسَ and دَرَّسَ',
      'sukkarun, sugar: سُكَّرٌ',
      'muʿallimun, a teacher: مُعَلِّمٌ',
    ),
  ),
  note(
    'tip',
    'Look closely at مُعَلِّمٌ: the kasra belongs to the lām, and in most print it stands under the letter or just under the shadda.',
  ),
  ...exercisesFrom(`
choice | Which word has a long ā? | جَمَالٌ | جَمَلٌ; قَلَمٌ | The alif after the mīm makes it long.
match | Short or long? | كَتَبَ = kataba; كَاتَبَ = kātaba; كِتَابٌ = kitābun; كُتُبٌ = kutubun | Clap once for a short vowel and twice for a long one.
vowels | Write with all vowel signs: darrasa, he taught. | دَرَّسَ | The r is doubled: shadda with a fatḥa.
choices | In which words is a letter doubled? | سُكَّرٌ; مُعَلِّمٌ | يَوْمٌ; سُوقٌ | Look for the teeth of the shadda.
typed | Write: kitābun. | كِتَابٌ | Alif for the long ā, and it holds on to nothing after it.
listen | Which word do you hear? | heard-jamal.mp3 | جَمَالٌ | جَمَلٌ | The second vowel is held for two beats: beauty, not a camel.
listen | He studied, or he taught? Listen. | heard-darrasa.mp3 | دَرَّسَ | دَرَسَ | The r is heard twice: darrasa, he taught.
hear | Write the word that you hear. | heard-sukkar.mp3 | سُكَّرٌ | A doubled kāf is written once, with a shadda: sukkarun, sugar.
`),
  text('Practice: say كِتَابٌ (ki-tā-bun), مُدِيرٌ (mu-dī-run), سُوقٌ (sū-qun), قَمَرٌ (qa-ma-run).'),
]);

export const door = inBlocks(
  'Writing your first word: a door',
  [
    text(
      'Watch the pen write بَابٌ (bābun), a door. The word has only two different letters, and it teaches almost every habit of good handwriting.',
      bullets(
        'Begin at the right. The first bāʾ is a small tooth that runs on to the left.',
        'Without lifting the pen, climb up the alif. Alif joins what comes before it.',
        'Lift the pen. Alif never joins what comes after, so the last bāʾ starts alone, as a shallow boat.',
        'Now the dots, one under each bāʾ. Dots come last in a word, as you dot an i.',
        'The vowel marks come after the dots, and only when you want them.',
      ),
    ),
    note(
      'tip',
      'Keep the letters sitting on the line: the tooth and the boat rest on it, the alif stands on it, and the dots hang below. Draw the alif upright, as if it were listening.',
    ),
    text('Then write these words, which use the same movements:'),
    linesFrom(`
بَابَا | daddy (bābā)
تَابُوتٌ | a chest (tābūtun)
ثَابِتٌ | firm (thābitun)
نَبَاتٌ | a plant (nabātun)
`),
    wordsHere,
    ...exercisesFrom(`
order | In which order does the pen write? | the first bāʾ; the alif; the last bāʾ; the dots; the vowel signs | Bodies first, dots then, vowels last.
typed | Join the letters: بَ ا بٌ | بَابٌ | Two bāʾ with an alif between.
typed | Join the letters: كِ تَ ا بٌ | كِتَابٌ | Alif holds on to the tāʾ and not to the bāʾ.
choice | Where does the pen rise in بَابٌ? | after the alif | after the first bāʾ; nowhere | Alif never joins what comes after.
match | What does it mean? | بَابٌ = a door; قَلَمٌ = a pen; كِتَابٌ = a book; نَبَاتٌ = a plant | All of them words that you can write now.
`),
    text(
      'Write each five times, say it as you write, and cover the first line before you write the second.',
    ),
  ],
  { asset: 'writing-bab.mp4' },
);

export const article = inBlocks(
  'Sun letters, moon letters and tanwīn',
  [
    text(
      'The article الـ (al-) makes a noun definite: كِتَابٌ (kitābun) is a book, الْكِتَابُ (al-kitābu) is the book. Two things happen at once: al- is added in front and tanwīn leaves the end. A noun never carries both.',
      'Half the letters, fourteen of them, let you hear the l. They are called moon letters, after الْقَمَرُ (al-qamaru), the moon. The other fourteen swallow the l and double themselves. They are called sun letters, after الشَّمْسُ (ash-shamsu), the sun. All sun letters are made with the front of the tongue: ت ث د ذ ر ز س ش ص ض ط ظ ل ن.',
    ),
    note(
      'rule',
      'The writing stays the same; the marks tell you. A moon letter leaves a sukūn on the lām; a sun letter carries a shadda.',
    ),
    linesFrom(`
الْبَيْتُ | the house (al-baytu)
الْمُعَلِّمُ | the teacher (al-muʿallimu)
الرَّجُلُ | the man (ar-rajulu)
النُّورُ | the light (an-nūru)
`),
    text(
      'Tanwīn has three colours: -un كِتَابٌ, -an كِتَابًا, -in كِتَابٍ. The form -an usually brings a silent alif with it.',
    ),
    wordsHere,
    ...exercisesFrom(`
choices | Which begin with a sun letter? | الشَّمْسُ; الرَّجُلُ; النُّورُ | الْقَمَرُ; الْبَيْتُ | The shadda after the article tells you.
match | Say it. | الشَّمْسُ = ash-shamsu; الْقَمَرُ = al-qamaru; الرَّجُلُ = ar-rajulu; الْبَيْتُ = al-baytu | The l is heard before moon letters alone.
vowels | Write with all vowel signs: the pen. | الْقَلَمُ | A moon letter: sukūn on the lām, and no tanwīn.
vowels | Write with all vowel signs: the man. | الرَّجُلُ | A sun letter: shadda on the rāʾ, and no tanwīn.
cloze | Make it definite: a book, the book. | هٰذَا كِتَابٌ. هٰذَا هُوَ [الْكِتَابُ]. | With the article the tanwīn goes.
choice | Which form is right for "the book"? | الْكِتَابُ | الْكِتَابٌ; كِتَابُ | A noun never carries both article and tanwīn.
listen | Two words are said. Which? | heard-sun-and-moon.mp3 | الشَّمْسُ; الْقَمَرُ | النُّورُ; الْبَيْتُ | The sun and the moon: ash-shamsu without an l, then wa-l-qamaru with one.
`),
    text(
      'Listen to the recording and repeat in the pauses: a door, a book, a pen, a house, the sun, the moon, the teacher, the man.',
    ),
  ],
  { asset: 'first-words.mp3' },
);

export const worksheet = inBlocks(
  'Worksheet: read, join, write',
  [
    text(
      'This sheet gathers all you have learned. It has three parts: words to read aloud, letters to join, and words to write three times. Set aside half an hour, and work with a pencil.',
      'Read each word of part one twice: once letter by letter, once in a single breath. If you must stop, go back to the beginning of the word, never to the middle.',
      'In part two the letters stand apart and you join them. Remember the six that refuse to hold on to the next letter: ا د ذ ر ز و.',
      'In part three, write slowly on the line and put the dots on last, the vowels after them. Beauty comes from even spacing, so keep the letters of one word close and leave a clear gap between words.',
    ),
    wordsHere,
    ...exercisesFrom(`
typed | Join the letters: قَ لَ مٌ | قَلَمٌ | All three hold hands.
typed | Join the letters: دَ ا رٌ | دَارٌ | None of the three holds on to the next.
typed | Join the letters: شَ مْ سٌ | شَمْسٌ | Sukūn on the mīm.
match | The family | أُمٌّ = mother; أَبٌ = father; أَخٌ = brother; أُخْتٌ = sister | Two have a doubled or a hidden letter: listen.
cloze | Give each word its article. | رَجُلٌ، [الرَّجُلُ]. بَيْتٌ، [الْبَيْتُ]. | With the article the tanwīn goes; before ر the l is silent.
order | Put the letters of "a notebook" in order. | دَ; فْ; تَ; رٌ | دَفْتَرٌ: daf-ta-run.
`),
    text(
      'When you have finished, photograph your page in daylight and post a question about it in the discussion below. The final exam follows; nothing in it goes beyond this sheet.',
    ),
  ],
  { asset: 'worksheet.pdf' },
);
