import { isolated } from '@institute/contract/arabic/two-scripts';
import { dictionary } from '@institute/contract/language';

/** What the server says of words. */
export const text = dictionary('server/words', {
  saved: 'Words saved successfully!',
  imported: 'Words imported successfully!',
  tied: 'Remembered for every lesson!',
  planSaved: 'Saved!',
  added: 'Added to your words!',
  twiceInTable: (first: number) => `The same word stands in row ${first}.`,
  answerAccepted: 'Accepted.',
  answerTakenBack: 'Taken back.',
  /** Why a mark has changed, as its student reads it. */
  acceptedToo: (answer: string) => `Another answer is right too: ${isolated(answer)}.`,
  acceptedNoMore: (answer: string) => `An answer is not accepted any more: ${isolated(answer)}.`,
});
