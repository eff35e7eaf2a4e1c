import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** What the authentication forms are called, on the buttons that open them and over them. */
export const authText = dictionary('public/forms', {
  signIn: 'Sign In',
  signUp: 'Create an account',
  reset: 'Reset Password',
  forgotten: 'Forgot your password?',
  email: 'Email',
  signInName: 'Email or phone number',
  password: 'Password',
  newHere: 'New here?',
  loading: 'Loading the form',
  notFetched: 'The form could not be fetched. Check your connection and try again.',
});

/** The words of the landing view that are the same in every institute. */
export const landingText = dictionary('public/landing', {
  firstWord: 'Read a first word now',
  seeClasses: 'See the classes',
  start: 'Start learning today',
  gotIt: 'Got it',

  classes: {
    title: 'Our classes',
    moving: 'the classes',
    previous: 'Previous classes',
    next: 'Next classes',
    loading: 'Loading the classes',
    failed: 'The classes could not be loaded.',
    about: 'About This Class',
    aboutShort: 'About',
    kinds: { free: 'Free', once: 'One payment', monthly: 'Monthly' },
    facts: (level: string, hours: string, lessons: string) =>
      [level, hours, lessons].filter((fact) => fact !== '').join(' · '),
    hours: (count: number) => countOf(count, 'hour'),
    all: (count: number) => `See all ${formatNumber(count)} classes`,
    wholePage: 'Lessons, level and price',
    none: 'The first classes are being prepared',
    noneDetail: 'Create an account: they stand there as soon as they open.',
  },
  features: {
    title: 'Why learn with us',
    carousel: 'carousel',
    moving: 'the features',
  },
});
