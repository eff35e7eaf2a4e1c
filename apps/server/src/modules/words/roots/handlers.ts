import { addToMyWords, getRootWords, getWordFamily } from '@institute/contract/words/word-roots';
import { handle } from '../../../handler.ts';
import { text } from '../text.ts';
import { addWord, rootWords, wordFamily } from './family.ts';

export const rootHandlers = [
  handle(getWordFamily, async (context, { word_id }) => ({
    data: await wordFamily(context, word_id),
  })),

  handle(getRootWords, async (context, { root }) => ({ data: await rootWords(context, root) })),

  handle(addToMyWords, async (context, { word_id }) => {
    await addWord(context, word_id);
    return { data: null, message: text.added };
  }),
];
