import { dictionary } from '@institute/contract/language';
import { salutation } from '../../shared/salutation.ts';

/** What the server says of signing in and of accounts; its mails about them. */
export const text = dictionary('server/auth', {
  signedIn: 'Login successful!',
  signedUp: 'Registration successful!',
  signedOut: 'You are signed out.',
  yourselfAgain: 'You are yourself again.',
  codeMailed: 'If this e-mail belongs to an account, a 6-digit code is on its way to it.',
  deviceKnown: 'This device is known now.',
  deviceSignedOut: 'That device is signed out.',
  othersSignedOut: 'All other devices are signed out.',
  device: {
    /** `Chrome` on `Android`. */
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'an unknown device',
  },
  emailVerified: 'Your e-mail is verified.',
  verificationMailed: 'A link and a 6-digit code are on their way to your e-mail.',
  invitationAccepted: 'Welcome! Your password is set.',
  passwordUpdated: 'Password updated successfully!',
  passwordReset: 'Password reset successful! You can now login.',
  firstAdministrator: 'Administrator',
  /** Mails, line by line. */
  mails: {
    code: {
      /** What a mailed code is for. */
      reset: {
        subject: (code: string) => `${code} is your password reset code`,
        longSubject: 'Your code to set a new password',
        code: (code: string) => `Your code to set a new password is ${code}.`,
        ignore: 'If you did not ask for it, ignore this mail: your password stays as it is.',
      },
      device: {
        subject: (code: string) => `${code} is your sign-in code`,
        longSubject: 'Your code to sign in on a new device',
        code: (code: string) => `Your code to sign in on a new device is ${code}.`,
        ignore:
          'If you did not ask for it, ignore this mail: somebody has tried to sign in to your account, and has not come in.',
      },
      text: (name: string, words: { code: string; ignore: string }, longCode: string) =>
        [
          salutation(name),
          '',
          `${words.code} It is good for 10 minutes and for one use, in the browser that asked for it.`,
          '',
          'Where it is not taken, type this long code instead. It is good for an hour and for one use, in any browser:',
          '',
          longCode,
          '',
          words.ignore,
          '',
          'We never ask for these codes: tell them to nobody.',
        ].join('\n'),
      /** When so many codes were asked for and not used that there are no short ones for now. */
      longText: (name: string, longCode: string, ignore: string) =>
        [
          salutation(name),
          '',
          'Type this code where the 6-digit code is asked for. It is good for an hour and for one use, in any browser:',
          '',
          longCode,
          '',
          ignore,
          '',
          'We never ask for this code: tell it to nobody.',
        ].join('\n'),
    },
    newDevice: {
      subject: 'A new device signed in to your account',
      text: (
        name: string,
        about: { device: string; address: string; time: string; timeZone: string; url: string },
      ) =>
        [
          salutation(name),
          '',
          `On ${about.time} (${about.timeZone}) somebody signed in to your account with ${about.device}, from the address ${about.address}.`,
          '',
          'If this was you, there is nothing to do.',
          '',
          `If it was not, change your password and sign out all other devices: ${about.url}`,
        ].join('\n'),
    },
    verification: {
      subject: 'Verify your e-mail address',
      text: (name: string, { address, code }: { address: string; code: string }) =>
        [
          salutation(name),
          '',
          'Open this link to verify that this e-mail address is yours, on any device:',
          address,
          '',
          `Or enter the code ${code} in your profile. Link and code are good for 24 hours.`,
          '',
          'Rewards are paid to verified people only; nothing else waits for it. If you have no account with us, ignore this mail.',
        ].join('\n'),
    },
    invitation: {
      subject: (institute: string) => `Your account at ${institute}`,
      text: (
        name: string,
        about: {
          address: string;
          classNames: readonly string[];
          institute: string;
          days: number;
          signIn: string;
        },
      ) =>
        [
          salutation(name),
          '',
          `${about.institute} has made an account for you.`,
          ...(about.classNames.length > 0 ? [`Your classes: ${about.classNames.join(', ')}.`] : []),
          '',
          `Open this link to choose a password and come in. It is good for ${about.days} days and for one use:`,
          about.address,
          '',
          `When it is over, choose a password by a code instead: ${about.signIn}`,
          '',
          'If you do not know this institute, ignore this mail: without a password nobody comes in.',
        ].join('\n'),
    },
    place: {
      subject: (institute: string) => `A place for you at ${institute}`,
      text: (
        name: string,
        about: { classNames: readonly string[]; institute: string; takeOver: string },
      ) =>
        [
          salutation(name),
          '',
          `${about.institute} has given the account under this e-mail address a place in: ${about.classNames.join(', ')}.`,
          '',
          'Nobody has verified yet that this address belongs to the account. If you made it, sign in and there they are.',
          '',
          `If you did not, somebody else did. Choose a password of your own here, and they are signed out: ${about.takeOver}`,
        ].join('\n'),
    },
    secondFactor: {
      added: {
        subject: 'A second factor was added to your account',
        sentence: 'An authenticator app or a passkey has just been added to your account.',
      },
      removed: {
        subject: 'A second factor was removed from your account',
        sentence: 'An authenticator app or a passkey has just been removed from your account.',
      },
      recoveryUsed: {
        subject: 'A recovery code was used to sign in',
        sentence:
          'Somebody has just signed in to your account with one of its recovery codes, which is now used.',
      },
      guessed: {
        subject: 'Wrong codes were entered to sign in to your account',
        sentence:
          'Somebody who knows the password of your account has failed five times at its second factor, and has not come in.',
      },
      text: (name: string, sentence: string) =>
        [
          salutation(name),
          '',
          sentence,
          '',
          'If this was not you, change your password at once and tell the institute.',
        ].join('\n'),
    },
    changed: {
      subject: 'Your password was changed',
      text: (name: string) =>
        [
          salutation(name),
          '',
          'The password of your account has just been changed, and all other devices were signed out.',
          '',
          'If this was not you, reset your password at once and tell the institute.',
        ].join('\n'),
    },
  },
});
