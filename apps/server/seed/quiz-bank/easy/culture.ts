import { ask } from '../build.ts';

export const culture = [
  ask('What is the answer to السَّلَامُ عَلَيْكُمْ?', 'وَعَلَيْكُمُ السَّلَامُ', ['صَبَاحَ الْخَيْرِ', 'مَعَ السَّلَامَةِ', 'عَفْوًا']),
  ask('When do people say صَبَاحَ الْخَيْرِ?', 'In the morning', [
    'In the evening',
    'Before sleeping',
    'When leaving',
  ]),
  ask('What is the usual answer to صَبَاحَ الْخَيْرِ?', 'صَبَاحَ النُّورِ', [
    'تُصْبِحُ عَلَى خَيْرٍ',
    'إِلَى اللِّقَاءِ',
    'عَفْوًا',
  ]),
  ask('How many letters does the Arabic alphabet have?', '28', ['24', '26', '32']),
  ask('In which direction is Arabic written?', 'From right to left', [
    'From left to right',
    'From top to bottom',
    'From bottom to top',
  ]),
  ask('With which letter does the Arabic alphabet begin?', 'Alif', ['Bāʾ', 'Mīm', 'Yāʾ']),
  ask('Where are the dots of ت?', 'Two above', ['Two below', 'One above', 'Three above']),
  ask('Which letter has one dot below?', 'ب', ['ت', 'ن', 'ث']),
  ask('Which letter has three dots above?', 'ث', ['ت', 'ن', 'ي']),
  ask('Which letter never joins the letter after it?', 'د', ['ب', 'س', 'م']),
  ask('What does مَعَ السَّلَامَةِ mean?', 'Goodbye', ['Good morning', 'Thank you', 'Excuse me']),
  ask('What does أَهْلًا وَسَهْلًا mean?', 'Welcome', ['Goodbye', 'Well done', 'Good night']),
  ask('When do Muslims say بِسْمِ اللَّهِ?', 'Before beginning something', [
    'After sneezing',
    'When saying goodbye',
    'When hearing of a death',
  ]),
  ask('What does الْحَمْدُ لِلَّهِ mean?', 'Praise be to God', [
    'God is great',
    'In the name of God',
    'God willing',
  ]),
  ask('What does إِنْ شَاءَ اللَّهُ mean?', 'If God wills', [
    'Praise be to God',
    'God is great',
    'May God help',
  ]),
  ask('Which is the month of fasting?', 'رَمَضَانُ', ['شَوَّالٌ', 'رَجَبٌ', 'شَعْبَانُ']),
  ask('In which city does the Kaaba stand?', 'مَكَّةُ', ['الْقُدْسُ', 'الْقَاهِرَةُ', 'دِمَشْقُ']),
  ask('What is the capital of Egypt?', 'الْقَاهِرَةُ', ['بَغْدَادُ', 'الرِّيَاضُ', 'تُونِسُ']),
  ask('On which day is the weekly prayer of the congregation?', 'يَوْمَ الْجُمُعَةِ', [
    'يَوْمَ الْأَحَدِ',
    'يَوْمَ السَّبْتِ',
    'يَوْمَ الْخَمِيسِ',
  ]),
  ask('Which feast follows the month of Ramadan?', 'عِيدُ الْفِطْرِ', [
    'عِيدُ الْأَضْحَى',
    'الْمَوْلِدُ النَّبَوِيُّ',
    'عَاشُورَاءُ',
  ]),
];
