import { ask } from '../build.ts';

export const morphology = [
  ask('What is the plural of كِتَابٌ?', 'كُتُبٌ', ['كِتَابَانِ', 'كَاتِبُونَ', 'مَكْتَبَاتٌ']),
  ask('What is the plural of وَلَدٌ?', 'أَوْلَادٌ', ['وَلَدَانِ', 'وَالِدُونَ', 'بَنَاتٌ']),
  ask('What is the plural of مُعَلِّمٌ?', 'مُعَلِّمُونَ', ['مُعَلِّمَانِ', 'مُعَلِّمَاتٌ', 'عُلُومٌ']),
  ask('What is the plural of مُعَلِّمَةٌ?', 'مُعَلِّمَاتٌ', ['مُعَلِّمُونَ', 'مُعَلِّمَتَانِ', 'عَالِمَةٌ']),
  ask('What is the plural of قَلَمٌ?', 'أَقْلَامٌ', ['قَلَمَانِ', 'قَلَمِي', 'أَعْلَامٌ']),
  ask('What is the plural of بِنْتٌ?', 'بَنَاتٌ', ['بِنْتَانِ', 'أَبْنَاءٌ', 'أَخَوَاتٌ']),
  ask('Which word means "two houses"?', 'بَيْتَانِ', ['بُيُوتٌ', 'بَيْتِي', 'بَيْتٌ']),
  ask('What is the feminine of طَالِبٌ?', 'طَالِبَةٌ', ['طُلَّابٌ', 'طَالِبَانِ', 'مَطْلُوبٌ']),
  ask('How many letters do most Arabic roots have?', 'Three', ['Two', 'Five', 'Six']),
  ask('What is the root of كَاتِبٌ?', 'ك ت ب', ['ك ا ب', 'ك ب ت', 'ت ب ك']),
  ask('What is the root of مَدْرَسَةٌ?', 'د ر س', ['م د ر', 'م ر س', 'ر س ة']),
  ask('What does كَتَبَ mean?', 'He wrote', ['He writes', 'She wrote', 'I wrote']),
  ask('Which verb means "she wrote"?', 'كَتَبَتْ', ['كَتَبَ', 'كَتَبْتُ', 'تَكْتُبُ']),
  ask('Which verb means "I drank"?', 'شَرِبْتُ', ['شَرِبَ', 'شَرِبَتْ', 'شَرِبُوا']),
  ask('Which verb means "he drinks"?', 'يَشْرَبُ', ['شَرِبَ', 'تَشْرَبُ', 'أَشْرَبُ']),
  ask('Which verb means "I am reading"?', 'أَقْرَأُ', ['يَقْرَأُ', 'نَقْرَأُ', 'قَرَأْتُ']),
  ask('With which letter does the present verb of "we" begin?', 'ن', ['ي', 'ت', 'أ']),
  ask('Which of these tells one man to write?', 'اُكْتُبْ', ['كَتَبَ', 'يَكْتُبُ', 'كِتَابٌ']),
  ask('Which letter at the end of a noun is the usual mark of the feminine?', 'ة', ['ن', 'م', 'ك']),
  ask('Which word means "a writer"?', 'كَاتِبٌ', ['مَكْتُوبٌ', 'مَكْتَبٌ', 'كِتَابٌ']),
];
