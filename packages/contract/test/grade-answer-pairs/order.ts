/** Judged by hand under `letters`: given | accepted (several behind slashes) | verdict | slips. */
export const order = {
  'the right words in another order are nearly right': `
حالك كيف | كيف حالك | nearly | order
عليكم السلام | السلام عليكم | nearly | order
كبير البيت | البيت كبير | nearly | order
الولد ذهب | ذهب الولد | nearly | order
الكتاب هذا | هذا الكتاب | nearly | order
طالب أنا | أنا طالب | nearly | order
جديد كتاب | كتاب جديد | nearly | order
البيت في الولد | الولد في البيت | nearly | order
في البيت الولد | الولد في البيت | nearly | order
إلى المدرسة ذهب أحمد | ذهب أحمد إلى المدرسة | nearly | order
أحمد ذهب إلى المدرسة | ذهب أحمد إلى المدرسة | nearly | order
ذهب إلى المدرسة أحمد | ذهب أحمد إلى المدرسة | nearly | order
المعلم يكتب الدرس | يكتب المعلم الدرس | nearly | order
الدرس يكتب المعلم | يكتب المعلم الدرس | nearly | order
اسمي ما | ما اسمي | nearly | order
هو من | من هو | nearly | order
القهوة أشرب صباحا | أشرب القهوة صباحا | nearly | order
صباحا أشرب القهوة | أشرب القهوة صباحا | nearly | order
`,
  'order, with a slip in a word besides': `
المدرسه إلى ذهب | ذهب إلى المدرسة | nearly | order,ta-marbuta
الي المدرسة ذهب | ذهب إلى المدرسة | nearly | order,alef-maqsura
جديده سيارة | سيارة جديدة | nearly | order,ta-marbuta
احمد ذهب | ذهب أحمد | nearly | order
علي هذا | هذا على | nearly | order,alef-maqsura
`,
  'other words are no matter of order': `
البيت قريب | كبير البيت | wrong
ذهب البنت | ذهب الولد | wrong
كيف حالك يا علي | كيف حالك | wrong | -
كيف | كيف حالك | wrong | -
هذا هذا | هذا كتاب | wrong
كتاب كتاب جديد | كتاب جديد | wrong | extra,extra,extra,extra
الولد البيت | الولد في البيت | wrong | -
`,
  'the kindest of several answers counts': `
مدرسة | مدرسة / جامعة | right
جامعة | مدرسة / جامعة | right
جامعه | مدرسة / جامعة | nearly | ta-marbuta
مدرس | معلم / مدرس | right
معلم | أستاذ / معلم / مدرس | right
استاذ | أستاذ / معلم / مدرس | right
مدرسن | أستاذ / معلم / مدرس | nearly | extra
كتاب | كتب / كتاب | right
كتب | كتاب / كتب | right
سوق | مدرسة / جامعة | wrong
كلب | قلب / كلب | right
شباك | نافذة / شباك | right
نافذه | نافذة / شباك | nearly | ta-marbuta
شكرا جزيلا | شكرا / شكرا جزيلا | right
جزيلا شكرا | شكرا / شكرا جزيلا | nearly | order
مع السلامة | وداعا / مع السلامة / إلى اللقاء | right
الى اللقاء | وداعا / مع السلامة / إلى اللقاء | right
`,
} as const;
