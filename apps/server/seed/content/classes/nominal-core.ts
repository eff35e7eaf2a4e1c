import { bullets, heading, inBlocks, note, text, wordsHere } from '../blocks.ts';
import { exercisesFrom, linesFrom, tableFrom } from '../tables.ts';

/** The first lessons of the nominal sentence: the noun, topic and news, gender. */
export const nouns = inBlocks('Definite and indefinite nouns', [
  text(
    'Every Arabic noun shows whether it is known or unknown. An unknown noun, نَكِرَةٌ (nakiratun), usually ends in tanwīn. A known noun, مَعْرِفَةٌ (maʿrifatun), usually begins with the article and drops the tanwīn.',
    tableFrom(`
unknown | known
كِتَابٌ, a book | الْكِتَابُ, the book
طَالِبٌ, a student | الطَّالِبُ, the student
مَدِينَةٌ, a city | الْمَدِينَةُ, the city
`),
    'Some words are known by nature and need no article: names such as مُحَمَّدٌ (Muḥammadun) and مَرْيَمُ (Maryamu), pronouns such as أَنَا (anā, I) and هِيَ (hiya, she), and pointing words such as هٰذَا (hādhā, this) and تِلْكَ (tilka, that).',
  ),
  note(
    'warning',
    'Tanwīn on مُحَمَّدٌ does not make the name unknown. It only shows that the name takes full endings. Some names, like مَرْيَمُ, refuse tanwīn altogether.',
  ),
  text(
    'Why begin here? Because the nominal sentence normally begins with what is known and says something about it that is new. Speakers of every language talk this way: first the topic, then the news. Arabic marks the difference on the words themselves.',
  ),
  wordsHere,
  ...exercisesFrom(`
choices | Which of these are known? | الْكِتَابُ; مَرْيَمُ; أَنَا | كِتَابٌ; مَدِينَةٌ | By the article, as a name, and as a pronoun.
vowels | Write with all vowel signs: the city. | الْمَدِينَةُ | The article comes, the tanwīn goes.
vowels | Write with all vowel signs: the student. | الطَّالِبُ | ط is a sun letter: shadda.
match | Why is it known? | الْبَيْتُ = by the article; مُحَمَّدٌ = as a name; هِيَ = as a pronoun; هٰذَا = as a pointing word | Four ways of being known.
cloze | A river, the river. | هٰذَا [نَهْرٌ]. [النَّهْرُ] قَرِيبٌ. | First unknown, then known.
choice | Which noun is unknown? | غُرْفَةٌ | الْغُرْفَةُ; مَرْيَمُ; هٰذِهِ | The tanwīn shows it.
`),
]);

export const news = inBlocks(
  'Topic and news: mubtadaʾ and khabar',
  [
    text(
      'A sentence that begins with a noun is a nominal sentence. It has two posts to hold it up:',
      bullets(
        'the topic, called الْمُبْتَدَأُ (al-mubtadaʾu), what we begin with',
        'the news, called الْخَبَرُ (al-khabaru), what we say about it',
      ),
      'Both stand in the nominative, whose usual sign is the ḍamma. The topic is normally definite and the news indefinite:',
    ),
    linesFrom(`
الْبَيْتُ كَبِيرٌ. | The house is big. (al-baytu kabīrun)
الدَّرْسُ سَهْلٌ. | The lesson is easy. (ad-darsu sahlun)
مُحَمَّدٌ طَبِيبٌ. | Muhammad is a doctor. (Muḥammadun ṭabībun)
أَنَا طَالِبٌ. | I am a student. (anā ṭālibun)
هٰذَا قَلَمٌ. | This is a pen. (hādhā qalamun)
`),
    note(
      'rule',
      'There is no word for "is". The meeting of a known noun with an unknown one says it. Remove the tanwīn and add an article and the sentence is gone: الْبَيْتُ الْكَبِيرُ (al-baytu l-kabīru) is not a sentence at all but "the big house", and your listener waits for the rest.',
    ),
    text(
      'The picture shows the two posts under one beam. Cover the labels and name them yourself.',
    ),
    wordsHere,
    ...exercisesFrom(`
choice | What is the khabar in الدَّرْسُ سَهْلٌ? | سَهْلٌ | الدَّرْسُ; there is none | It says what is new about the lesson.
choice | Which of these is a sentence? | الْبَيْتُ كَبِيرٌ | الْبَيْتُ الْكَبِيرُ; بَيْتٌ كَبِيرٌ | Known, then unknown.
order | Say: the student is hard-working. | الطَّالِبُ; مُجْتَهِدٌ | The topic first, then the news.
vowels | Write with all vowel signs: the book is new. | الْكِتَابُ جَدِيدٌ | Both are nominative; the news has tanwīn.
match | Topic and news | الْمُبْتَدَأُ = the topic; الْخَبَرُ = the news | The two posts of the sentence.
cloze | Say it in Arabic: I am a student, and this is a pen. | أَنَا [طَالِبٌ/طَالِبَةٌ]، وَهٰذَا [قَلَمٌ]. | The news is unknown and has tanwīn.
hear | Write what you hear. Is it a sentence? | heard-big-house.mp3 | الْبَيْتُ كَبِيرٌ | It is: known, then unknown. The house is big.
`),
    text('Make sentences from these pairs: city and far (بَعِيدَةٌ), teacher and present (حَاضِرٌ).'),
  ],
  { asset: 'nominal-sentence.webp' },
);

