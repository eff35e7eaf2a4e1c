import { meaningsOf } from '../../domains/lessons/word-language.ts';
import type { Card } from '../../domains/words/model.ts';
import { Button } from '../../ui/button.tsx';
import { CardSound } from './card-sound.tsx';
import { Said } from './said.tsx';
import { text } from './text.ts';
import { WordDetails } from './word-details.tsx';

interface NewCardProps {
  card: Card;
  onGoOn: () => void;
}

/** A word that is met for the first time: how it is written, heard and said, and what it means. */
export function NewCard({ card, onGoOn }: NewCardProps) {
  const [{ value, lang }] = meaningsOf(card);
  return (
    <>
      <div className="flex flex-col items-center gap-1 py-2 text-center">
        <p dir="rtl" lang="ar" className="reading-arabic">
          {card.arabic}
        </p>
        <Said arabic={card.arabic} />
      </div>
      {card.sound && <CardSound arabic={card.arabic} path={card.sound} />}
      <p dir="auto" lang={lang} className="text-center font-semibold text-xl">
        {value}
      </p>
      <WordDetails card={card} />
      <p className="text-center text-muted text-sm">{text.session.introduced}</p>
      <Button size="lg" onClick={onGoOn}>
        {text.session.goOn}
      </Button>
    </>
  );
}
