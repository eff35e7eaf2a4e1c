import { wordsFrom } from './read-table.ts';

/** Words of the lessons of the alphabet class, by subject. */
export const alphabetWords = {
  'How Arabic writing works': wordsFrom(`
بَيْتٌ | house | noun | ب ي ت | فَعْلٌ | بُيُوتٌ | gida | ilé | هٰذَا بَيْتٌ كَبِيرٌ.
كَبِيرٌ | big | adjective | ك ب ر | فَعِيلٌ | كِبَارٌ | babba | ńlá | الْبَابُ كَبِيرٌ.
قَلْبٌ | heart | noun | ق ل ب | فَعْلٌ | قُلُوبٌ | zuciya | ọkàn | قَلْبُهُ طَيِّبٌ.
دَارٌ | home, house | noun | د و ر | | دُورٌ | gida | ilé | دَخَلَ الْوَلَدُ الدَّارَ.
حَرْفٌ | letter | noun | ح ر ف | فَعْلٌ | حُرُوفٌ | harafi | lẹ́tà | هٰذَا حَرْفُ الْبَاءِ.
كَلِمَةٌ | word | noun | ك ل م | فَعِلَةٌ | كَلِمَاتٌ | kalma | ọ̀rọ̀ | قَرَأْتُ كَلِمَةً جَدِيدَةً.
`),
  'Short vowels: the three movements': wordsFrom(`
كَتَبَ | he wrote | verb | ك ت ب | فَعَلَ | | ya rubuta | ó kọ̀wé | كَتَبَ الْوَلَدُ اسْمَهُ.
قَرَأَ | he read | verb | ق ر أ | فَعَلَ | | ya karanta | ó kàwé | قَرَأَ الطَّالِبُ الْكِتَابَ.
جَلَسَ | he sat | verb | ج ل س | فَعَلَ | | ya zauna | ó jókòó | جَلَسَ الْوَلَدُ عَلَى الْكُرْسِيِّ.
شَرِبَ | he drank | verb | ش ر ب | فَعِلَ | | ya sha | ó mu | شَرِبَ الطِّفْلُ الْمَاءَ.
وَلَدٌ | boy | noun | و ل د | فَعَلٌ | أَوْلَادٌ | yaro | ọmọkùnrin | الْوَلَدُ فِي الْبَيْتِ.
بِنْتٌ | girl, daughter | noun | ب ن ت | | بَنَاتٌ | yarinya | ọmọbìnrin | هٰذِهِ بِنْتٌ صَغِيرَةٌ.
`),
  'Writing your first word: a door': wordsFrom(`
بَابٌ | door | noun | ب و ب | | أَبْوَابٌ | ƙofa | ilẹ̀kùn | فَتَحَ الْوَلَدُ الْبَابَ.
كِتَابٌ | book | noun | ك ت ب | فِعَالٌ | كُتُبٌ | littafi | ìwé | قَرَأْتُ كِتَابًا جَدِيدًا.
قَلَمٌ | pen | noun | ق ل م | فَعَلٌ | أَقْلَامٌ | alƙalami | kálàmù | كَتَبْتُ بِالْقَلَمِ.
وَرَقَةٌ | sheet of paper, leaf | noun | و ر ق | فَعَلَةٌ | أَوْرَاقٌ | takarda | ìwé | كَتَبَ عَلَى وَرَقَةٍ.
`),
  'Sun letters, moon letters and tanwīn': wordsFrom(`
شَمْسٌ | sun | noun | ش م س | فَعْلٌ | شُمُوسٌ | rana | oòrùn | الشَّمْسُ فِي السَّمَاءِ.
قَمَرٌ | moon | noun | ق م ر | فَعَلٌ | أَقْمَارٌ | wata | òṣùpá | رَأَيْتُ الْقَمَرَ فِي اللَّيْلِ.
مُعَلِّمٌ | teacher | noun | ع ل م | مُفَعِّلٌ | مُعَلِّمُونَ | malami | olùkọ́ | الْمُعَلِّمُ فِي الْفَصْلِ.
رَجُلٌ | man | noun | ر ج ل | فَعُلٌ | رِجَالٌ | mutum | ọkùnrin | جَاءَ رَجُلٌ إِلَى السُّوقِ.
نُورٌ | light | noun | ن و ر | فُعْلٌ | أَنْوَارٌ | haske | ìmọ́lẹ̀ | الْعِلْمُ نُورٌ.
`),
};

