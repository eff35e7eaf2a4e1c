import { choose, exam, lesson } from '../build.ts';
import type { DemoClass } from '../types.ts';

export const nominalSentence: DemoClass = {
  key: 'nominal-sentence',
  category: 'Grammar',
  name: 'The Nominal Sentence\u00a0· الْجُمْلَةُ الِاسْمِيَّةُ',
  about: `Arabic can say "the house is big" with two words and no verb. This class takes that small sentence apart and builds everything on it: definite and indefinite, gender, adjectives, place, and how to say that something is not so.

For students who read vocalised Arabic slowly but surely. If you cannot yet, take The Arabic Alphabet first: it is free.

You pay once and keep the class.`,
  premium: true,
  amountNaira: 5000,
  monthly: false,
  monthlyLimit: 0,
  closesInDays: 45,
  prerequisite: null,
  links: ['https://example.org/live/grammar-tuesday'],
  active: true,
  slug: 'nominal-sentence',
  level: 'A1',
  hours: 14,
  outcomes: [
    'say who or what somebody or something is, in a right sentence without a verb',
    'match an adjective with its noun in gender, number and article',
    'say where something is, and that something is not so',
    'give every word of such a sentence its ending',
  ],
  teacher: 'Ustadh Sami Idris',
  previews: ['Definite and indefinite nouns'],
  lessons: [
    lesson(
      'Definite and indefinite nouns',
      `
Every Arabic noun shows whether it is known or unknown. An unknown noun, نَكِرَةٌ (nakiratun), usually ends in tanwīn. A known noun, مَعْرِفَةٌ (maʿrifatun), usually begins with the article and drops the tanwīn.

- a book: كِتَابٌ (kitābun), the book: الْكِتَابُ (al-kitābu)
- a student: طَالِبٌ (ṭālibun), the student: الطَّالِبُ (aṭ-ṭālibu)
- a city: مَدِينَةٌ (madīnatun), the city: الْمَدِينَةُ (al-madīnatu)

Some words are known by nature and need no article: names such as مُحَمَّدٌ (Muḥammadun) and مَرْيَمُ (Maryamu), pronouns such as أَنَا (anā, I) and هِيَ (hiya, she), and pointing words such as هَذَا (hādhā, this) and تِلْكَ (tilka, that).

A warning: tanwīn on مُحَمَّدٌ does not make the name unknown. It only shows that the name takes full endings. Some names, like مَرْيَمُ, refuse tanwīn altogether.

Why begin here? Because the nominal sentence normally begins with what is known and says something about it that is new. Speakers of every language talk this way: first the topic, then the news. Arabic marks the difference on the words themselves.

Exercise: make these definite and say them aloud, minding sun letters: قَلَمٌ، شَارِعٌ، مَدْرَسَةٌ، رَجُلٌ، بِنْتٌ`,
    ),
    lesson(
      'Topic and news: mubtadaʾ and khabar',
      `
A sentence that begins with a noun is a nominal sentence. It has two posts to hold it up:

- the topic, called الْمُبْتَدَأُ (al-mubtadaʾu), what we begin with
- the news, called الْخَبَرُ (al-khabaru), what we say about it

Both stand in the nominative, whose usual sign is the ḍamma. The topic is normally definite and the news indefinite:

- The house is big: الْبَيْتُ كَبِيرٌ (al-baytu kabīrun)
- The lesson is easy: الدَّرْسُ سَهْلٌ (ad-darsu sahlun)
- Muhammad is a doctor: مُحَمَّدٌ طَبِيبٌ (Muḥammadun ṭabībun)
- I am a student: أَنَا طَالِبٌ (anā ṭālibun)
- This is a pen: هَذَا قَلَمٌ (hādhā qalamun)

There is no word for "is". The meeting of a known noun with an unknown one says it. Remove the tanwīn and add an article and the sentence is gone: الْبَيْتُ الْكَبِيرُ (al-baytu l-kabīru) is not a sentence at all but "the big house", and your listener waits for the rest.

The picture shows the two posts under one beam. Cover the labels and name them yourself.

Exercise: make sentences from these pairs: book and new (جَدِيدٌ), city and far (بَعِيدَةٌ), teacher and present (حَاضِرٌ).`,
      { asset: 'nominal-sentence.webp' },
    ),
    lesson(
      'Gender: the news follows the topic',
      `
Every noun is masculine or feminine. Most feminine nouns wear a sign, the tied tāʾ: ـة. It is said t when an ending follows and h, or nothing, in a pause.

When the news is an adjective, it agrees with the topic in gender and number:

- The boy is small: الْوَلَدُ صَغِيرٌ (al-waladu ṣaghīrun)
- The girl is small: الْبِنْتُ صَغِيرَةٌ (al-bintu ṣaghīratun)
- The school is near: الْمَدْرَسَةُ قَرِيبَةٌ (al-madrasatu qarībatun)

Three groups are feminine without a sign:
- women and girls: أُمٌّ (ummun, a mother), بِنْتٌ (bintun, a girl)
- parts of the body that come in pairs: يَدٌ (yadun, a hand), عَيْنٌ (ʿaynun, an eye)
- a small list by custom: الشَّمْسُ (the sun), الْأَرْضُ (the earth), النَّارُ (the fire), الدَّارُ (the house)

So: الشَّمْسُ طَالِعَةٌ (ash-shamsu ṭāliʿatun), the sun is up.

Plurals of things count as one feminine: الْكُتُبُ جَدِيدَةٌ (al-kutubu jadīdatun), the books are new. This surprises beginners more than anything else in the class, so write five sentences with it: الْأَبْوَابُ (doors), الْبُيُوتُ (houses), الدُّرُوسُ (lessons), الْأَقْلَامُ (pens), الْمُدُنُ (cities).`,
    ),
    exam('Middle exam: topic, news, gender', [
      choose('Which of these is a complete sentence?', 'الْبَيْتُ كَبِيرٌ', [
        'الْبَيْتُ الْكَبِيرُ',
        'بَيْتٌ كَبِيرٌ',
        'بَيْتُ الرَّجُلِ',
      ]),
      choose('What is the khabar in الدَّرْسُ سَهْلٌ?', 'سَهْلٌ', ['الدَّرْسُ', 'There is none']),
      choose('Choose the right word: الْبِنْتُ …', 'صَغِيرَةٌ', ['صَغِيرٌ', 'الصَّغِيرَةُ', 'صِغَارٌ']),
      choose('Choose the right word: الْكُتُبُ …', 'جَدِيدَةٌ', ['جَدِيدٌ', 'جَدِيدَاتٌ', 'الْجَدِيدَةُ']),
      choose('Which noun is feminine although it has no ـة?', 'الشَّمْسُ', [
        'الْقَمَرُ',
        'الْبَيْتُ',
        'الْكِتَابُ',
      ]),
      choose('In which case do mubtadaʾ and khabar stand?', 'Nominative', [
        'Accusative',
        'Genitive',
      ]),
    ]),
    lesson(
      'Adjective or news?',
      `
The same two words can make a sentence or a phrase. The article decides.

- The door is open: الْبَابُ مَفْتُوحٌ (al-bābu maftūḥun), a sentence
- the open door: الْبَابُ الْمَفْتُوحُ (al-bābu l-maftūḥu), a phrase
- an open door: بَابٌ مَفْتُوحٌ (bābun maftūḥun), a phrase

An adjective, called النَّعْتُ (an-naʿtu), follows its noun like a shadow in four things: definiteness, gender, number and case. The khabar follows only in gender and number. So ask one question: do the two agree in definiteness? If they do, you are looking at a phrase; if the first is known and the second unknown, at a sentence.

Phrases can be built into sentences:
- The open door is big: الْبَابُ الْمَفْتُوحُ كَبِيرٌ
- The new teacher (f.) is present: الْمُعَلِّمَةُ الْجَدِيدَةُ حَاضِرَةٌ (al-muʿallimatu l-jadīdatu ḥāḍiratun)

Here the first two words are one post and the last word is the other.

What if the news itself must be definite? Then Arabic slips in a pronoun to keep the two apart: مُحَمَّدٌ هُوَ الْمُدِيرُ (Muḥammadun huwa l-mudīru), Muhammad is the manager. Without هُوَ the listener might take it for a phrase.`,
    ),
    lesson(
      'News that is a place',
      `
The khabar need not be a single word. It can be a preposition with its noun, or a word of place with its noun:

- The book is on the table: الْكِتَابُ عَلَى الطَّاوِلَةِ (al-kitābu ʿalā ṭ-ṭāwilati)
- The students are in the classroom: الطُّلَّابُ فِي الْفَصْلِ (aṭ-ṭullābu fī l-faṣli)
- The mosque is in front of the market: الْمَسْجِدُ أَمَامَ السُّوقِ (al-masjidu amāma s-sūqi)

After the preposition the noun turns genitive, with a kasra: فِي الْبَيْتِ (fī l-bayti). The topic keeps its ḍamma.

If the topic is unknown, the order turns round, because a sentence does not like to begin with a stranger:

- There is a man in the house: فِي الْبَيْتِ رَجُلٌ (fī l-bayti rajulun)
- There is a book on the table: عَلَى الطَّاوِلَةِ كِتَابٌ
- I have a question: عِنْدِي سُؤَالٌ (ʿindī suʾālun), literally "with me is a question"

Here رَجُلٌ is still the mubtadaʾ; it has only moved to the end, and grammarians call it a delayed topic, مُبْتَدَأٌ مُؤَخَّرٌ (mubtadaʾun muʾakhkharun).

Exercise: describe your room in six sentences, three of each order.`,
    ),
    lesson(
      'Saying no: laysa',
      `
To deny a nominal sentence, put لَيْسَ (laysa) in front. It means "is not", and it changes the case of the news: the topic stays nominative and the news becomes accusative, with a fatḥa.

- The house is big: الْبَيْتُ كَبِيرٌ
- The house is not big: لَيْسَ الْبَيْتُ كَبِيرًا (laysa l-baytu kabīran)
- The car is not new: لَيْسَتِ السَّيَّارَةُ جَدِيدَةً (laysati s-sayyāratu jadīdatan)

Look at the last letters: كَبِيرًا takes an alif to carry its tanwīn, but جَدِيدَةً does not, because ـة never takes it.

Laysa is half a verb, so it knows persons:
- I am not a doctor: لَسْتُ طَبِيبًا (lastu ṭabīban)
- You (m.) are not a doctor: لَسْتَ طَبِيبًا (lasta ṭabīban)
- She is not a doctor: لَيْسَتْ طَبِيبَةً (laysat ṭabībatan)
- We are not doctors: لَسْنَا أَطِبَّاءَ (lasnā aṭibbāʾa)

You may also put بِـ (bi-) before the news for emphasis, and then it is genitive: لَيْسَ الدَّرْسُ بِصَعْبٍ (laysa d-darsu bi-ṣaʿbin), the lesson is not hard at all.

When the news is a place nothing visible changes: لَيْسَ الْكِتَابُ عَلَى الطَّاوِلَةِ, the book is not on the table.`,
    ),
    exam(
      'Final exam: the whole sentence',
      [
        choose('What does الْبَابُ الْمَفْتُوحُ mean?', 'the open door', [
          'The door is open',
          'an open door',
          'Open the door',
        ]),
        choose('Which ending has the noun after فِي?', 'kasra', ['ḍamma', 'fatḥa', 'sukūn']),
        choose('What is the mubtadaʾ in فِي الْبَيْتِ رَجُلٌ?', 'رَجُلٌ', ['الْبَيْتِ', 'فِي', 'There is none']),
        choose('Deny the sentence الْبَيْتُ كَبِيرٌ.', 'لَيْسَ الْبَيْتُ كَبِيرًا', [
          'لَيْسَ الْبَيْتُ كَبِيرٌ',
          'لَيْسَ الْبَيْتَ كَبِيرًا',
          'لَيْسَتِ الْبَيْتُ كَبِيرًا',
        ]),
        choose('Which is right for "I am not a student" said by a man?', 'لَسْتُ طَالِبًا', [
          'لَيْسَ طَالِبًا',
          'لَسْتُ طَالِبٌ',
          'لَسْنَا طَالِبًا',
        ]),
        choose(
          'Why does مُحَمَّدٌ هُوَ الْمُدِيرُ contain هُوَ?',
          'To keep a definite khabar apart from an adjective',
          ['Because a name must be repeated', 'Because the sentence is denied'],
        ),
        choose('Which phrase is right for "the new teacher (f.)"?', 'الْمُعَلِّمَةُ الْجَدِيدَةُ', [
          'الْمُعَلِّمَةُ جَدِيدَةٌ',
          'مُعَلِّمَةُ الْجَدِيدَةُ',
          'الْمُعَلِّمَةُ الْجَدِيدُ',
        ]),
      ],
      {
        question:
          'Name the mubtadaʾ and the khabar in each sentence, give the case ending of each, and say why the order is turned in the second: (1) الطَّالِبَةُ مُجْتَهِدَةٌ (2) عِنْدِي سُؤَالٌ',
        answer: `(1) The mubtadaʾ is الطَّالِبَةُ, nominative with ḍamma. The khabar is مُجْتَهِدَةٌ, nominative with tanwīn of ḍamma, feminine like its topic.
(2) The mubtadaʾ is سُؤَالٌ, nominative with tanwīn of ḍamma; the khabar is عِنْدِي, a word of place with its pronoun, standing in the place of a nominative. The order is turned because the topic is indefinite, and a nominal sentence does not begin with an indefinite noun without a reason.`,
      },
    ),
  ],
};
