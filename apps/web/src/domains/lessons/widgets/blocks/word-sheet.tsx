import type { ReactNode } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SoundButton } from '../../../../ui/sound-button.tsx';
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
  const parts = [
    { name: words.hausa, value: word.hausa, isArabic: false },
    { name: words.yoruba, value: word.yoruba, isArabic: false },
    { name: words.plural, value: word.plural, isArabic: true },
    { name: words.root, value: word.root, isArabic: true },
    { name: words.pattern, value: word.pattern, isArabic: true },
    { name: words.example, value: word.example, isArabic: true },
  ].filter(({ value }) => value !== '');
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={
        <bdi lang="ar" className="reading-arabic">
          {word.arabic}
        </bdi>
      }
    >
      <div className="flex items-center gap-3">
        <p dir="auto" className="grow font-semibold text-lg">
          {word.meaning}
        </p>
        {word.sound && <SoundButton path={word.sound.url} word={word.arabic} />}
      </div>
      {parts.length > 0 && (
        <dl className="mt-3 flex flex-col gap-1">
          {parts.map(({ name, value, isArabic }) => (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="shrink-0 text-muted text-sm">{name}</dt>
              <dd
                dir={isArabic ? 'rtl' : 'auto'}
                lang={isArabic ? 'ar' : undefined}
                className={isArabic ? 'font-amiri text-xl leading-loose' : undefined}
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
