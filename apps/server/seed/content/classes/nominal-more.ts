import { bullets, heading, inBlocks, note, text, wordsHere } from '../blocks.ts';
import { exercisesFrom, linesFrom, tableFrom } from '../tables.ts';

/** The later lessons of the nominal sentence: adjectives, places, denying. */
export const adjective = inBlocks('Adjective or news?', [
  text(
    'The same two words can make a sentence or a phrase. The article decides.',
    tableFrom(`
Arabic | meaning | what it is
الْبَابُ مَفْتُوحٌ | The door is open. | a sentence
الْبَابُ الْمَفْتُوحُ | the open door | a phrase
بَابٌ مَفْتُوحٌ | an open door | a phrase
`),
  ),
  note(
    'rule',
    'An adjective, called النَّعْتُ (an-naʿtu), follows its noun like a shadow in four things: definiteness, gender, number and case. The khabar follows only in gender and number. So ask one question: do the two agree in definiteness? If they do, you are looking at a phrase; if the first is known and the second unknown, at a sentence.',
  ),
  text('Phrases can be built into sentences:'),
  linesFrom(`
الْبَابُ الْمَفْتُوحُ كَبِيرٌ. | The open door is big.
الْمُعَلِّمَةُ الْجَدِيدَةُ حَاضِرَةٌ. | The new teacher (a woman) is present.
مُحَمَّدٌ هُوَ الْمُدِيرُ. | Muhammad is the manager.
`),
  text(
    'In the first two the first pair of words is one post and the last word is the other. In the third the news itself is definite: then Arabic slips in a pronoun to keep the two apart. Without هُوَ the listener might take it for a phrase.',
  ),
  wordsHere,
  ...exercisesFrom(`
match | Sentence or phrase? | الْبَابُ مَفْتُوحٌ = a sentence; بَابٌ مَفْتُوحٌ = an unknown phrase; الْبَابُ الْمَفْتُوحُ = a known phrase | The article decides.
choice | What does الْبَابُ الْمَفْتُوحُ mean? | the open door | The door is open.; an open door | Both are known, so they are a phrase.
order | Say: the new teacher (a woman) is present. | الْمُعَلِّمَةُ; الْجَدِيدَةُ; حَاضِرَةٌ | The phrase is the topic, the last word the news.
vowels | Write with all vowel signs: the big house. | الْبَيْتُ الْكَبِيرُ | The adjective takes the article too.
cloze | Keep the two apart. | مُحَمَّدٌ [هُوَ] الْمُدِيرُ، وَمَرْيَمُ [هِيَ] الْمُعَلِّمَةُ. | A pronoun between a topic and a definite news.
word | The door is open: put the root on the pattern. | ف ت ح + مَفْعُولٌ = مَفْتُوحٌ | What is opened: ma-f-t-ū-ḥ-un.
choices | Which are sentences? | الْمَسْجِدُ قَرِيبٌ; الدَّرْسُ نَافِعٌ | الْمَسْجِدُ الْقَرِيبُ; دَرْسٌ نَافِعٌ | The first is known, the second unknown.
hear | Write what you hear. | heard-new-book.mp3 | كِتَابٌ جَدِيدٌ | A phrase: both are unknown, a new book.
`),
]);

