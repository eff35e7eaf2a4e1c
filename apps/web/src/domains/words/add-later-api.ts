import type { DataOf, InputOf } from '@institute/contract/call';
import { getRootWords, getWordFamily } from '@institute/contract/words/word-roots';
import type { QueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { changeCopy } from '../../platform/change-copy.ts';
import { waitToSend } from '../../platform/waiting.ts';

type Family = DataOf<typeof getWordFamily>;
type RootWords = DataOf<typeof getRootWords>;

/**
 * Keeps a word that was added without a connection until it can be sent, and says on this device that it
 * is one's own. False where nothing can be kept.
 */
export async function addLater(client: QueryClient, wordId: number): Promise<boolean> {
  const input = { word_id: wordId };
  if (!(await waitToSend(`word ${wordId}`, { what: 'word', input }))) return false;
  const familyWith = (family: Family): Family => ({ ...family, isMine: true });
  const rootWith = (words: RootWords): RootWords =>
    words.map((word) => (word.id === wordId ? { ...word, isMine: true } : word));
  await changeCopy(getWordFamily, { wordId }, familyWith);
  client.setQueryData<Family>(
    answerKey(getWordFamily, { wordId }),
    (known) => known && familyWith(known),
  );
  for (const { queryKey } of client
    .getQueryCache()
    .findAll({ queryKey: answerKey(getRootWords) })) {
    await changeCopy(getRootWords, queryKey[1] as InputOf<typeof getRootWords>, rootWith);
    client.setQueryData<RootWords>(queryKey, (known) => known && rootWith(known));
  }
  return true;
}
