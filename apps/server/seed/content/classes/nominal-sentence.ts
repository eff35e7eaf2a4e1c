import { choose, exam } from '../build.ts';
import type { DemoClass } from '../types.ts';
import { gender, news, nouns } from './nominal-core.ts';
import { adjective, no, place } from './nominal-more.ts';

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
    nouns,
    news,
    gender,
    exam('Middle exam: topic, news, gender', [
      choose('Which of these is a complete sentence?', 'الْبَيْتُ كَبِيرٌ', [
        'الْبَيْتُ الْكَبِيرُ',
        'بَيْتٌ كَبِيرٌ',
        'بَيْتُ الرَّجُلِ',
      ]),
      choose('What is the khabar in الدَّرْسُ سَهْلٌ?', 'سَهْلٌ', ['الدَّرْسُ', 'There is none']),
      choose('Choose the right word: الْبِنْتُ …', 'صَغِيرَةٌ', ['صَغِيرٌ', 'الصَّغِيرَةُ', 'صِغَارٌ']),
      choose('Choose the right word: الْكُتُبُ …', 'جَدِيدَةٌ', ['جَدِيدٌ', 'جَدِيدُونَ', 'الْجَدِيدَةُ']),
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
    adjective,
    place,
    no,
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
