import type { GameLevel, UnpaidReason } from '@institute/contract/game/game';
import { countOf, dictionary } from '@institute/contract/language';
import type { Level } from '../../domains/game/model.ts';

const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60));

/** The words of the quiz game; those of the specification stand as it writes them. */
export const text = dictionary('student/game', {
  title: 'Quiz game',
  intro: 'Get all questions correct before time runs out to win wallet credits.',
  levels: {
    easy: { name: 'Easy', hint: 'Perfect for beginners' },
    intermediate: { name: 'Intermediate', hint: 'For those with good knowledge' },
    hard: { name: 'Hard', hint: 'Challenge yourself' },
  } satisfies Record<GameLevel, { name: string; hint: string }>,
  terms: (round: Level['round']) =>
    round
      ? `${countOf(round.questions, 'question')} · about ${countOf(minutesOf(round.seconds), 'minute')} · one win a day`
      : 'one win a day',
  reward: 'Reward',
  opening: 'Opening the questions',
  openingFailed: 'The questions could not be opened.',
  offline: 'No answer came from the server. Check your connection and try again.',
  off: 'The quiz is switched off',
  offDetail:
    'The institute does not play it at present. Your words and exercises wait in Practice.',
  toPractice: 'Open Practice',
  wonToday: 'You have already won today! Come back tomorrow for another chance.',

  timeLeft: 'Time left',
  score: 'Score',
  questionTime: 'This question',
  options: 'Options',
  questionOf: (place: number, count: number) => `Question ${place} of ${count}`,
  progress: 'Progress',
  seconds: (count: number) => `${count}s`,
  secondsLeft: (count: number) => `${count} seconds left`,
  saidRight: 'Right.',
  saidWrong: (answer: string) => `Wrong. Right answer: ${answer}`,
  tooFast: 'That was faster than anyone reads, so it does not count. Take your time.',
  right: 'Right answer',
  wrong: 'Your answer',
  reconnecting: 'No connection. Your answer is kept and sent again until the time runs out.',

  won: 'Congratulations!',
  complete: 'Quiz Complete',
  tryAgain: 'You need 100% to win the reward. Try again!',
  timeUp: 'The time ran out.',
  timeUpOffline: 'The time ran out before your last answer could be sent.',
  added: 'Added to your wallet',
  balance: 'New balance',
  claiming: 'Adding your reward to the wallet',
  claimRefused: 'Failed to credit wallet',
  claimFailed: 'Failed to submit game results. Please contact support.',
  claimAgain: 'Ask for the reward again',
  verifyEmail: 'Verify my e-mail',
  unpaid: {
    email_unverified: 'A win is paid once your e-mail is verified. You can do that afterwards.',
    rewards_given_out: 'Today’s rewards are given out: this round is for practice.',
  } satisfies Record<UnpaidReason, string>,
  mistakes: 'What was missed',
  toDashboard: 'Back to Dashboard',
  playAgain: 'Play Again',
});

/** `1:05`: time left, whole seconds rounded up, so that 0:00 is the end. */
export function clockText(ms: number): string {
  const seconds = secondsOf(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole seconds left, rounded up. */
export function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** The share of right answers in whole percent; 100 only when all are right. */
export function percentOf(score: number, total: number): number {
  return total > 0 ? Math.floor((score / total) * 100) : 0;
}
