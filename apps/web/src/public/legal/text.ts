import { dictionary } from '@institute/contract/language';

/** The words around the terms and the privacy notice; their own are settings of the institute. */
export const text = dictionary('public/legal', {
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  since: 'Version {version}, since {date}',
  loading: 'Loading the text',
  failed: 'The text could not be loaded.',
  about: 'About us',
  goOn: 'Go to the institute',
});
