import { describe, expect, it } from 'vitest';
import type { GameAnswer } from '../../domains/game/api.ts';
import { ADVANCE_MS, begin, next, type Play, SENDING_GRACE_MS, timeLeft, UNTOLD } from './play.ts';
import { clockText, percentOf, secondsOf } from './text.ts';

const options = ['a', 'b', 'c', 'd'].map((text) => ({ text }));
const questions = [8_000, 12_000].map((estimatedTimeMs, index) => ({
  question: `Question ${index}`,
  estimatedTimeMs,
  options,
}));
const answer = (changes: Partial<GameAnswer> = {}): GameAnswer => ({
  isCorrect: true,
  right: 1,
  option: 1,
  inTime: true,
  ...changes,
});

const start = 1_000_000;
const fresh = () => begin(questions, start);
const chosen = (play: Play, now: number) => next(play, { type: 'choose', option: 1, now });
const answered = (play: Play, now: number, changes: Partial<GameAnswer> = {}) =>
  next(play, { type: 'answer', answer: answer(changes), now });
const advanced = (play: Play) => next(play, { type: 'advance' });
const ticked = (play: Play, now: number) => next(play, { type: 'tick', now });

describe('the time', () => {
  // Proves student-9-16.
  it('is the sum of the estimates overall, and each question its own', () => {
    expect(timeLeft(fresh(), start + 500)).toEqual({ round: 19_500, question: 7_500 });
  });

  // Proves student-4-21.
  it('ends the game the moment the question has none left, and not before', () => {
    const play = fresh();
    expect(ticked(play, start + 7_999)).toBe(play);
    expect(ticked(play, start + 8_000)).toMatchObject({ phase: 'over', ending: { why: 'time' } });
  });

  // Proves student-4-21.
  it('ends the game the moment the whole game has none left', () => {
    const late = { ...fresh(), roundEndsAt: start + 3_000 };
    expect(ticked(late, start + 2_999).phase).toBe('asking');
    expect(ticked(late, start + 3_000)).toMatchObject({ phase: 'over', ending: { why: 'time' } });
  });

  it('rests while the right option is in view', () => {
    const play = answered(chosen(fresh(), start + 2_000), start + 3_000);
    expect(timeLeft(play, start + 4_400)).toEqual({ round: 17_000, question: 5_000 });
    const second = advanced(play);
    expect(timeLeft(second, start + 3_000 + ADVANCE_MS)).toEqual({
      round: 17_000,
      question: 12_000,
    });
  });

  it('counts what passed while the device slept over the answer in view', () => {
    const second = advanced(answered(chosen(fresh(), start), start));
    const woke = start + ADVANCE_MS + 12_000;
    expect(ticked(second, woke).phase).toBe('over');
  });

  it('leaves an answer chosen in time a little longer to arrive', () => {
    const play = chosen(fresh(), start + 7_999);
    expect(ticked(play, start + 8_000 + SENDING_GRACE_MS - 1).phase).toBe('sending');
    expect(ticked(play, start + 8_000 + SENDING_GRACE_MS).phase).toBe('over');
  });

  it('takes no choice that comes after it', () => {
    const play = fresh();
    expect(chosen(play, start + 8_000)).toBe(play);
  });
});

describe('answers', () => {
  it('locks the first choice', () => {
    const play = chosen(fresh(), start + 1);
    expect(play).toMatchObject({ phase: 'sending', chosen: 1 });
    expect(next(play, { type: 'choose', option: 2, now: start + 2 })).toBe(play);
  });

  it('knows no option beyond those given', () => {
    const play = fresh();
    expect(next(play, { type: 'choose', option: 4, now: start })).toBe(play);
  });

  // Proves student-4-22.
  it('counts right ones, and shows the option that the server took', () => {
    const right = answered(chosen(fresh(), start), start + 1);
    expect(right).toMatchObject({ phase: 'shown', score: 1, right: 1 });
    const wrong = answered(chosen(fresh(), start), start + 1, { isCorrect: false, option: 3 });
    expect(wrong).toMatchObject({ phase: 'shown', score: 0, right: 1, chosen: 3 });
  });

  // Proves student-4-20.
  it('ends the game after the last', () => {
    const second = advanced(answered(chosen(fresh(), start), start));
    expect(second).toMatchObject({ phase: 'asking', index: 1, chosen: null, right: null });
    const last = advanced(answered(chosen(second, start + 2_000), start + 2_000));
    expect(last).toMatchObject({ phase: 'over', score: 2, ending: { why: 'answered' } });
  });

  it('ends the game when the server found one too late', () => {
    const play = answered(chosen(fresh(), start), start + 1, { inTime: false });
    expect(play).toMatchObject({ phase: 'over', score: 0, ending: { why: 'time' } });
  });

  it('are not counted once the game is over', () => {
    const over = ticked(fresh(), start + 8_000);
    expect(answered(over, start + 8_001)).toBe(over);
  });
});

describe('the figures', () => {
  // Proves student-2-94.
  it.each([
    [65_000, '1:05'],
    [59_001, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
  ])('%i ms is %s on the clock', (ms, shown) => {
    expect(clockText(ms)).toBe(shown);
  });

  it('shows zero seconds only at the end', () => {
    expect([1, 1_000, 1_001, 0].map(secondsOf)).toEqual([1, 1, 2, 0]);
  });

  it('says 100% of a full score alone', () => {
    expect([percentOf(10, 10), percentOf(299, 300), percentOf(1, 3)]).toEqual([100, 99, 33]);
  });
});

describe('an answer that came too fast', () => {
  it('is neither right nor missed, and the game goes on', () => {
    const told = { isCorrect: false, right: UNTOLD };
    const play = answered(chosen(fresh(), start), start + 100, told);
    expect(play).toMatchObject({ phase: 'shown', right: UNTOLD, chosen: 1, score: 0 });
    expect(play.mistakes).toEqual([]);
    expect(advanced(play)).toMatchObject({ phase: 'asking', index: 1, right: null });
  });
});
