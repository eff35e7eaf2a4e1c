/** Judged by hand under `letters`: given | accepted | verdict | slips. */
export const letters = {
  'the same word is right': `
كتاب | كتاب | right
قلم | قلم | right
مدرسة | مدرسة | right
بيت | بيت | right
باب | باب | right
شمس | شمس | right
قمر | قمر | right
مدينة | مدينة | right
مستشفى | مستشفى | right
سوق | سوق | right
طالب | طالب | right
معلم | معلم | right
ماء | ماء | right
سماء | سماء | right
قراءة | قراءة | right
سؤال | سؤال | right
رئيس | رئيس | right
عائلة | عائلة | right
صديق | صديق | right
مفتاح | مفتاح | right
`,
  'tashkeel does not matter': `
كتاب | كِتَاب | right
كِتَاب | كتاب | right
كِتَابٌ | كِتَابٍ | right
مدرسة | مَدْرَسَةٌ | right
مَدرَسة | مَدْرَسَة | right
معلّم | مُعَلِّم | right
معلم | مُعَلِّمٌ | right
البيت | الْبَيْتُ | right
الشمس | الشَّمْسُ | right
القمر | الْقَمَرُ | right
يكتب | يَكْتُبُ | right
يُكْتَبُ | يَكْتُبُ | right
كتب | كَتَبَ | right
كُتُب | كَتَبَ | right
هذا | هٰذَا | right
ذلك | ذٰلِكَ | right
الرحمن | الرَّحْمٰن | right
بيتًا | بَيْتًا | right
بيتاً | بَيْتًا | right
بيتا | بَيْتًا | right
شكرا | شُكْرًا | right
أهلا | أَهْلًا | right
فتى | فَتًى | right
مستشفى | مُسْتَشْفًى | right
سيّارة | سَيَّارَة | right
سيارة | سَيَّارَة | right
جديدة | جَدِيدَةٌ | right
السلام عليكم | السَّلَامُ عَلَيْكُمْ | right
كيف حالك | كَيْفَ حَالُكَ | right
أنا طالب | أَنَا طَالِبٌ | right
`,
  'the seats of hamza do not matter': `
احمد | أحمد | right
أحمد | احمد | right
اكل | أكل | right
اسلام | إسلام | right
أسلام | إسلام | right
إب | أب | right
اخ | أخ | right
ام | أم | right
اخت | أُخْت | right
انا | أنا | right
انت | أَنْتَ | right
ان | إِنَّ | right
إن | أَنْ | right
الى | إلى | right
اين | أين | right
ابن | إبن | right
إسم | اسم | right
الان | الآن | right
الأن | الآن | right
اخر | آخَر | right
اسف | آسِف | right
القران | القُرْآن | right
القرأن | القُرْآن | right
ٱلكتاب | الكتاب | right
الكتاب | ٱلْكِتَاب | right
سوال | سُؤَال | right
مومن | مُؤْمِن | right
لولو | لُؤْلُؤ | right
رويا | رُؤْيَا | right
موسسة | مُؤَسَّسَة | right
بير | بِئْر | right
ذيب | ذِئْب | right
بيس | بِئْسَ | right
رييس | رَئِيس | right
عايلة | عائلة | right
مايدة | مائدة | right
طايرة | طائرة | right
قايمة | قائمة | right
جايع | جائع | right
دايما | دائِمًا | right
راي | رَأْي | right
راس | رَأْس | right
فار | فَأْر | right
كاس | كَأْس | right
بدا | بَدَأَ | right
قرا | قَرَأَ | right
مبتدا | مُبْتَدَأ | right
مراة | مَرْأَة | right
امراة | امْرَأَة | right
مسالة | مَسْأَلَة | right
قرأءة | قراءة | right
`,
  'another seat of hamza is nearly right': `
مسئول | مسؤول | nearly | hamza
مسؤول | مسئول | nearly | hamza
شئون | شؤون | nearly | hamza
رأوف | رؤوف | nearly | hamza
سئال | سؤال | nearly | hamza
سأال | سؤال | nearly | hamza
مإذنة | مئذنة | nearly | hamza
بأر | بئر | nearly | hamza
ذأب | ذئب | nearly | hamza
رأيس | رئيس | nearly | hamza
قرائة | قراءة | nearly | hamza
كفائة | كفاءة | nearly | hamza
عبائة | عباءة | nearly | hamza
برائة | براءة | nearly | hamza
جزئ | جزء | nearly | hamza
شئ | شيء | nearly | hamza
ما | ماء | nearly | hamza
سما | سماء | nearly | hamza
هوا | هواء | nearly | hamza
غدا | غداء | nearly | hamza
عشا | عشاء | nearly | hamza
شتا | شتاء | nearly | hamza
صحرا | صحراء | nearly | hamza
مساءء | مساء | nearly | hamza
شي | شيء | nearly | hamza
`,
  'ta marbuta and ha confused are nearly right': `
مدرسه | مدرسة | nearly | ta-marbuta
جامعه | جامعة | nearly | ta-marbuta
مدينه | مَدِينَة | nearly | ta-marbuta
سياره | سيّارة | nearly | ta-marbuta
شجره | شجرة | nearly | ta-marbuta
ورده | وردة | nearly | ta-marbuta
غرفه | غُرْفَة | nearly | ta-marbuta
لغه | لُغَة | nearly | ta-marbuta
سنه | سَنَة | nearly | ta-marbuta
مئه | مئة | nearly | ta-marbuta
صلاه | صلاة | nearly | ta-marbuta
حياه | حياة | nearly | ta-marbuta
كلمه | كلمة | nearly | ta-marbuta
جمله | جملة | nearly | ta-marbuta
قصه | قِصَّة | nearly | ta-marbuta
طالبه | طالِبَة | nearly | ta-marbuta
معلمه | مُعَلِّمَة | nearly | ta-marbuta
وجة | وجه | nearly | ta-marbuta
مياة | مياه | nearly | ta-marbuta
فقة | فِقْه | nearly | ta-marbuta
اللة | الله | nearly | ta-marbuta
هذة | هذه | nearly | ta-marbuta
كتابة | كتابه | nearly | ta-marbuta
المدرسه الكبيره | المدرسة الكبيرة | nearly | ta-marbuta,ta-marbuta
سيارة جديده | سيارة جديدة | nearly | ta-marbuta
`,
  'alef maqsura and ya confused are nearly right': `
علي | على | nearly | alef-maqsura
الي | إلى | nearly | alef-maqsura
متي | متى | nearly | alef-maqsura
موسي | موسى | nearly | alef-maqsura
مستشفي | مستشفى | nearly | alef-maqsura
مقهي | مقهى | nearly | alef-maqsura
ليلي | لَيْلَى | nearly | alef-maqsura
هدي | هُدًى | nearly | alef-maqsura
فتي | فَتًى | nearly | alef-maqsura
كبري | كُبْرَى | nearly | alef-maqsura
اخري | أُخْرَى | nearly | alef-maqsura
حتي | حَتَّى | nearly | alef-maqsura
معني | مَعْنًى | nearly | alef-maqsura
يسعي | يَسْعَى | nearly | alef-maqsura
رمي | رَمَى | nearly | alef-maqsura
فى | في | nearly | alef-maqsura
كرسى | كرسي | nearly | alef-maqsura
صديقى | صديقي | nearly | alef-maqsura
بيتى | بَيْتِي | nearly | alef-maqsura
الذى | الذي | nearly | alef-maqsura
عربى | عَرَبِيّ | nearly | alef-maqsura
شىء | شيء | nearly | alef-maqsura
ذهب الي المدرسه | ذهب إلى المدرسة | nearly | alef-maqsura,ta-marbuta
فى المستشفي | في المستشفى | nearly | alef-maqsura,alef-maqsura
`,
  'one letter wrong in a word of at least four is nearly right': `
كتاف | كتاب | nearly | letter
كطاب | كتاب | nearly | letter
مدرصة | مدرسة | nearly | letter
مضرسة | مدرسة | nearly | letter
مدرست | مدرسة | nearly | letter
تالب | طالب | nearly | letter
طارب | طالب | nearly | letter
معلن | معلم | nearly | letter
صديك | صديق | nearly | letter
سديق | صديق | nearly | letter
مفتاه | مفتاح | nearly | letter
نافظة | نافذة | nearly | letter
كرصي | كرسي | nearly | letter
طعان | طعام | nearly | letter
حقيبت | حقيبة | nearly | letter
هقيبة | حقيبة | nearly | letter
مصتشفى | مستشفى | nearly | letter
مستشفا | مستشفى | nearly | letter
مستقبر | مستقبل | nearly | letter
أستاد | أستاذ | nearly | letter
استاز | أستاذ | nearly | letter
جامئة | جامعة | nearly | letter
عضيم | عظيم | nearly | letter
ظعيف | ضعيف | nearly | letter
صعير | صغير | nearly | letter
كبيل | كبير | nearly | letter
غريب | قريب | nearly | letter
بيت كبيل | بيت كبير | nearly | letter
الولد في البين | الولد في البيت | nearly | letter
يكطب | يكتب | nearly | letter
`,
  'one letter missing from a word of at least four is nearly right': `
كتب | كتاب | nearly | missing
طلب | طالب | nearly | missing
مدسة | مدرسة | nearly | missing
مدرس | مدرسة | nearly | missing
صدق | صديق | nearly | missing
مفتح | مفتاح | nearly | missing
كبر | كبير | nearly | missing
جديد | جديدة | nearly | missing
لكتاب | الكتاب | nearly | missing
البت | البيت | nearly | missing
كاتب | كاتبة | nearly | missing
مستشى | مستشفى | nearly | missing
طولة | طاولة | nearly | missing
سيرة | سيارة | nearly | missing
نفذة | نافذة | nearly | missing
مكتة | مكتبة | nearly | missing
قران | القران | wrong | missing,missing
يكتون | يكتبون | nearly | missing
تلاميذ | التلاميذ | wrong | missing,missing
ولد في البت | ولد في البيت | nearly | missing
`,
  'one letter too many in a word of at least four is nearly right': `
كتااب | كتاب | nearly | extra
طاالب | طالب | nearly | extra
مدررسة | مدرسة | nearly | extra
مدرسةة | مدرسة | nearly | extra
صدييق | صديق | nearly | extra
معللم | معلم | nearly | extra
كبيرة | كبير | nearly | extra
البيوت | البيت | nearly | extra
والكتاب | الكتاب | nearly | extra
كتابي | كتاب | nearly | extra
مكاتب | مكتب | nearly | extra
جاميعة | جامعة | nearly | extra
سيياره | سيارة | nearly | extra,ta-marbuta
الولدو في البيت | الولد في البيت | nearly | extra
`,
  'of another word no letters are listed': `
دار | بيت | wrong | -
خطأ | كبير | wrong | -
مدرسة | جامعة | wrong | -
الكتاب | الباب | wrong | extra,letter
ذهب الولد إلى السوق | شربت البنت الحليب | wrong | -
`,
  'one letter in a shorter word is wrong': `
كلب | قلب | wrong | letter
قلب | كلب | wrong | letter
قلم | قلب | wrong | letter
بنت | بيت | wrong | letter
بيت | بنت | wrong | letter
باب | بات | wrong | letter
يوم | نوم | wrong | letter
نوم | يوم | wrong | letter
تين | طين | wrong | letter
سيف | صيف | wrong | letter
صيف | سيف | wrong | letter
حرب | هرب | wrong | letter
قصر | قصب | wrong | letter
عين | عيش | wrong | letter
من | في | wrong | -
ان | من | wrong | letter
بت | بيت | wrong | missing
بب | باب | wrong | missing
شس | شمس | wrong | missing
بيتي | بيت | wrong | extra
قلام | قلم | wrong | extra
البيت | بيت | wrong | extra,extra
ولدا | ولد | wrong | extra
و | هو | wrong | missing
بات كبير | بيت كبير | wrong | letter
الولد من البيت | الولد في البيت | wrong | -
`,
  'more than one letter is wrong': `
مكبت | مكتب | wrong | letter,letter
كباب | كلام | wrong | letter,letter
مسجد | مدرسة | wrong
سوق | مدرسة | wrong
طعام | كتاب | wrong
مدينة | سفينة | wrong | letter,letter
شجرة | صخرة | wrong | letter,letter
قطار | مطر | wrong
طائرة | سيارة | wrong
كتف | كتاب | wrong
ولد | كتاب | wrong
معلمون | معلم | wrong | extra,extra
الكتاب | كتاب | wrong | extra,extra
كتاب | الكتاب | wrong | missing,missing
 | كتاب | wrong
؟ | كتاب | wrong
كتافان | كتابان | nearly | letter
كتافات | كتابان | wrong | letter,letter
كتاف كبيل | كتاب كبير | wrong | letter,letter
البين الجدين | البيت الجديد | wrong | letter,letter
السوق بعيد | المسجد قريب | wrong
`,
} as const;
