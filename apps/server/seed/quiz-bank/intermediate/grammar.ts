import { ask } from '../build.ts';

export const grammar = [
  ask('In ذَهَبَ الْوَلَدُ إِلَى السُّوقِ, what is الْوَلَدُ?', 'The doer', [
    'The object',
    'The predicate',
    'An adjective',
  ]),
  ask('In قَرَأَتْ مَرْيَمُ الْكِتَابَ, what is الْكِتَابَ?', 'The direct object', [
    'The doer',
    'The predicate',
    'An adverb',
  ]),
  ask('In which case is the subject of a plain nominal sentence?', 'Nominative', [
    'Accusative',
    'Genitive',
  ]),
  ask('In which case does إِنَّ put the subject of a nominal sentence?', 'Accusative', [
    'Nominative',
    'Genitive',
  ]),
  ask('In which case does كَانَ put its predicate?', 'Accusative', ['Nominative', 'Genitive']),
  ask('Fill the gap: كَانَ الْجَوُّ ___ (the weather was fine)', 'جَمِيلًا', ['جَمِيلٌ', 'جَمِيلٍ', 'الْجَمِيلُ']),
  ask('Fill the gap: إِنَّ ___ مُجْتَهِدٌ (the student is diligent)', 'الطَّالِبَ', [
    'الطَّالِبُ',
    'الطَّالِبِ',
    'طَالِبٌ',
  ]),
  ask('In بَابُ الْبَيْتِ, what is الْبَيْتِ?', 'The second term of a construct', [
    'An adjective',
    'A predicate',
    'The doer',
  ]),
  ask('Which of these says "the teacher\'s book"?', 'كِتَابُ الْمُعَلِّمِ', [
    'الْكِتَابُ الْمُعَلِّمُ',
    'كِتَابٌ مُعَلِّمٌ',
    'الْكِتَابُ لِمُعَلِّمٍ',
  ]),
  ask('What does the first term of a construct never carry?', 'Tanwin', [
    'A case ending',
    'A plural form',
    'A feminine ending',
  ]),
  ask('After which particle does the jussive speak of the past?', 'لَمْ', ['لَنْ', 'سَوْفَ', 'أَنْ']),
  ask('Which particle denies the future?', 'لَنْ', ['لَمْ', 'قَدْ', 'إِنَّ']),
  ask('In which mood is the verb after لَنْ?', 'Subjunctive', [
    'Indicative',
    'Jussive',
    'Imperative',
  ]),
  ask('Fill the gap: لَمْ ___ الدَّرْسَ (he did not write the lesson)', 'يَكْتُبْ', ['يَكْتُبُ', 'يَكْتُبَ', 'كَتَبَ']),
  ask('Which word before يَذْهَبُ makes it "he will go"?', 'سَوْفَ', ['قَدْ', 'كَانَ', 'مَا']),
  ask('Fill the gap: ثَلَاثَةُ ___ (three books)', 'كُتُبٍ', ['كِتَابٍ', 'كِتَابًا', 'كُتُبًا']),
  ask('Fill the gap: عِشْرُونَ ___ (twenty students)', 'طَالِبًا', ['طُلَّابٍ', 'طَالِبٍ', 'طُلَّابًا']),
  ask('Fill the gap: رَأَيْتُ ___ (I saw two boys)', 'وَلَدَيْنِ', ['وَلَدَانِ', 'أَوْلَادًا', 'وَلَدًا']),
  ask('Fill the gap: مَعَ ___ (with the teachers)', 'الْمُعَلِّمِينَ', ['الْمُعَلِّمُونَ', 'الْمُعَلِّمَانِ', 'مُعَلِّمُونَ']),
  ask('Fill the gap: الْبِنْتُ ___ نَجَحَتْ (the girl who passed)', 'الَّتِي', ['الَّذِي', 'الَّذِينَ', 'اللَّاتِي']),
  ask('Fill the gap: الطُّلَّابُ ___ نَجَحُوا (the students who passed)', 'الَّذِينَ', [
    'الَّذِي',
    'الَّتِي',
    'اللَّذَانِ',
  ]),
  ask('Fill the gap: كُتُبٌ ___ (new books)', 'جَدِيدَةٌ', ['جَدِيدٌ', 'جَدِيدُونَ', 'الْجَدِيدَةُ']),
  ask('With what does a verbal sentence begin?', 'A verb', ['A noun', 'A pronoun', 'An adjective']),
  ask('Fill the gap: لَيْسَ الْبَيْتُ ___ (the house is not big)', 'كَبِيرًا', ['كَبِيرٌ', 'كَبِيرٍ', 'الْكَبِيرُ']),
  ask('Which of these says "I have a car"?', 'عِنْدِي سَيَّارَةٌ', ['أَنَا سَيَّارَةٌ', 'مَعَ سَيَّارَةٍ', 'سَيَّارَتِي هُنَا']),
  ask('Which conjunction means "then, after a while"?', 'ثُمَّ', ['أَوْ', 'لٰكِنْ', 'أَمْ']),
];
