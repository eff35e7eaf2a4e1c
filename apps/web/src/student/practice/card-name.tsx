import { meaningsOf } from '../../domains/lessons/word-language.ts';
import type { PracticeCard } from '../../domains/words/model.ts';

/** A card in a list of others: its word with the meaning, or what its exercise asks. */
export function CardName({ card }: { card: PracticeCard }) {
  if (card.asks === 'exercise') {
    return (
      <bdi className="line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">
        {card.exercise.prompt}
      </bdi>
    );
  }
  const [{ value, lang }] = meaningsOf(card);
  return (
    <>
      <bdi lang="ar" translate="no" className="text-xl leading-loose">
        {card.arabic}
      </bdi>{' '}
      <bdi lang={lang} className="text-muted">
        {value}
      </bdi>
    </>
  );
}
