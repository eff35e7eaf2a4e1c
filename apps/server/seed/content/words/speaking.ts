import { wordsFrom } from './read-table.ts';

/** Words of the dialogues, by subject. */
export const dialogueWords = {
  'Meeting and greeting': wordsFrom(`
السَّلَامُ عَلَيْكُمْ | peace be upon you | phrase | س ل م
أَهْلًا وَسَهْلًا | welcome | phrase | أ ه ل
كَيْفَ حَالُكَ؟ | how are you? (to a man) | phrase | ح و ل
بِخَيْرٍ | well, fine | phrase | خ ي ر | | | lafiya | dáadáa | أَنَا بِخَيْرٍ.
اِسْمٌ | name | noun | س م و | | أَسْمَاءٌ | suna | orúkọ | مَا اسْمُكَ؟
شُكْرًا | thank you | phrase | ش ك ر | فُعْلًا | | na gode | ẹ ṣé | شُكْرًا يَا أُسْتَاذُ.
مَعَ السَّلَامَةِ | goodbye | phrase | س ل م | | | sai an jima | ó dàbọ̀ |
أُسْتَاذٌ | teacher, professor | noun | | | أَسَاتِذَةٌ | malami | olùkọ́ | هٰذَا أُسْتَاذِي.
طَالِبٌ | student | noun | ط ل ب | فَاعِلٌ | طُلَّابٌ | ɗalibi | akẹ́kọ̀ọ́ | أَنَا طَالِبٌ جَدِيدٌ.
جَدِيدٌ | new | adjective | ج د د | فَعِيلٌ | جُدُدٌ | sabo | tuntun | هٰذَا كِتَابٌ جَدِيدٌ.
`),
  'At the market': wordsFrom(`
سُوقٌ | market | noun | س و ق | فُعْلٌ | أَسْوَاقٌ | kasuwa | ọjà | ذَهَبْتُ إِلَى السُّوقِ.
خُبْزٌ | bread | noun | خ ب ز | فُعْلٌ | | burodi | búrẹ́dì | أُرِيدُ خُبْزًا.
مَاءٌ | water | noun | م و ه | | مِيَاهٌ | ruwa | omi | الْمَاءُ بَارِدٌ.
لَحْمٌ | meat | noun | ل ح م | فَعْلٌ | لُحُومٌ | nama | ẹran | كَمْ سِعْرُ اللَّحْمِ؟
سِعْرٌ | price | noun | س ع ر | فِعْلٌ | أَسْعَارٌ | farashi | iye owó | السِّعْرُ غَالٍ.
رَخِيصٌ | cheap | adjective | ر خ ص | فَعِيلٌ | | mai arha | | هٰذَا الْقَلَمُ رَخِيصٌ.
بَائِعٌ | seller | noun | ب ي ع | فَاعِلٌ | بَاعَةٌ | mai sayarwa | olùtajà | قَالَ الْبَائِعُ: تَفَضَّلْ.
اِشْتَرَى | he bought | verb | ش ر ي | اِفْتَعَلَ | | ya saya | ó rà | اِشْتَرَى الرَّجُلُ خُبْزًا.
بِكَمْ هٰذَا؟ | how much is this? | phrase | | | | nawa ne wannan? | èló ni èyí? |
فَاكِهَةٌ | fruit | noun | ف ك ه | فَاعِلَةٌ | فَوَاكِهُ | 'ya'yan itace | èso | أُحِبُّ الْفَاكِهَةَ.
`),
  'Numbers and the clock': wordsFrom(`
سَاعَةٌ | hour, clock | noun | س و ع | | سَاعَاتٌ | awa, agogo | wákàtí, aago | كَمِ السَّاعَةُ؟
دَقِيقَةٌ | minute | noun | د ق ق | فَعِيلَةٌ | دَقَائِقُ | minti | ìṣẹ́jú | بَعْدَ خَمْسِ دَقَائِقَ.
يَوْمٌ | day | noun | ي و م | فَعْلٌ | أَيَّامٌ | rana | ọjọ́ | هٰذَا يَوْمٌ جَمِيلٌ.
لَيْلٌ | night | noun | ل ي ل | فَعْلٌ | لَيَالٍ | dare | òru | قَرَأْتُ فِي اللَّيْلِ.
صَبَاحٌ | morning | noun | ص ب ح | فَعَالٌ | | safiya | òwúrọ̀ | صَبَاحَ الْخَيْرِ.
الْآنَ | now | particle | | | | yanzu | báyìí | أَكْتُبُ الدَّرْسَ الْآنَ.
غَدًا | tomorrow | particle | غ د و | | | gobe | ọ̀la | أُسَافِرُ غَدًا.
`),
  'Asking the way': wordsFrom(`
طَرِيقٌ | road, way | noun | ط ر ق | فَعِيلٌ | طُرُقٌ | hanya | ọ̀nà | أَيْنَ الطَّرِيقُ إِلَى السُّوقِ؟
أَيْنَ | where | particle | | | | ina | níbo | أَيْنَ الْمَسْجِدُ؟
مَسْجِدٌ | mosque | noun | س ج د | مَفْعِلٌ | مَسَاجِدُ | masallaci | mọ́ṣáláṣí | الْمَسْجِدُ قَرِيبٌ.
قَرِيبٌ | near | adjective | ق ر ب | فَعِيلٌ | | kusa | nítòsí | الْبَيْتُ قَرِيبٌ مِنْ هُنَا.
بَعِيدٌ | far | adjective | ب ع د | فَعِيلٌ | | nesa | jìnnà | الْمَدِينَةُ بَعِيدَةٌ.
يَمِينٌ | right (side) | noun | ي م ن | فَعِيلٌ | | dama | ọ̀tún | الْمَسْجِدُ عَلَى الْيَمِينِ.
يَسَارٌ | left (side) | noun | ي س ر | فَعَالٌ | | hagu | òsì | السُّوقُ عَلَى الْيَسَارِ.
`),
  'At the doctor': wordsFrom(`
طَبِيبٌ | doctor | noun | ط ب ب | فَعِيلٌ | أَطِبَّاءُ | likita | dókítà | ذَهَبْتُ إِلَى الطَّبِيبِ.
مَرِيضٌ | ill, patient | adjective | م ر ض | فَعِيلٌ | مَرْضَى | | | الْوَلَدُ مَرِيضٌ.
صُدَاعٌ | headache | noun | ص د ع | فُعَالٌ | | | | عِنْدِي صُدَاعٌ.
حُمَّى | fever | noun | ح م م | فُعْلَى | حُمَّيَاتٌ | | | عِنْدَهُ حُمَّى.
أَلَمٌ | pain | noun | أ ل م | فَعَلٌ | آلَامٌ | | | أَشْعُرُ بِأَلَمٍ.
حَلْقٌ | throat | noun | ح ل ق | فَعْلٌ | حُلُوقٌ | | | الْأَلَمُ فِي الْحَلْقِ.
دَوَاءٌ | medicine | noun | د و ي | فَعَالٌ | أَدْوِيَةٌ | magani | oògùn | خُذْ هٰذَا الدَّوَاءَ.
بَطْنٌ | belly | noun | ب ط ن | فَعْلٌ | بُطُونٌ | ciki | ikùn | الطَّعَامُ فِي الْبَطْنِ.
سِنٌّ | tooth | noun | س ن ن | فِعْلٌ | أَسْنَانٌ | haƙori | eyín | سِنِّي تُؤْلِمُنِي.
قَلِيلٌ | little, few | adjective | ق ل ل | فَعِيلٌ | | | | عِنْدِي مَالٌ قَلِيلٌ.
مُنْذُ | since, for | particle | | | | | | أَنَا هُنَا مُنْذُ يَوْمَيْنِ.
شَعَرَ | he felt | verb | ش ع ر | فَعَلَ | | | | شَعَرَ بِالْأَلَمِ.
`),
  'Inviting a guest': wordsFrom(`
ضَيْفٌ | guest | noun | ض ي ف | فَعْلٌ | ضُيُوفٌ | baƙo | àlejò | جَاءَ الضَّيْفُ.
مَشْغُولٌ | busy | adjective | ش غ ل | مَفْعُولٌ | مَشْغُولُونَ | | | أَنَا مَشْغُولٌ الْيَوْمَ.
عَشَاءٌ | supper | noun | ع ش و | فَعَالٌ | أَعْشِيَةٌ | | | الْعَشَاءُ عَلَى الطَّاوِلَةِ.
سُرُورٌ | joy, pleasure | noun | س ر ر | فُعُولٌ | | | | بِكُلِّ سُرُورٍ.
صَلَاةٌ | prayer | noun | ص ل و | فَعَلَةٌ | صَلَوَاتٌ | salla | | بَعْدَ صَلَاةِ الظُّهْرِ.
مَغْرِبٌ | sunset, west | noun | غ ر ب | مَفْعِلٌ | مَغَارِبُ | | | نَأْكُلُ بَعْدَ الْمَغْرِبِ.
دَعْوَةٌ | invitation | noun | د ع و | فَعْلَةٌ | دَعَوَاتٌ | | | شُكْرًا عَلَى الدَّعْوَةِ.
زِيَارَةٌ | visit | noun | ز و ر | فِعَالَةٌ | زِيَارَاتٌ | | | كَانَتْ زِيَارَةً جَمِيلَةً.
شَبِعَ | he was full | verb | ش ب ع | فَعِلَ | | | | أَكَلَ الضَّيْفُ حَتَّى شَبِعَ.
إِذَنْ | then, so | particle | | | | | | إِذَنْ أَنْتَ مَشْغُولٌ.
`),
};
