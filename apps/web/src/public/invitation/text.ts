import { dictionary } from '@institute/contract/language';

/** The words of the page that an invitation opens. */
export const text = dictionary('public/invitation', {
  title: 'Choose your password',
  loading: 'Looking for your invitation',
  hello: 'Assalamu alaykum {name}, an account has been made for you.',
  helloAgain: 'Assalamu alaykum {name}, choose the new password of your account.',
  email: 'Email',
  phone: 'Phone number',
  password: 'New password',
  passwordHint: 'At least 8 characters',
  agreement: 'By coming in you agree to our {terms}, and you have read our {privacy}.',
  submit: 'Come in',
  otherAccount: 'You are signed in as {email} here. Coming in signs that account out.',
  noLink: 'This address is not complete. Open the link that you were sent once more.',
  retry: 'Try again',
  signIn: 'Sign in',
  reset: 'Choose a password by a code',
});
