import type { ReviewRating } from '@institute/contract/words/words';
import { useState } from 'react';
import { meaningsOf } from '../../domains/lessons/word-language.ts';
import type { Card } from '../../domains/words/model.ts';
import { Button } from '../../ui/button.tsx';
import { CardSound } from './card-sound.tsx';
import { Said } from './said.tsx';
import { text } from './text.ts';
import { WordDetails } from './word-details.tsx';

interface MeaningCardProps {
  card: Card;
  onAnswer: (rating: ReviewRating) => void;
}

/** An Arabic word whose meaning is remembered, looked at, and judged by the student. */
export function MeaningCard({ card, onAnswer }: MeaningCardProps) {
  const [isShown, setShown] = useState(false);
  const words = text.session;
  const [{ value, lang }] = meaningsOf(card);
  return (
    <>
      <p dir="rtl" lang="ar" translate="no" className="reading-arabic py-4 text-center">
        {card.arabic}
      </p>
      {card.sound && <CardSound arabic={card.arabic} path={card.sound} />}
      {isShown ? (
        <>
          <div
            // The button that showed it is gone: reading goes on at what it has shown.
            ref={(shown) => shown?.focus({ preventScroll: true })}
            tabIndex={-1}
            className="flex flex-col gap-3 border-line border-t pt-4 outline-none"
          >
            <p dir="auto" lang={lang} className="text-center font-semibold text-xl">
              {value}
            </p>
            <Said arabic={card.arabic} />
            <WordDetails card={card} />
          </div>
          <fieldset className="min-w-0">
            <legend className="mb-2 text-muted text-sm">{words.howWasIt}</legend>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              <Button variant="secondary" onClick={() => onAnswer('again')}>
                {words.again}
              </Button>
              <Button variant="secondary" onClick={() => onAnswer('hard')}>
                {words.hard}
              </Button>
              <Button onClick={() => onAnswer('good')}>{words.good}</Button>
              <Button variant="secondary" onClick={() => onAnswer('easy')}>
                {words.easy}
              </Button>
            </div>
          </fieldset>
        </>
      ) : (
        <Button size="lg" onClick={() => setShown(true)}>
          {words.show}
        </Button>
      )}
    </>
  );
}
