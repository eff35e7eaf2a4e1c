import type { DemoSettings } from './types.ts';

export const demoSettings: DemoSettings = {
  siteName: 'Bustan al-Huruf',
  landingMessage: `أَهْلًا وَسَهْلًا
Bustan al-Huruf, the Garden of Letters, teaches Arabic from the first letter to the first poem, online, at your own pace, with a live meeting every week.
This term the alphabet, first stories and first steps in tajwid are free for everyone. Make an account, open a class and read your first Arabic word tonight.`,
  howto: `1. Open Classes and choose a category.
2. Read what a class is about, then enrol. Free classes open at once; paid ones take the price from your wallet.
3. Study the lessons in order. An exam in the way must be submitted before the lessons after it open.
4. Ask in the discussion under a lesson. A teacher reads it every evening.
5. A monthly class asks for a renewal when its month is over. What you have opened stays open.`,
  aboutUs: `We are a small institute of teachers from Nigeria, Sudan and Egypt. Our students are nurses, traders, students, imams, grandmothers and one retired pilot.
We teach standard Arabic with all its vowels, explain grammar in plain English, and mark every theory answer by hand.`,
  aboutsite: `Classes, lessons and exams stand in one place and work on a small phone with a slow line. Pictures are light, audio is short, and every lesson can be read without either.`,
  privatelesson: `Would you rather learn alone, at your own hour? A private lesson lasts 50 minutes and follows your own book or ours: reading, grammar, conversation or preparation for an examination.
One lesson costs ₦6,000, a set of eight ₦42,000. Write to us in the chat, say what you can already read, and name two hours that suit you.`,
  whatsappNumber: '2348000000000',
};