export const gender = inBlocks('Gender: the news follows the topic', [
  text(
    'Every noun is masculine or feminine. Most feminine nouns wear a sign, the tied tāʾ: ـة. It is said t when an ending follows and h, or nothing, in a pause.',
    'When the news is an adjective, it agrees with the topic in gender and number:',
  ),
  linesFrom(`
الْوَلَدُ صَغِيرٌ. | The boy is small. (al-waladu ṣaghīrun)
الْبِنْتُ صَغِيرَةٌ. | The girl is small. (al-bintu ṣaghīratun)
الْمَدْرَسَةُ قَرِيبَةٌ. | The school is near. (al-madrasatu qarībatun)
الشَّمْسُ طَالِعَةٌ. | The sun is up. (ash-shamsu ṭāliʿatun)
`),
  text(
    heading('Feminine without a sign'),
    bullets(
      'women and girls: أُمٌّ (ummun, a mother), بِنْتٌ (bintun, a girl)',
      'parts of the body that come in pairs: يَدٌ (yadun, a hand), عَيْنٌ (ʿaynun, an eye)',
      'a small list by custom: الشَّمْسُ (the sun), الْأَرْضُ (the earth), النَّارُ (the fire), الدَّارُ (the house)',
    ),
  ),
  note(
    'rule',
    'Plurals of things count as one feminine: الْكُتُبُ جَدِيدَةٌ (al-kutubu jadīdatun), the books are new. This surprises beginners more than anything else in the class.',
  ),
  wordsHere,
  ...exercisesFrom(`
cloze | Small, but who? | الْوَلَدُ [صَغِيرٌ]، وَالْبِنْتُ [صَغِيرَةٌ]. | The news follows the topic.
choice | The books are new. | الْكُتُبُ جَدِيدَةٌ | الْكُتُبُ جَدِيدٌ; الْكُتُبُ جَدِيدُونَ | Plurals of things count as one feminine.
choices | Which are feminine? | الشَّمْسُ; يَدٌ; أُمٌّ | الْقَمَرُ; بَيْتٌ | One by custom, one of a pair, one a woman.
vowels | Write with all vowel signs: the school is near. | الْمَدْرَسَةُ قَرِيبَةٌ | Both wear ة and both are nominative.
match | Choose the news that fits. | النَّارُ = حَارَّةٌ; الْمَاءُ = بَارِدٌ | Fire is feminine by custom, water masculine.
order | Say: the sun is up. | الشَّمْسُ; طَالِعَةٌ | The sun is feminine.
`),
  text(
    'Write five sentences with plurals of things: الْأَبْوَابُ (doors), الْبُيُوتُ (houses), الدُّرُوسُ (lessons), الْأَقْلَامُ (pens), الْمُدُنُ (cities).',
  ),
]);
