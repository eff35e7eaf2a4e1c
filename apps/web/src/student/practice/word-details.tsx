import type { Card } from '../../domains/words/model.ts';
import { late } from '../../ui/late.tsx';
import { text } from './text.ts';

const RootLink = late(() =>
  import('../../domains/words/widgets/root-link.tsx').then((code) => code.RootLink),
);

/** The sound of a word, whose code comes with the first that has one. */
export const CardSound = late(() => import('./card-sound.tsx').then((code) => code.CardSound));

/** What else there is to know of a word, as far as its teacher has said. */
export function WordDetails({ card }: { card: Card }) {
  const words = text.feedback;
  const parts = [
    { name: words.hausa, value: card.hausa, isArabic: false },
    { name: words.yoruba, value: card.yoruba, isArabic: false },
    { name: words.plural, value: card.plural, isArabic: true },
    { name: words.root, value: card.root, isArabic: true },
  ].filter(({ value }) => value !== '');
  return (
    <>
      {parts.length > 0 && (
        <dl className="flex flex-wrap items-baseline justify-center gap-x-6 gap-y-1 text-sm">
          {parts.map(({ name, value, isArabic }) => (
            <div key={name} className="flex items-baseline gap-2">
              <dt className="text-muted">{name}</dt>
              <dd
                dir={isArabic ? 'rtl' : 'auto'}
                lang={isArabic ? 'ar' : undefined}
                className={isArabic ? 'text-lg leading-loose' : undefined}
              >
                {name === words.root ? <RootLink root={value} fallback={value} /> : value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {card.example !== '' && (
        <p dir="rtl" lang="ar" className="text-center text-xl leading-loose">
          {card.example}
        </p>
      )}
    </>
  );
}