/** Words of the reader, story by story. */
export const storyWords = {
  'The bird at the window': wordsFrom(`
طَائِرٌ | bird | noun | ط ي ر | فَاعِلٌ | طُيُورٌ | tsuntsu | ẹyẹ | عَلَى النَّافِذَةِ طَائِرٌ.
نَافِذَةٌ | window | noun | ن ف ذ | فَاعِلَةٌ | نَوَافِذُ | taga | fèrèsé | فَتَحَ سَالِمٌ النَّافِذَةَ.
صَغِيرٌ | small | adjective | ص غ ر | فَعِيلٌ | صِغَارٌ | ƙarami | kékeré | جَاءَ طَائِرٌ صَغِيرٌ.
جَاءَ | he came | verb | ج ي ء | فَعَلَ | | ya zo | ó wá | جَاءَ الطَّائِرُ إِلَى النَّافِذَةِ.
سَأَلَ | he asked | verb | س أ ل | فَعَلَ | | ya tambaya | ó béèrè | سَأَلَ سَالِمٌ أُمَّهُ.
طَارَ | he flew | verb | ط ي ر | فَعَلَ | | ya tashi | ó fò | طَارَ الطَّائِرُ إِلَى السَّمَاءِ.
سَمَاءٌ | sky | noun | س م و | فَعَالٌ | سَمَاوَاتٌ | sama | ojú ọ̀run | السَّمَاءُ زَرْقَاءُ.
أَمَامَ | in front of | particle | أ م م | | | a gaban | níwájú | جَلَسَ أَمَامَ النَّافِذَةِ.
`),
  'The lost pen': wordsFrom(`
مَدْرَسَةٌ | school | noun | د ر س | مَفْعَلَةٌ | مَدَارِسُ | makaranta | ilé ẹ̀kọ́ | ذَهَبَتْ مَرْيَمُ إِلَى الْمَدْرَسَةِ.
حَقِيبَةٌ | bag | noun | ح ق ب | فَعِيلَةٌ | حَقَائِبُ | jaka | àpò | الْقَلَمُ فِي الْحَقِيبَةِ.
صَدِيقٌ | friend | noun | ص د ق | فَعِيلٌ | أَصْدِقَاءُ | aboki | ọ̀rẹ́ | هٰذَا صَدِيقِي.
بَحَثَ | he searched | verb | ب ح ث | فَعَلَ | | ya nema | ó wá | بَحَثَ عَنْ قَلَمِهِ.
وَجَدَ | he found | verb | و ج د | فَعَلَ | | ya samu | ó rí | وَجَدَ الْقَلَمَ تَحْتَ الْكِتَابِ.
ضَاعَ | it got lost | verb | ض ي ع | فَعَلَ | | ya ɓata | ó sọnù | ضَاعَ قَلَمِي.
تَحْتَ | under | particle | | | | ƙarƙashin | lábẹ́ | الْحَقِيبَةُ تَحْتَ الْكُرْسِيِّ.
كُرْسِيٌّ | chair | noun | ك ر س | | كَرَاسِيُّ | kujera | àga | جَلَسَتْ عَلَى الْكُرْسِيِّ.
`),
  'Two neighbours and one tree': wordsFrom(`
جَارٌ | neighbour | noun | ج و ر | | جِيرَانٌ | maƙwabci | aládùúgbò | جَارِي رَجُلٌ كَرِيمٌ.
شَجَرَةٌ | tree | noun | ش ج ر | فَعَلَةٌ | أَشْجَارٌ | itace | igi | جَلَسَ تَحْتَ الشَّجَرَةِ.
ثَمَرَةٌ | a fruit | noun | ث م ر | فَعَلَةٌ | ثِمَارٌ | 'ya'yan itace | èso | أَكَلَ الْوَلَدُ ثَمَرَةً.
أَكَلَ | he ate | verb | أ ك ل | فَعَلَ | | ya ci | ó jẹ | أَكَلَ الْجَارُ الْخُبْزَ.
قَالَ | he said | verb | ق و ل | فَعَلَ | | ya ce | ó sọ pé | قَالَ الْجَارُ: أَهْلًا.
`),
};
