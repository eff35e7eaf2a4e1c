/** Judged by hand under `tashkeel`: given | accepted | verdict | slips. */
export const tashkeel = {
  'every mark of the answer is there': `
كِتَابٌ | كِتَابٌ | right
مَدْرَسَةٌ | مَدْرَسَةٌ | right
مُعَلِّمٌ | مُعَلِّمٌ | right
كَتَبَ | كَتَبَ | right
يَكْتُبُ | يَكْتُبُ | right
الشَّمْسُ | الشَّمْسُ | right
الْقَمَرُ | الْقَمَرُ | right
بَيْتًا | بَيْتًا | right
بَيْتاً | بَيْتًا | right
بَيْتًا | بَيْتاً | right
فَتىً | فَتًى | right
مُسْتَشْفىً | مُسْتَشْفًى | right
هٰذَا | هٰذَا | right
ذٰلِكَ | ذٰلِكَ | right
هَذَا | هٰذَا | right
هٰذَا | هَذَا | right
هَٰذَا | هٰذَا | right
هٰذِهِ | هَذِهِ | right
ذَلِكَ | ذٰلِكَ | right
لَكِنْ | لٰكِنْ | right
لٰكِنَّ | لَكِنَّ | right
بِسْمِ اللَّهِ | بِسْمِ اللّٰهِ | right
بِسْمِ اللّٰهِ | بِسْمِ اللَّهِ | right
الرَّحْمَنُ | الرَّحْمٰنُ | right
السَّلَامُ عَلَيْكُمْ | السَّلَامُ عَلَيْكُمْ | right
فِي الْبَيْتِ | فِي الْبَيْتِ | right
أَنَا طَالِبٌ | أَنَا طَالِبٌ | right
رَأَيْتُ الْوَلَدَ | رَأَيْتُ الْوَلَدَ | right
`,
  'marks that the answer has not are ignored': `
كِتَابٌ | كتاب | right
كِتَابٍ | كتاب | right
كِتَابٌ | كِتَاب | right
كِتَابًا | كِتَابًا | right
مَدْرَسَةٌ | مَدْرسة | right
مُعَلِّمٌ | معلّم | right
مُعَلَّمٌ | معلّم | right
كَتَبَ | كتب | right
كُتِبَ | كتب | right
الشَّمْسُ | الشمس | right
الشَّمْسَ | الشَّمس | right
بَيْتٌ | بيت | right
هٰذَا | هذا | right
يَكْتُبُ | يكتُب | right
مُدَرِّسٌ | مدرِّس | right
سَيَّارَةٌ | سيّارة | right
عَلَّمَ | علّم | right
عُلِّمَ | علّم | right
`,
  'a wrong ending is nearly right': `
كِتَابٍ | كِتَابٌ | nearly | ending
كِتَابُ | كِتَابٌ | nearly | ending
كِتَاب | كِتَابٌ | nearly | ending
بَيْتٌ | بَيْتٍ | nearly | ending
بَيْتَا | بَيْتًا | nearly | ending
بَيْتا | بَيْتًا | nearly | ending
الْوَلَدَ | الْوَلَدُ | nearly | ending
الْوَلَدِ | الْوَلَدَ | nearly | ending
الْوَلَد | الْوَلَدَ | nearly | ending
كَتَبْ | كَتَبَ | nearly | ending
كَتَبْتَ | كَتَبْتُ | nearly | ending
كَتَبْتِ | كَتَبْتَ | nearly | ending
كَتَبْتُ | كَتَبْتِ | nearly | ending
أَنْتِ | أَنْتَ | nearly | ending
أَنْتَ | أَنْتِ | nearly | ending
لَكِ | لَكَ | nearly | ending
بَيْتُكِ | بَيْتُكَ | nearly | ending
يَكْتُبَ | يَكْتُبُ | nearly | ending
لَمْ يَكْتُبُ | لَمْ يَكْتُبْ | nearly | ending
لَنْ يَكْتُبُ | لَنْ يَكْتُبَ | nearly | ending
فِي الْبَيْتُ | فِي الْبَيْتِ | nearly | ending
فِي الْبَيْتَ | فِي الْبَيْتِ | nearly | ending
رَأَيْتُ الْوَلَدُ | رَأَيْتُ الْوَلَدَ | nearly | ending
مَدْرَسَةً | مَدْرَسَةٌ | nearly | ending
مَدْرَسَة | مَدْرَسَةٌ | nearly | ending
الطَّالِبَ مُجْتَهِدٌ | الطَّالِبُ مُجْتَهِدٌ | nearly | ending
الطَّالِبُ مُجْتَهِدًا | الطَّالِبُ مُجْتَهِدٌ | nearly | ending,extra
إِنَّ الْعِلْمُ نُورٌ | إِنَّ الْعِلْمَ نُورٌ | nearly | ending
كَانَ الْجَوُّ جَمِيلٌ | كَانَ الْجَوُّ جَمِيلًا | nearly | ending,missing
أُمُّ | أُمّ | right
أُمَّ | أُمُّ | nearly | ending
أُمُ | أُمُّ | nearly | ending
`,
  'a wrong mark before the ending is nearly right': `
كَتَابٌ | كِتَابٌ | nearly | tashkeel
كُتَابٌ | كِتَابٌ | nearly | tashkeel
كتَابٌ | كِتَابٌ | nearly | tashkeel
كُتُبٌ | كُتِبٌ | nearly | tashkeel
كُتِبَ | كَتَبَ | nearly | tashkeel,tashkeel
مَدَرَسَةٌ | مَدْرَسَةٌ | nearly | tashkeel
مَدْرِسَةٌ | مَدْرَسَةٌ | nearly | tashkeel
مُدْرَسَةٌ | مَدْرَسَةٌ | nearly | tashkeel
مُعَلِمٌ | مُعَلِّمٌ | nearly | tashkeel
مُعَلَّمٌ | مُعَلِّمٌ | nearly | tashkeel
مَعَلِّمٌ | مُعَلِّمٌ | nearly | tashkeel
يَكْتِبُ | يَكْتُبُ | nearly | tashkeel
يُكْتُبُ | يَكْتُبُ | nearly | tashkeel
يَجْلَسُ | يَجْلِسُ | nearly | tashkeel
يَذْهِبُ | يَذْهَبُ | nearly | tashkeel
الشَمْسُ | الشَّمْسُ | nearly | tashkeel
سَيَارَةٌ | سَيَّارَةٌ | nearly | tashkeel
قَلْمٌ | قَلَمٌ | nearly | tashkeel
قَلَبٌ | قَلْبٌ | nearly | tashkeel
وَلْدٌ | وَلَدٌ | nearly | tashkeel
رِجُلٌ | رَجُلٌ | nearly | tashkeel
رِجْلٌ | رَجُلٌ | nearly | tashkeel,tashkeel
عِلَمٌ | عِلْمٌ | nearly | tashkeel
شُكُرًا | شُكْرًا | nearly | tashkeel
جَدِيدٌ | جَدِيدٌ | right
جِدِيدٌ | جَدِيدٌ | nearly | tashkeel
هِذَا | هٰذَا | nearly | tashkeel
هٰذَا | هِذَا | nearly | tashkeel
عَلَمَ | عَلَّمَ | nearly | tashkeel
دَرَسَ | دَرَّسَ | nearly | tashkeel
حَمَامٌ | حَمَّامٌ | nearly | tashkeel
`,
  'without any mark the letters are right and the marks are named': `
بيت | بَيْتٌ | nearly | tashkeel,tashkeel,ending
كتب | كَتَبَ | nearly | tashkeel,tashkeel,ending
قلم | قَلَمٌ | nearly | tashkeel,tashkeel,ending
من | مِنْ | nearly | tashkeel,ending
في | فِي | nearly | tashkeel
باب | بَابٌ | nearly | tashkeel,ending
سوق | سُوقٌ | nearly | tashkeel,ending
`,
  'hamza and letters count as ever': `
اكَلَ | أَكَلَ | nearly | hamza,tashkeel
اَكَلَ | أَكَلَ | nearly | hamza
إِسْلامٌ | إِسْلَامٌ | nearly | tashkeel
اِسْلَامٌ | إِسْلَامٌ | nearly | hamza
مَدْرَسَهٌ | مَدْرَسَةٌ | nearly | ta-marbuta
عَلَي | عَلَى | nearly | alef-maqsura
كِتَافٌ | كِتَابٌ | nearly | letter
كَلْبٌ | قَلْبٌ | wrong | letter
بَتٌ | بَيْتٌ | wrong | missing
مَسْجِدٌ | مَدْرَسَةٌ | wrong
سُوَالٌ | سُؤَالٌ | nearly | hamza
رَايِسٌ | رَئِيسٌ | nearly | letter
قِرَائَةٌ | قِرَاءَةٌ | nearly | hamza
`,
} as const;
