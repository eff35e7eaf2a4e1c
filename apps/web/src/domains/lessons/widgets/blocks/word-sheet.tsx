import type { ReactNode } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SoundButton } from '../../../../ui/sound-button.tsx';
import { meaningsOf } from '../../word-language.ts';
import type { LessonWord } from './lesson-word.ts';
import { blocksText } from './text.ts';

interface WordSheetProps {
  word: LessonWord;
  /** What else there is of it, beneath. */
  more?: ReactNode;
  onClose: () => void;
}

/** What there is to know of a word that was tapped. */
export function WordSheet({ word, more, onClose }: WordSheetProps) {
  const words = blocksText.word;
  const [first, ...others] = meaningsOf(word);
  const parts = [
    ...others.map(({ language, lang, value }) => ({ name: words[language], value, lang })),
    { name: words.plural, value: word.plural, lang: 'ar' },
    { name: words.root, value: word.root, lang: 'ar' },
    { name: words.pattern, value: word.pattern, lang: 'ar' },
    { name: words.example, value: word.example, lang: 'ar' },
  ].filter(({ value }) => value !== '');
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={
        <bdi lang="ar" translate="no" className="reading-arabic">
          {word.arabic}
        </bdi>
      }
    >
      <div className="flex items-center gap-3">
        <p dir="auto" lang={first.lang} className="grow font-semibold text-lg">
          {first.value}
        </p>
        {word.sound && <SoundButton path={word.sound.url} word={word.arabic} />}
      </div>
      {parts.length > 0 && (
        <dl className="mt-3 flex flex-col gap-1">
          {parts.map(({ name, value, lang }) => (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="shrink-0 text-muted text-sm">{name}</dt>
              <dd
                dir={lang === 'ar' ? 'rtl' : 'auto'}
                lang={lang}
                className={lang === 'ar' ? 'font-amiri text-xl leading-loose' : undefined}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {more}
    </Dialog>
  );
}
