import { dictionary } from '@institute/contract/language';

/** What the server says of the settings. */
export const text = dictionary('server/settings', {
  updated: 'Settings updated successfully!',
  logoUploaded: 'Logo uploaded successfully!',
  signatureUploaded: 'Signature uploaded successfully!',
  signatureRemoved: 'Signature removed successfully!',
  pictureMissing: 'Please select an image file',
  contactByReply: 'answer any e-mail of ours',
  somebodyElse: 'Somebody else',
  changedMeanwhile: (by: string) => `${by} changed some of these settings meanwhile.`,
  changedOn: (by: string, time: string) => `${by} changed some of these settings on ${time}.`,
});
