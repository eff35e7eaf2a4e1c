import { getPractice } from '@institute/contract/words/words';
import { describe, expect, it } from 'vitest';
import { comparedLetters } from '../../domains/lessons/widgets/exercise/compared.ts';
import { decoded } from '../../platform/wire.ts';
import { aCard, aPractice } from '../../test/a-practice.ts';
import { answered, introduced, isCopied, isIntroduced, newSession } from './session.ts';

const { cards } = decoded(getPractice, aPractice([1, 2, 3].map((id) => aCard(id))));

describe('a round of practice', () => {
  it('asks each card until it was known', () => {
    let session = newSession(cards);
    for (const rating of ['good', 'again', 'again', 'again', 'hard', 'easy'] as const) {
      session = answered(session, rating);
    }
    expect(session).toMatchObject({ queue: [], total: 3, done: 3 });
    // Each is named once, however often it was forgotten.
    expect(session.missed).toEqual([cards[1], cards[2]]);
  });

  // Proves decision-127-2.
  it('ends for whoever knows nothing: each comes back twice, to be copied the last time', () => {
    let session = newSession(cards);
    const copied: boolean[] = [];
    while (session.queue.length > 0) {
      copied.push(isCopied(session));
      session = answered(session, 'again');
    }
    expect(copied).toEqual([...Array(6).fill(false), ...Array(3).fill(true)]);
    expect(session).toMatchObject({ total: 3, done: 3, missed: cards });
  });

  // Proves decision-133-1.
  it('introduces a new word before it asks for it, two cards apart, and counts that for nothing', () => {
    const [one, two, three] = cards.map(
      (card) => ({ ...card, asks: 'meaning', isNew: true }) as const,
    );
    let session = newSession([one, two, three].filter((card) => card !== undefined));
    const met: [number, boolean][] = [];
    while (session.queue[0]) {
      const [card] = session.queue;
      met.push(['id' in card ? card.id : 0, isIntroduced(card)]);
      session = isIntroduced(card) ? introduced(session) : answered(session, 'good');
    }
    expect(met).toEqual([
      ...[1, 2, 3].map((id) => [id, true]),
      ...[1, 2, 3].map((id) => [id, false]),
    ]);
    expect(session).toMatchObject({ total: 3, done: 3, missed: [] });
  });

  it('that is over stays so', () => {
    const over = newSession([]);
    expect(answered(over, 'good')).toBe(over);
  });
});

describe('an answer compared by letters', () => {
  it('is cut where slips are, with its spaces', () => {
    const slip = { kind: 'hamza', given: 'ا', expected: 'إِ' } as const;
    expect(comparedLetters('ذَهَبَ إِلَى', [{ ...slip, at: 3 }])).toEqual([
      { text: 'ذَهَبَ ', isSlip: false },
      { text: 'إِ', isSlip: true },
      { text: 'لَى', isSlip: false },
    ]);
    expect(comparedLetters('بَابٌ', [])).toEqual([{ text: 'بَابٌ', isSlip: false }]);
  });

  it('marks nothing where the order alone is another', () => {
    const order = { kind: 'order', at: 0, given: '', expected: '' } as const;
    expect(comparedLetters('كيف حالك', [order])).toEqual([{ text: 'كيف حالك', isSlip: false }]);
  });
});
