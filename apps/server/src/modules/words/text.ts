import { dictionary } from '@institute/contract/language';

/** What the server says of words. */
export const text = dictionary('server/words', {
  saved: 'Words saved successfully!',
  imported: 'Words imported successfully!',
  tied: 'Remembered for every lesson!',
  planSaved: 'Saved!',
  added: 'Added to your words!',
  twiceInTable: (first: number) => `The same word stands in row ${first}.`,
});
