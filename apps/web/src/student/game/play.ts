import type { GameAnswer, GameQuestion } from '../../domains/game/api.ts';

/** What stands for the right option where an answer came too fast to be told it. */
export const UNTOLD = -1;

/** How long the chosen and the right option stay in view (student specification, section 9). */
export const ADVANCE_MS = 1_500;

/**
 * How long an answer chosen in time may still be on its way after a timer has reached zero. The
 * server allows a little more, so what arrives within this counts there too.
 */
export const SENDING_GRACE_MS = 2_000;

/** Why a game is over: all questions answered, a timer at zero, or the server's refusal in its words. */
export type Ending = { why: 'answered' } | { why: 'time' } | { why: 'refused'; message: string };

/** A question answered wrongly: its options by their places. */
export interface Mistake {
  question: GameQuestion;
  chosen: number;
  right: number;
}

/**
 * A game being played. Times are milliseconds of the wall clock, so that a device which slept
 * finds the time gone, as it is on the server.
 */
export interface Play {
  questions: readonly GameQuestion[];
  /** Index of the question in view, from 0. */
  index: number;
  score: number;
  /** What was answered wrongly, in order; the right option is known once it has been answered. */
  mistakes: readonly Mistake[];
  /** `asking` for an option, `sending` it, `shown` with the right one beside it, or `over`. */
  phase: 'asking' | 'sending' | 'shown' | 'over';
  /** Index of the option that counts; null while asking. */
  chosen: number | null;
  /** Index of the right option, once the server has said it; {@link UNTOLD} where it does not. */
  right: number | null;
  /** True while an answer could not be delivered and is tried again. */
  offline: boolean;
  roundEndsAt: number;
  questionEndsAt: number;
  /** When the right option came into view; both timers rest from then until the next question. */
  shownAt: number;
  ending: Ending | null;
}

/** A game at its first question. */
export function begin(questions: readonly GameQuestion[], now: number): Play {
  return {
    questions,
    index: 0,
    score: 0,
    mistakes: [],
    phase: 'asking',
    chosen: null,
    right: null,
    offline: false,
    roundEndsAt: now + questions.reduce((sum, { estimatedTimeMs }) => sum + estimatedTimeMs, 0),
    questionEndsAt: now + (questions[0]?.estimatedTimeMs ?? 0),
    shownAt: now,
    ending: null,
  };
}

/** What can happen in a game. */
export type Move =
  | { type: 'choose'; option: number; now: number }
  | { type: 'offline' }
  | { type: 'answer'; answer: GameAnswer; now: number }
  | { type: 'refused'; message: string }
  | { type: 'advance' }
  | { type: 'tick'; now: number };

/** The game after a move; the very same game when the move changes nothing. */
export function next(play: Play, move: Move): Play {
  switch (move.type) {
    case 'choose': {
      const isOption = play.questions[play.index]?.options[move.option] !== undefined;
      if (play.phase !== 'asking' || !isOption || isOver(play, move.now)) return play;
      return { ...play, phase: 'sending', chosen: move.option };
    }
    case 'offline':
      return play.phase === 'sending' && !play.offline ? { ...play, offline: true } : play;
    case 'answer':
      return play.phase === 'sending' ? shown(play, move.answer, move.now) : play;
    case 'refused':
      return play.phase === 'sending'
        ? over(play, { why: 'refused', message: move.message })
        : play;
    case 'advance':
      return play.phase === 'shown' ? advanced(play) : play;
    case 'tick':
      return isOver(play, move.now) ? over(play, { why: 'time' }) : play;
  }
}

/** Milliseconds left of the whole game and of the question in view, never below zero. */
export function timeLeft(play: Play, now: number): { round: number; question: number } {
  const at = play.phase === 'shown' ? play.shownAt : now;
  const question = Math.max(0, play.questionEndsAt - at);
  return { round: Math.max(0, play.roundEndsAt - at), question };
}

function isOver({ phase, roundEndsAt, questionEndsAt }: Play, now: number): boolean {
  if (phase !== 'asking' && phase !== 'sending') return false;
  const grace = phase === 'sending' ? SENDING_GRACE_MS : 0;
  return now >= Math.min(roundEndsAt, questionEndsAt) + grace;
}

const over = (play: Play, ending: Ending): Play => ({ ...play, phase: 'over', ending });

function shown(play: Play, answer: GameAnswer, now: number): Play {
  // An answer that came too late is kept by the server, but the round is lost.
  if (!answer.inTime) return over(play, { why: 'time' });
  const { option: chosen, right, isCorrect } = answer;
  const question = play.questions[play.index];
  return {
    ...play,
    phase: 'shown',
    chosen,
    right,
    offline: false,
    score: play.score + (isCorrect ? 1 : 0),
    mistakes:
      isCorrect || right === UNTOLD || !question
        ? play.mistakes
        : [...play.mistakes, { question, chosen, right }],
    shownAt: now,
  };
}

/**
 * The next question, or the end. Its time runs from the moment it was due, not from the moment the
 * page woke up to show it.
 */
function advanced(play: Play): Play {
  const question = play.questions[play.index + 1];
  if (!question) return over(play, { why: 'answered' });
  const dueAt = play.shownAt + ADVANCE_MS;
  return {
    ...play,
    index: play.index + 1,
    phase: 'asking',
    chosen: null,
    right: null,
    roundEndsAt: play.roundEndsAt + ADVANCE_MS,
    questionEndsAt: dueAt + question.estimatedTimeMs,
  };
}
