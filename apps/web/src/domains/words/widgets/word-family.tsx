import { rootLetters } from '@institute/contract/arabic/root-letters';
import { pathTo } from '@institute/contract/routes';
import { getWordFamily } from '@institute/contract/words/word-roots';
import { Link } from 'react-router';
import { useAnswer } from '../../../platform/answers.ts';
import { rootsText as words } from '../roots-text.ts';
import { AddWord } from './add-word.tsx';

/** Words of the family that are shown at once. */
const SHOWN = 6;

/** Beneath a word that was tapped: the others of its root, and what adds it to one's own. */
export function WordFamily({ word }: { word: { id: number; root: string } }) {
  const { data } = useAnswer(getWordFamily, { wordId: word.id });
  // Whatever cannot be had is left out: the word itself is there.
  if (!data) return <div className="min-h-11" />;
  const root = rootLetters(word.root);
  return (
    <>
      {data.family.length > 0 && (
        <section className="mt-4 border-line border-t pt-3">
          <h3 className="text-muted text-sm">{words.family}</h3>
          <ul className="mt-1">
            {data.family.slice(0, SHOWN).map(({ id, arabic, meaning }) => (
              <li key={id} className="flex items-baseline justify-between gap-4">
                <bdi className="min-w-0 [overflow-wrap:anywhere]">{meaning}</bdi>
                <bdi lang="ar" translate="no" className="shrink-0 font-amiri text-xl leading-loose">
                  {arabic}
                </bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AddWord id={word.id} isMine={data.isMine} />
        {root !== '' && (
          <Link to={pathTo('root', { root })} className="tap inline-flex items-center">
            {words.wholeRoot}
          </Link>
        )}
      </div>
    </>
  );
}
