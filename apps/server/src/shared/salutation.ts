import { dictionary } from '@institute/contract/language';

const words = dictionary('server/salutation', {
  named: (name: string) => `Assalamu alaykum ${name},`,
  unnamed: 'Assalamu alaykum,',
});

/** What a mail program makes a link of: an address of the web or of mail, or the beginning of one. */
const LINKED = /[:/@\\]|www\.|\p{L}\.\p{L}/iu;

/**
 * How a mail begins. It goes to whatever address somebody has typed, so a name that would be read as
 * more than a name, of several lines or with an address in it, is left out.
 */
export function salutation(name: string): string {
  const isName =
    !/[\p{C}\u2028\u2029]/u.test(name.replaceAll(/[\u200c-\u200f]/g, '')) && !LINKED.test(name);
  return isName ? words.named(name) : words.unnamed;
}
