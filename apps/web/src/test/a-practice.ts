import type { WireOf } from '@institute/contract/call';
import type { getPractice } from '@institute/contract/words/words';

type WirePractice = WireOf<typeof getPractice>;
type WireCard = WirePractice['cards'][number];

/** A card as the wire has it. */
export function aCard(word_id: number, own: Partial<WireCard> = {}): WireCard {
  return {
    ...{ word_id, asks: 'arabic', is_new: '0', arabic: 'مَدْرَسَةٌ', meaning: 'school', hausa: '' },
    ...{ yoruba: '', root: 'د ر س', plural: 'مَدَارِسُ', kind: 'noun', example: '' },
    ...own,
  };
}

/** What is to be practised, as the wire has it. */
export function aPractice(
  cards: readonly WireCard[],
  own: Partial<WirePractice> = {},
): WirePractice {
  const days = ['16', '17', '18', '19', '20', '21', '22'];
  return {
    due: cards.length,
    cards: [...cards],
    set_aside: 0,
    plan: {
      ...{ new_a_day: 10, reviews_a_day: 100, retention: 90, days_a_week: 5 },
      strictness: 'letters',
    },
    week: days.map((day, at) => ({ day: `2026-11-${day}`, practised: at < 2 })),
    ...own,
  };
}
