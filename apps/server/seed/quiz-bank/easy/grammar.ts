import { ask } from '../build.ts';

export const grammar = [
  ask('Which of these words is definite?', 'الْبَيْتُ', ['بَيْتٌ', 'وَلَدٌ', 'قَلَمٌ']),
  ask('What does هٰذَا mean?', 'This (masculine)', ['This (feminine)', 'That (masculine)', 'Those']),
  ask('Fill the gap: ___ مَدْرَسَةٌ (this is a school)', 'هٰذِهِ', ['هٰذَا', 'ذٰلِكَ', 'هٰؤُلَاءِ']),
  ask('Which pronoun means "he"?', 'هُوَ', ['هِيَ', 'هُمْ', 'أَنَا']),
  ask('Which pronoun means "we"?', 'نَحْنُ', ['أَنَا', 'أَنْتَ', 'هُنَّ']),
  ask('Which pronoun means "you", said to one woman?', 'أَنْتِ', ['أَنْتَ', 'أَنْتُمْ', 'هِيَ']),
  ask('What does the preposition فِي mean?', 'In', ['On', 'From', 'With']),
  ask('What does the preposition عَلَى mean?', 'On', ['In', 'Under', 'Before']),
  ask('Which preposition means "from"?', 'مِنْ', ['فِي', 'مَعَ', 'عَلَى']),
  ask('Which preposition means "to, towards"?', 'إِلَى', ['مِنْ', 'عَنْ', 'فِي']),
  ask('What does كِتَابِي mean?', 'My book', ['Your book', 'His book', 'Our book']),
  ask('Which of these means "her house"?', 'بَيْتُهَا', ['بَيْتُهُ', 'بَيْتِي', 'بَيْتُنَا']),
  ask('Which question word means "where"?', 'أَيْنَ', ['مَتَى', 'مَنْ', 'كَيْفَ']),
  ask('Which question word means "who"?', 'مَنْ', ['مَا', 'كَمْ', 'أَيْنَ']),
  ask('Which word opens a question that is answered with yes or no?', 'هَلْ', [
    'مَاذَا',
    'مَتَى',
    'لِمَاذَا',
  ]),
  ask('What does the ending of كِتَابٌ say?', 'That it is indefinite', [
    'That it is definite',
    'That it is plural',
    'That it is feminine',
  ]),
  ask('Which of these nouns is feminine?', 'شَجَرَةٌ', ['جَبَلٌ', 'بَحْرٌ', 'حَجَرٌ']),
  ask('Fill the gap: بِنْتٌ ___ (a small girl)', 'صَغِيرَةٌ', ['صَغِيرٌ', 'الصَّغِيرُ', 'صِغَارٌ']),
  ask('Which of these says "The boy is tall"?', 'الْوَلَدُ طَوِيلٌ', [
    'وَلَدٌ طَوِيلٌ',
    'الْوَلَدُ الطَّوِيلُ',
    'طَوِيلُ الْوَلَدِ',
  ]),
  ask('With which vowel does a singular noun such as الْبَيْتِ end after فِي?', 'Kasra', [
    'Damma',
    'Fatha',
    'Sukun',
  ]),
  ask('Which of these words is a verb?', 'كَتَبَ', ['كِتَابٌ', 'فِي', 'كَبِيرٌ']),
  ask('How many short vowels does Arabic have?', 'Three', ['Two', 'Five', 'Seven']),
];
