/** Judged by hand under `hamza`: given | accepted | verdict | slips. */
export const hamza = {
  'with every letter right': `
أحمد | أحمد | right
أكل | أَكَلَ | right
إسلام | إِسْلَام | right
آسف | آسِف | right
الآن | الآنَ | right
القرآن | القُرْآن | right
سؤال | سُؤَال | right
مؤمن | مُؤْمِن | right
لؤلؤ | لُؤْلُؤ | right
رئيس | رَئِيس | right
عائلة | عَائِلَة | right
مائدة | مَائِدَة | right
قراءة | قِرَاءَة | right
شيء | شَيْءٌ | right
سماء | سَمَاءٌ | right
مدرسة | مَدْرَسَة | right
مستشفى | مُسْتَشْفًى | right
على | عَلَى | right
علي | عَلِيّ | right
هذه | هٰذِهِ | right
ٱسم | اسم | right
اسم | ٱسْم | right
امرأة | اِمْرَأَة | right
مَسؤول | مَسْؤُولٌ | right
قُرِئَ | قَرِئَ | right
`,
  'a hamza left out or put elsewhere is nearly right': `
احمد | أحمد | nearly | hamza
اكل | أَكَلَ | nearly | hamza
اب | أب | nearly | hamza
اخ | أخ | nearly | hamza
ام | أُمّ | nearly | hamza
اسلام | إسلام | nearly | hamza
أسلام | إسلام | nearly | hamza
إحمد | أحمد | nearly | hamza
أسم | اسم | nearly | hamza
إسم | اسم | nearly | hamza
إبن | ابن | nearly | hamza
إستقبال | استقبال | nearly | hamza
إجتماع | اجتماع | nearly | hamza
أمرأة | امرأة | nearly | hamza
إمرأة | امرأة | nearly | hamza
امراة | امرأة | nearly | hamza
الان | الآن | nearly | hamza
الأن | الآن | nearly | hamza
القران | القرآن | nearly | hamza
اخر | آخر | nearly | hamza
اسف | آسف | nearly | hamza
سوال | سؤال | nearly | hamza
مومن | مؤمن | nearly | hamza
لولو | لؤلؤ | nearly | hamza,hamza
لؤلو | لؤلؤ | nearly | hamza
مسئول | مسؤول | nearly | hamza
مسوول | مسؤول | nearly | hamza
بير | بئر | nearly | hamza
ذيب | ذئب | nearly | hamza
رييس | رئيس | nearly | hamza
عايلة | عائلة | nearly | hamza
طايرة | طائرة | nearly | hamza
مايدة | مائدة | nearly | hamza
جايع | جائع | nearly | hamza
راس | رأس | nearly | hamza
كاس | كأس | nearly | hamza
فار | فأر | nearly | hamza
بدا | بدأ | nearly | hamza
قرا | قرأ | nearly | hamza
سما | سماء | nearly | hamza
ما | ماء | nearly | hamza
قرائة | قراءة | nearly | hamza
الى | إلى | nearly | hamza
ان | إنّ | nearly | hamza
أن | إنّ | nearly | hamza
اين | أين | nearly | hamza
انا | أنا | nearly | hamza
انت | أنت | nearly | hamza
انا طالب | أنا طالب | nearly | hamza
اين اخوك | أين أخوك | nearly | hamza,hamza
`,
  'ta marbuta and alef maqsura must be right': `
مدرسه | مدرسة | nearly | ta-marbuta
لغه | لغة | nearly | ta-marbuta
هذة | هذه | nearly | ta-marbuta
مياة | مياه | nearly | ta-marbuta
على | علي | nearly | alef-maqsura
علي | على | nearly | alef-maqsura
فى | في | nearly | alef-maqsura
متي | متى | nearly | alef-maqsura
مستشفي | مستشفى | nearly | alef-maqsura
الي | إلى | nearly | hamza,alef-maqsura
الي المدرسه | إلى المدرسة | nearly | hamza,alef-maqsura,ta-marbuta
عائله | عائلة | nearly | ta-marbuta
عايله | عائلة | nearly | hamza,ta-marbuta
اسره | أسرة | nearly | hamza,ta-marbuta
امراه | امرأة | nearly | hamza,ta-marbuta
`,
  'letters count as ever': `
كتاف | كتاب | nearly | letter
طلب | طالب | nearly | missing
كتااب | كتاب | nearly | extra
كلب | قلب | wrong | letter
بت | بيت | wrong | missing
بيتي | بيت | wrong | extra
احمت | أحمد | nearly | hamza,letter
استاد | أستاذ | nearly | hamza,letter
اخت | أخ | wrong | hamza,extra
مسجد | مدرسة | wrong
اكب | أكل | wrong | hamza,letter
سيره | سيارة | nearly | missing,ta-marbuta
`,
} as const;
