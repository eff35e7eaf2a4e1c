import { wordsFrom } from './read-table.ts';

/** Words of the class about the nominal sentence, by subject. */
export const nominalWords = {
  'Definite and indefinite nouns': wordsFrom(`
مَدِينَةٌ | town, city | noun | م د ن | فَعِيلَةٌ | مُدُنٌ | birni | ìlú | الْمَدِينَةُ كَبِيرَةٌ.
سَيَّارَةٌ | car | noun | س ي ر | فَعَّالَةٌ | سَيَّارَاتٌ | mota | ọkọ̀ ayọ́kẹ́lẹ́ | هٰذِهِ سَيَّارَةٌ جَدِيدَةٌ.
نَهْرٌ | river | noun | ن ه ر | فَعْلٌ | أَنْهَارٌ | kogi | odò | النَّهْرُ قَرِيبٌ مِنَ الْمَدِينَةِ.
غُرْفَةٌ | room | noun | غ ر ف | فُعْلَةٌ | غُرَفٌ | ɗaki | yàrá | الْغُرْفَةُ نَظِيفَةٌ.
`),
  'Topic and news: mubtadaʾ and khabar': wordsFrom(`
مُجْتَهِدٌ | hard-working | adjective | ج ه د | مُفْتَعِلٌ | مُجْتَهِدُونَ | mai ƙwazo | aláápọn | الطَّالِبُ مُجْتَهِدٌ.
جَمِيلٌ | beautiful | adjective | ج م ل | فَعِيلٌ | | kyakkyawa | ẹlẹ́wà | الْبَيْتُ جَمِيلٌ.
طَوِيلٌ | long, tall | adjective | ط و ل | فَعِيلٌ | طِوَالٌ | dogo | gígùn | الطَّرِيقُ طَوِيلٌ.
قَصِيرٌ | short | adjective | ق ص ر | فَعِيلٌ | قِصَارٌ | gajere | kúkúrú | الدَّرْسُ قَصِيرٌ.
نَظِيفٌ | clean | adjective | ن ظ ف | فَعِيلٌ | | mai tsabta | mímọ́ | الْفَصْلُ نَظِيفٌ.
`),
  'News that is a place': wordsFrom(`
فَوْقَ | above, on top of | particle | ف و ق | | | a kan | lókè | الْكِتَابُ فَوْقَ الطَّاوِلَةِ.
عِنْدَ | at, with | particle | ع ن د | | | a wurin | lọ́dọ̀ | عِنْدِي سُؤَالٌ.
سُؤَالٌ | question | noun | س أ ل | فُعَالٌ | أَسْئِلَةٌ | tambaya | ìbéèrè | هٰذَا سُؤَالٌ سَهْلٌ.
طَاوِلَةٌ | table | noun | ط و ل | فَاعِلَةٌ | طَاوِلَاتٌ | tebur | tábìlì | الْقَلَمُ عَلَى الطَّاوِلَةِ.
`),
};

/** Words of the class about roots and patterns, by subject. */
export const sarfWords = {
  'A root and its family': wordsFrom(`
كَاتِبٌ | writer | noun | ك ت ب | فَاعِلٌ | كُتَّابٌ | marubuci | òǹkọ̀wé | هُوَ كَاتِبٌ مَشْهُورٌ.
مَكْتُوبٌ | written | adjective | ك ت ب | مَفْعُولٌ | | rubutacce | | الدَّرْسُ مَكْتُوبٌ.
مَكْتَبٌ | desk, office | noun | ك ت ب | مَفْعَلٌ | مَكَاتِبُ | ofis | ọ́fíìsì | الْمُدِيرُ فِي الْمَكْتَبِ.
مَكْتَبَةٌ | library, bookshop | noun | ك ت ب | مَفْعَلَةٌ | مَكْتَبَاتٌ | ɗakin karatu | ilé ìkàwé | قَرَأْتُ فِي الْمَكْتَبَةِ.
كِتَابَةٌ | writing | noun | ك ت ب | فِعَالَةٌ | | rubutu | ìkọ̀wé | الْكِتَابَةُ فَنٌّ جَمِيلٌ.
دَرَسَ | he studied | verb | د ر س | فَعَلَ | | ya yi karatu | ó kẹ́kọ̀ọ́ | دَرَسَ الطَّالِبُ النَّحْوَ.
دَرْسٌ | lesson | noun | د ر س | فَعْلٌ | دُرُوسٌ | darasi | ẹ̀kọ́ | كَتَبْتُ الدَّرْسَ.
عِلْمٌ | knowledge | noun | ع ل م | فِعْلٌ | عُلُومٌ | ilimi | ìmọ̀ | الْعِلْمُ نُورٌ.
عَالِمٌ | scholar | noun | ع ل م | فَاعِلٌ | عُلَمَاءُ | masani | ọ̀mọ̀wé | سَأَلَ الطَّالِبُ الْعَالِمَ.
`),
  'The scale: f-ʿ-l': wordsFrom(`
فَعَلَ | he did | verb | ف ع ل | فَعَلَ | | ya yi | ó ṣe | فَعَلَ الْخَيْرَ.
فَتَحَ | he opened | verb | ف ت ح | فَعَلَ | | ya buɗe | ó ṣí | فَتَحَ الرَّجُلُ الْبَابَ.
ذَهَبَ | he went | verb | ذ ه ب | فَعَلَ | | ya tafi | ó lọ | ذَهَبَ إِلَى الْمَسْجِدِ.
فَهِمَ | he understood | verb | ف ه م | فَعِلَ | | ya fahimta | ó yé e | فَهِمَ الطَّالِبُ الدَّرْسَ.
كَرُمَ | he was generous | verb | ك ر م | فَعُلَ | | | | كَرُمَ الرَّجُلُ.
`),
};
