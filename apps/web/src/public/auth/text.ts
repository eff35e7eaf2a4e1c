import { dictionary } from '@institute/contract/language';

/** The words of the three authentication forms; what the landing page shows too is in `../text.ts`. */
export const text = dictionary('public/auth', {
  newPassword: 'New password',
  passwordHint: 'At least 8 characters',
  name: 'Full name',
  phone: 'Phone number',
  referral: 'Referral code',
  referralGiven: 'From the link that brought you here',
  referralUnknown: 'This referral code is not known; you can sign up without it.',
  agreement: 'By creating an account you agree to our {terms}, and you have read our {privacy}.',
  joinFree: 'Free: it opens at its first lesson as soon as your account is there.',
  joinPaid: (price: string) => `${price}: you pay once your account is there.`,
  joinLater: '{class} comes first: your account is where you begin.',
  joined: 'You have joined the class.',
  code: '6-digit code',

  hasAccount: 'Already have an account?',
  backTo: (form: string) => `Back to ${form}`,
  goOn: 'Continue',
  willMail:
    'We will mail you a 6-digit code to set a new password with. If your account has no e-mail, ask the institute for a link.',
  mailed:
    'If this address has an account, a 6-digit code is in its mailbox. It is good for 10 minutes.',
  mailedToNumber:
    'If the account with this number has an e-mail, a 6-digit code is in its mailbox, good for 10 minutes. If it has none, ask the institute for a link.',
  sendAgain: 'Send a new code',
  sentAgain: 'A new code is on its way.',
  otherEmail: 'Use another e-mail or number',

  isItYou: 'Is it you?',
  whyCode:
    'Too many people have tried to sign in to this account, so we do not look at passwords from devices that are new to it. We mail a code to the address of the account; with it this device is known, and you sign in as always. If it has no e-mail, ask the institute for a link.',
  mailCode: 'Mail me a code',
  finishSignIn: 'Continue',

  emailNeeded: 'Email is required',
  emailInvalid: 'This is not an e-mail address.',
  passwordNeeded: 'Password is required',
  codeInvalid: 'Enter the 6 digits of the code, or the 16 of the long one.',

  loginDone: 'Login successful!',
  signupDone: 'Registration successful!',
  resetDone: 'Password reset successful! You can now login.',
});

/** What is said of a code that was asked for, by what the account was named with. */
export const mailedTo = (name: string): string =>
  name.includes('@') ? text.mailed : text.mailedToNumber;

/** The words of the second step of signing in. */
export const secondStepText = dictionary('public/auth/second-step', {
  intro: 'Your password is right. One more step proves that it is you.',
  back: 'Begin again with the password',
  done: 'Login successful!',
});
