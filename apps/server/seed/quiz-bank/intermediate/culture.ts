import { ask } from '../build.ts';

export const culture = [
  ask('Who compiled the early dictionary كِتَابُ الْعَيْنِ?', 'al-Khalīl ibn Aḥmad', [
    'al-Jāḥiẓ',
    'Ibn Sīnā',
    'al-Mutanabbī',
  ]),
  ask('Which script is the usual one of quick handwriting in the Arab east?', 'خَطُّ الرُّقْعَةِ', [
    'الْخَطُّ الْكُوفِيُّ',
    'خَطُّ الثُّلُثِ',
    'الْخَطُّ الدِّيوَانِيُّ',
  ]),
  ask('Which angular script do we see in early copies of the Quran?', 'الْخَطُّ الْكُوفِيُّ', [
    'خَطُّ الرُّقْعَةِ',
    'الْخَطُّ الدِّيوَانِيُّ',
    'الْخَطُّ الْفَارِسِيُّ',
  ]),
  ask('Which script are most Arabic books printed in?', 'خَطُّ النَّسْخِ', [
    'الْخَطُّ الْكُوفِيُّ',
    'خَطُّ الثُّلُثِ',
    'الْخَطُّ الدِّيوَانِيُّ',
  ]),
  ask('From which event does the Hijri calendar count its years?', 'The emigration to Medina', [
    'The birth of the Prophet',
    'The conquest of Mecca',
    'The first revelation',
  ]),
  ask('What do the months of the Hijri calendar follow?', 'The moon', [
    'The sun',
    'The seasons',
    'The Nile flood',
  ]),
  ask('In which month is the pilgrimage to Mecca?', 'ذُو الْحِجَّةِ', ['رَمَضَانُ', 'شَعْبَانُ', 'صَفَرٌ']),
  ask('Which is the first month of the Hijri year?', 'الْمُحَرَّمُ', ['رَجَبٌ', 'شَوَّالٌ', 'رَمَضَانُ']),
  ask('What does a name such as أَبُو بَكْرٍ say literally?', 'Whose father the man is', [
    'Where the man comes from',
    'What the man works',
    'Whose son the man is',
  ]),
  ask('What does اِبْنُ mean in the name اِبْنُ خَلْدُونَ?', 'Son of', ['Father of', 'Servant of', 'Man of']),
  ask('Who wrote the work on history known as the Muqaddima?', 'Ibn Khaldūn', [
    'Ibn Baṭṭūṭa',
    'Ibn Rushd',
    'Ibn al-Haytham',
  ]),
  ask('Which traveller set out from Tangier in the fourteenth century?', 'Ibn Baṭṭūṭa', [
    'Ibn Khaldūn',
    'Ibn Sīnā',
    'al-Khwārizmī',
  ]),
  ask('Who tells the tales of the Thousand and One Nights?', 'Shahrazād', [
    'Laylā',
    'Sindibād',
    'ʿAblā',
  ]),
  ask('What is said to one who has sneezed and praised God?', 'يَرْحَمُكَ اللَّهُ', [
    'بَارَكَ اللَّهُ فِيكَ',
    'جَزَاكَ اللَّهُ خَيْرًا',
    'مَا شَاءَ اللَّهُ',
  ]),
  ask('What is said in admiration of something beautiful?', 'مَا شَاءَ اللَّهُ', [
    'أَسْتَغْفِرُ اللَّهَ',
    'يَرْحَمُكَ اللَّهُ',
    'حَسْبِيَ اللَّهُ',
  ]),
  ask('What is said to one who goes to bed?', 'تُصْبِحُ عَلَى خَيْرٍ', [
    'صَبَاحَ النُّورِ',
    'بِالْهَنَاءِ وَالشِّفَاءِ',
    'كُلُّ عَامٍ وَأَنْتَ بِخَيْرٍ',
  ]),
  ask('What is said to one who has returned from a journey?', 'الْحَمْدُ لِلَّهِ عَلَى السَّلَامَةِ', [
    'مَعَ السَّلَامَةِ',
    'تُصْبِحُ عَلَى خَيْرٍ',
    'فِي أَمَانِ اللَّهِ',
  ]),
  ask('With what do people congratulate each other at a feast?', 'كُلُّ عَامٍ وَأَنْتُمْ بِخَيْرٍ', [
    'تُصْبِحُونَ عَلَى خَيْرٍ',
    'مَعَ السَّلَامَةِ',
    'لَا بَأْسَ عَلَيْكُمْ',
  ]),
  ask('The proverb الصَّبْرُ مِفْتَاحُ الْفَرَجِ calls something the key to relief. What is it?', 'Patience', [
    'Silence',
    'Knowledge',
    'Travel',
  ]),
  ask('What is the capital of Iraq?', 'بَغْدَادُ', ['دِمَشْقُ', 'عَمَّانُ', 'بَيْرُوتُ']),
  ask('In which city is the al-Azhar mosque?', 'Cairo', ['Fez', 'Tunis', 'Damascus']),
  ask('In which city is the al-Qarawiyyīn mosque?', 'Fez', ['Cairo', 'Baghdad', 'Kairouan']),
];