export const place = inBlocks('News that is a place', [
  text(
    'The khabar need not be a single word. It can be a preposition with its noun, or a word of place with its noun:',
  ),
  linesFrom(`
الْكِتَابُ عَلَى الطَّاوِلَةِ. | The book is on the table. (al-kitābu ʿalā ṭ-ṭāwilati)
الطُّلَّابُ فِي الْفَصْلِ. | The students are in the classroom. (aṭ-ṭullābu fī l-faṣli)
الْمَسْجِدُ أَمَامَ السُّوقِ. | The mosque is in front of the market. (al-masjidu amāma s-sūqi)
`),
  note(
    'rule',
    'After the preposition the noun turns genitive, with a kasra: فِي الْبَيْتِ (fī l-bayti). The topic keeps its ḍamma.',
  ),
  text(
    heading('The order turned round'),
    'If the topic is unknown, the order turns round, because a sentence does not like to begin with a stranger:',
    bullets(
      'There is a man in the house: فِي الْبَيْتِ رَجُلٌ (fī l-bayti rajulun)',
      'There is a book on the table: عَلَى الطَّاوِلَةِ كِتَابٌ',
      'I have a question: عِنْدِي سُؤَالٌ (ʿindī suʾālun), literally "with me is a question"',
    ),
    'Here رَجُلٌ is still the mubtadaʾ; it has only moved to the end, and grammarians call it a delayed topic, مُبْتَدَأٌ مُؤَخَّرٌ (mubtadaʾun muʾakhkharun).',
  ),
  wordsHere,
  ...exercisesFrom(`
cloze | Where is it? | الْكِتَابُ عَلَى [الطَّاوِلَةِ]، وَالْمَسْجِدُ [أَمَامَ] السُّوقِ. | A preposition and a word of place.
choice | What is the topic in فِي الْبَيْتِ رَجُلٌ? | رَجُلٌ | الْبَيْتِ; فِي | It is unknown, so it has moved to the end.
order | Say: there is a book on the table. | عَلَى; الطَّاوِلَةِ; كِتَابٌ | The stranger comes last.
vowels | Write with all vowel signs: in the house. | فِي الْبَيْتِ | After the preposition a kasra.
match | Where? | فَوْقَ = above; تَحْتَ = under; أَمَامَ = in front of; خَلْفَ = behind | All of them end in a fatḥa.
typed | Say: I have a question. | عِنْدِي سُؤَالٌ | With me is a question.
`),
  text('Describe your room in six sentences, three of each order.'),
]);

export const no = inBlocks('Saying no: laysa', [
  text(
    'To deny a nominal sentence, put لَيْسَ (laysa) in front. It means "is not", and it changes the case of the news: the topic stays nominative and the news becomes accusative, with a fatḥa.',
  ),
  linesFrom(`
الْبَيْتُ كَبِيرٌ. | The house is big.
لَيْسَ الْبَيْتُ كَبِيرًا. | The house is not big. (laysa l-baytu kabīran)
لَيْسَتِ السَّيَّارَةُ جَدِيدَةً. | The car is not new. (laysati s-sayyāratu jadīdatan)
`),
  note(
    'rule',
    'Look at the last letters: كَبِيرًا takes an alif to carry its tanwīn, but جَدِيدَةً does not, because ـة never takes it.',
  ),
  text(
    'Laysa is half a verb, so it knows persons:',
    tableFrom(`
who | not a doctor | said
I | لَسْتُ طَبِيبًا | lastu ṭabīban
you (a man) | لَسْتَ طَبِيبًا | lasta ṭabīban
he | لَيْسَ طَبِيبًا | laysa ṭabīban
she | لَيْسَتْ طَبِيبَةً | laysat ṭabībatan
we | لَسْنَا أَطِبَّاءَ | lasnā aṭibbāʾa
`),
    'You may also put بِـ (bi-) before the news for emphasis, and then it is genitive: لَيْسَ الدَّرْسُ بِصَعْبٍ (laysa d-darsu bi-ṣaʿbin), the lesson is not hard at all. When the news is a place nothing visible changes: لَيْسَ الْكِتَابُ عَلَى الطَّاوِلَةِ, the book is not on the table.',
  ),
  wordsHere,
  ...exercisesFrom(`
cloze | Deny it. | الْبَيْتُ كَبِيرٌ. لَا، [لَيْسَ] الْبَيْتُ [كَبِيرًا]. | The news becomes accusative and takes an alif.
match | Who says it? | لَسْتُ = I am not; لَيْسَ = he is not; لَيْسَتْ = she is not; لَسْنَا = we are not | Laysa knows persons.
vowels | Write with all vowel signs: the car is not new. | لَيْسَتِ السَّيَّارَةُ جَدِيدَةً | ـة carries its tanwīn without an alif.
choice | Which is right? | لَيْسَ الدَّرْسُ صَعْبًا | لَيْسَ الدَّرْسُ صَعْبٌ; لَيْسَ الدَّرْسَ صَعْبًا | The topic stays nominative, the news is accusative.
order | Say: the book is not on the table. | لَيْسَ; الْكِتَابُ; عَلَى; الطَّاوِلَةِ | When the news is a place nothing visible changes.
typed | A man says: I am not rich. | لَسْتُ غَنِيًّا; أَنَا لَسْتُ غَنِيًّا | Accusative, with an alif.
`),
]);
