import type { RequestOf } from '@institute/contract/call';
import type { updateInstituteProfile } from '@institute/contract/settings/institute-profile';

type Profile = RequestOf<typeof updateInstituteProfile>;

/** The teachers of the demo institute, each with the asset that is their picture. */
export const demoTeachers: readonly { name: string; line: string; asset: string }[] = [
  {
    name: 'Ustadha Maryam Bello',
    line: 'From Kano. Has taught the alphabet and the reading of the Qur’an for fourteen years, to children and to their grandmothers.',
    asset: 'teacher-maryam.webp',
  },
  {
    name: 'Ustadh Sami Idris · الْأُسْتَاذُ سَامِي',
    line: 'From Omdurman. Grammar, poetry and everyday speech; believes that every rule fits into one good sentence.',
    asset: 'teacher-sami.webp',
  },
  {
    name: 'Ustadha Huda Mansour · الْأُسْتَاذَةُ هُدَى',
    line: 'From Cairo. Gives the private lessons and marks the theory answers, each with a line of her own hand.',
    asset: 'teacher-huda.webp',
  },
];

/** What the demo institute says of itself beside them. */
export const demoProfile: Profile = {
  questions: [
    {
      question: 'Do I need to know any Arabic?',
      answer:
        'No. “The Arabic Alphabet” begins with the first letter, بَاءٌ, and costs nothing. If you can read already, look at the level of a class: A1 begins with short texts.',
    },
    {
      question: 'How much time does it take?',
      answer:
        'Twenty minutes a day are enough. Each class says how many hours it is meant for, and nothing runs away: lessons stay open to you.',
    },
    {
      question: 'Does it work on my phone, and on a slow line?',
      answer:
        'Yes. A lesson weighs less than a photograph, and what you have opened can be read again without a connection.',
    },
    {
      question: 'What does it cost, and how do I pay?',
      answer:
        'Several classes are free. Some are paid once; the Conversation Club is paid by the month, and no month is renewed by itself.\nYou fill a wallet in naira by card, or pay a class by card directly. The price stands on the page of each class.',
    },
    {
      question: 'Can my child learn here?',
      answer:
        'Yes. Open the account together, with your own e-mail. Many families read side by side: the exercises are the same for seven and for seventy.',
    },
    {
      question: 'What is the certificate worth?',
      answer:
        'It says what you have done, with your name, the class and the date, and carries a code. An employer or a school types the code on this site and sees that it is genuine.',
    },
  ],
  address: '12 Sabo Bakin Zuwo Road\nKano, Nigeria',
  contactEmail: 'salam@bustan.example',
  levelA0: 'Know the 28 letters and their marks, and read بَيْتٌ and كِتَابٌ aloud.',
  levelA1: 'Read a short vocalised story, greet, and say who you are.',
  levelA2: 'Take a sentence apart, and talk about a day of yours.',
  levelB1: 'Follow a lesson in Arabic, and write a page without help.',
  levelB2: 'Read poems and newspapers, and argue politely.',
};
