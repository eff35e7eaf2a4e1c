import { dictionary } from '@institute/contract/language';

/** The words of telling others of a class. */
export const shareText = dictionary('domains/classes/share', {
  share: 'Share',
  whatsApp: 'Share on WhatsApp',
  copy: 'Copy the link',
  copied: 'Copied',
  copyRefused: 'The link could not be copied.',
});
