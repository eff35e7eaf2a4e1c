/** How it was typed never matters, however strict: given | accepted | verdict | slips, judged under `tashkeel`. */
export const typing = {
  'composed and taken apart': `
\u0623\u062D\u0645\u062F | \u0627\u0654\u062D\u0645\u062F | right
\u0627\u0654\u062D\u0645\u062F | \u0623\u062D\u0645\u062F | right
\u0627\u0655\u0633\u0644\u0627\u0645 | إسلام | right
إسلام | \u0627\u0655\u0633\u0644\u0627\u0645 | right
\u0627\u0653\u0633\u0641 | آسف | right
آسف | \u0627\u0653\u0633\u0641 | right
\u0633\u0648\u0654\u0627\u0644 | سؤال | right
سؤال | \u0633\u0648\u0654\u0627\u0644 | right
\u0631\u064A\u0654\u064A\u0633 | رئيس | right
رئيس | \u0631\u064A\u0654\u064A\u0633 | right
\u0642\u0631\u0649\u0654 | قرئ | right
\u0627\u064E\u0654كل | أَكل | right
\u0627\u0654\u064Eكل | أَكل | right
`,
  'shadda before or after its vowel': `
\u0645\u064F\u0639\u064E\u0644\u0651\u0650\u0645 | \u0645\u064F\u0639\u064E\u0644\u0650\u0651\u0645 | right
\u0645\u064F\u0639\u064E\u0644\u0650\u0651\u0645 | \u0645\u064F\u0639\u064E\u0644\u0651\u0650\u0645 | right
\u0633\u064E\u064A\u0651\u064E\u0627\u0631\u064E\u0629 | \u0633\u064E\u064A\u064E\u0651\u0627\u0631\u064E\u0629 | right
\u0633\u064E\u064A\u064E\u0651\u0627\u0631\u064E\u0629 | \u0633\u064E\u064A\u0651\u064E\u0627\u0631\u064E\u0629 | right
\u0623\u064F\u0645\u0651\u064C | \u0623\u064F\u0645\u064C\u0651 | right
\u0623\u064F\u0645\u064C\u0651 | \u0623\u064F\u0645\u0651\u064C | right
\u062D\u064E\u0642\u0651\u064D | \u062D\u064E\u0642\u064D\u0651 | right
\u0631\u064E\u0628\u0651\u064F\u0643 | \u0631\u064E\u0628\u064F\u0651\u0643 | right
`,
  'signs of the Quran’s script': `
ٱل\u06E1حَم\u06E1دُ لِلَّهِ | الْحَمْدُ لِلَّهِ | right
الْحَمْدُ | ٱل\u06E1حَم\u06E1دُ | right
مِن\u06DF | مِنْ | right
كِتَاب\u08F1 | كِتَابٌ | right
قَدِير\u065E | قَدِيرٌ | right
كِتَاب\u08F0ا | كِتَابًا | right
هُد\u0657ى | هُدًى | right
كِتَاب\u08F2 | كِتَابٍ | right
شَي\u06E1ء\u0656 | شَيْءٍ | right
`,
  tatweel: `
كتـاب | كتاب | right
كتـــــاب | كتاب | right
كتاب | كتـــاب | right
مـدرسـة | مدرسة | right
محـمـد | محمد | right
الســـلام | السلام | right
كـِتـَاب | كِتَاب | right
بــيــت | بيت | right
ســـوق جـديـد | سوق جديد | right
هـ | ه | right
`,
  'presentation forms': `
\uFEDB\uFE98\uFE8E\uFE8F | كتاب | right
كتاب | \uFEDB\uFE98\uFE8E\uFE8F | right
\uFE91\uFEF4\uFE96 | بيت | right
\uFEE3\uFEAA\uFEAD\uFEB3\uFE94 | مدرسة | right
\uFEF3\uFEEE\uFEE1 | يوم | right
\uFEFB | لا | right
\uFEFC | لا | right
لا | \uFEFB | right
\uFEF7 | لأ | right
\uFEF9 | لإ | right
\uFEF5 | لآ | right
\uFEB3\uFEFC\uFEE1 | سلام | right
\uFEDB\uFE77\uFE98\uFE8E\uFE8F | كَتاب | right
\uFDF2 | الله | right
\uFECB\uFEE0\uFEF2 | علي | right
\uFECB\uFEE0\uFEF0 | على | right
`,
  'figures of either kind': `
٣ | 3 | right
3 | ٣ | right
۳ | 3 | right
١٢ | 12 | right
2026 | ٢٠٢٦ | right
٢٠٢٦ | 2026 | right
الدرس ٥ | الدرس 5 | right
الدرس 5 | الدرس ٥ | right
١٠ كتب | 10 كتب | right
الساعة ٧ | الساعة 7 | right
`,
  'a figure that is wrong is wrong': `
3 | 4 | wrong | -
٣ | ٤ | wrong | -
2025 | ٢٠٢٦ | wrong | letter
الدرس 6 | الدرس 5 | wrong | letter
12345 | 1234 | wrong | extra
123 | 1234 | wrong | missing
`,
  'spaces and punctuation': `
 كتاب  | كتاب | right
كتاب. | كتاب | right
كتاب، | كتاب | right
«كتاب» | كتاب | right
"كتاب" | كتاب | right
(كتاب) | كتاب | right
كتاب؟ | كتاب | right
كيف حالك؟ | كيف حالك | right
كيف   حالك | كيف حالك؟ | right
كيف حالك ؟ | كيف حالك؟ | right
نعم أنا طالب | نعم، أنا طالب. | right
السلام عليكم! | السلام عليكم | right
السلامعليكم | السلام عليكم | right
عبدالله | عبد الله | right
عبد الله | عبدالله | right
إن شاء الله | إنشاء الله | right
الشرق-الأوسط | الشرق الأوسط | right
أهلا؛ وسهلا | أهلا وسهلا | right
ذهب… | ذهب | right
\u200Fكتاب\u200E | كتاب | right
كتاب\u200C | كتاب | right
كتاب\u00A0جديد | كتاب جديد | right
`,
  'letters of other keyboards': `
کتاب | كتاب | right
كتاب | کتاب | right
بیت | بيت | right
کبیر | كبير | right
بہ | به | right
ھذا | هذا | right
جملۃ | جملة | right
ٱلبيت | البيت | right
`,
} as const;
