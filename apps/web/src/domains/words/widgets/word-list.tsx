import { pathTo } from '@institute/contract/routes';
import type { LessonWord } from '@institute/contract/words/lesson-words';
import { Link } from 'react-router';
import { cx } from '../../../ui/class-names.ts';
import { SoundButton } from '../../../ui/sound-button.tsx';
import { meaningsOf } from '../../lessons/word-language.ts';
import { listText as words } from '../list-text.ts';

interface WordListProps {
  list: readonly LessonWord[];
  /** True where they have their own place in the lesson: they are seen at once. */
  isOpen: boolean;
  /** True where their teacher looks at them, whom nothing leads away from what is being written. */
  isPreview?: boolean;
}

/** The words of a lesson as its students see them. */
export function WordList({ list, isOpen, isPreview = false }: WordListProps) {
  return (
    <details
      open={isOpen}
      className={cx('rounded-card border border-line bg-surface', !isOpen && 'mt-8')}
    >
      <summary className="tap cursor-pointer px-4 py-3 font-semibold sm:px-5">
        {words.title}
        <span className="ms-2 font-normal text-muted">({words.count(list.length)})</span>
      </summary>
      <ul className="divide-y divide-line border-line border-t px-4 sm:px-5">
        {list.map((word) => (
          <WordRow key={word.id} word={word} />
        ))}
      </ul>
      <p className="border-line border-t px-4 py-3 text-muted text-sm sm:px-5">
        {isPreview ? words.practise : <Link to={pathTo('practice')}>{words.practise}</Link>}
      </p>
    </details>
  );
}

function WordRow({ word }: { word: LessonWord }) {
  const others = [
    { name: words.plural, value: word.plural },
    { name: words.root, value: word.root },
  ].filter(({ value }) => value !== '');
  const [first, ...translations] = meaningsOf(word);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2">
      <span className="[overflow-wrap:anywhere]">
        <bdi lang={first.lang}>{first.value}</bdi>
        {translations.map(({ lang, value }) => (
          <bdi key={lang} lang={lang} className="block text-muted text-sm">
            {value}
          </bdi>
        ))}
      </span>
      <span dir="rtl" className="max-w-[60vw] text-start">
        <span className="flex items-center gap-2">
          <bdi lang="ar" translate="no" className="text-2xl leading-loose">
            {word.arabic}
          </bdi>
          {word.sound && <SoundButton path={word.sound.url} word={word.arabic} />}
        </span>
        {others.map(({ name, value }) => (
          <span key={name} className="block text-muted text-sm leading-loose">
            <bdi>{name}</bdi>{' '}
            <bdi lang="ar" translate="no" className="text-base text-ink">
              {value}
            </bdi>
          </span>
        ))}
      </span>
    </li>
  );
}
