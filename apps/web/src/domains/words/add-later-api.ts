import type { DataOf } from '@institute/contract/call';
import { getRootWords, getWordFamily } from '@institute/contract/word-roots';
import type { QueryClient } from '@tanstack/react-query';
import { changeCopy } from '../../platform/change-copy.ts';
import { wordRootsKey } from '../../platform/query-keys.ts';
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
  const familyWith = (family: Family): Family => ({ ...family, is_mine: '1' });
  const rootWith = (words: RootWords): RootWords =>
    words.map((word) => (word.id === wordId ? { ...word, is_mine: '1' } : word));
  await changeCopy(getWordFamily, input, familyWith);
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: wordRootsKey })) {
    const [, kind, of] = queryKey;
    if (kind === 'root') {
      await changeCopy(getRootWords, { root: of }, rootWith);
      client.setQueryData<RootWords>(queryKey, (known) => known && rootWith(known));
    } else if (of === wordId) {
      client.setQueryData<Family>(queryKey, (known) => known && familyWith(known));
    }
  }
  return true;
}
