import { meaningsOf } from '../../domains/lessons/word-language.ts';
import type { Card } from '../../domains/words/model.ts';
import { RootLink } from '../../domains/words/widgets/root-link.tsx';
import { text } from './text.ts';

/** What else there is to know of a word, as far as its teacher has said. */
export function WordDetails({ card }: { card: Card }) {
  const words = text.feedback;
  const parts = [
    ...meaningsOf(card)
      .slice(1)
      .map(({ language, lang, value }) => ({ name: words[language], value, lang })),
    { name: words.plural, value: card.plural, lang: 'ar' },
    { name: words.root, value: card.root, lang: 'ar' },
  ].filter(({ value }) => value !== '');
  return (
    <>
      {parts.length > 0 && (
        <dl className="flex flex-wrap items-baseline justify-center gap-x-6 gap-y-1 text-sm">
          {parts.map(({ name, value, lang }) => (
            <div key={name} className="flex items-baseline gap-2">
              <dt className="text-muted">{name}</dt>
              <dd
                dir={lang === 'ar' ? 'rtl' : 'auto'}
                lang={lang}
                className={lang === 'ar' ? 'text-lg leading-loose' : undefined}
              >
                {name === words.root ? <RootLink root={value} /> : value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {card.example !== '' && (
        <p dir="rtl" lang="ar" translate="no" className="text-center text-xl leading-loose">
          {card.example}
        </p>
      )}
    </>
  );
}
