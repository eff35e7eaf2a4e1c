import { dateFormat } from '@institute/contract/text/formats';
import type { Mail } from '../../../platform/mail.ts';
import { text } from '../text.ts';

/** The notice of a sign-in from a device that was not known. */
export function newDeviceMail(
  to: string,
  name: string,
  about: { device: string; address: string; at: Date; timeZone: string; profileUrl: string },
): Mail {
  const { device, address, at, timeZone, profileUrl } = about;
  const day = dateFormat({
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const words = text.mails.newDevice;
  const time = day.format(at);
  return {
    to,
    subject: words.subject,
    text: words.text(name, { device, address, time, timeZone, url: profileUrl }),
  };
}
