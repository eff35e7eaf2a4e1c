import type { Mail } from '../../../platform/mail.ts';

/** The notice of a sign-in from a device that was not known. */
export function newDeviceMail(
  to: string,
  name: string,
  about: { device: string; address: string; at: Date; timeZone: string; profileUrl: string },
): Mail {
  const { device, address, at, timeZone, profileUrl } = about;
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return {
    to,
    subject: 'A new device signed in to your account',
    text: [
      `Assalamu alaykum ${name},`,
      '',
      `On ${day.format(at)} (${timeZone}) somebody signed in to your account with ${device}, from the address ${address}.`,
      '',
      'If this was you, there is nothing to do.',
      '',
      `If it was not, change your password and sign out all other devices: ${profileUrl}`,
    ].join('\n'),
  };
}
