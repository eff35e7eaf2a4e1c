import { type Play, timeLeft } from './play.ts';
import { secondsOf, text } from './text.ts';

/** The seconds at which the time left is spoken. */
const SPOKEN = [5, 10];

/**
 * Speaks what is not seen: whether the answer was right, and the last ten seconds. The question
 * itself is read from its heading, which has the focus.
 */
export function Announcer({ play, now }: { play: Play; now: number }) {
  return (
    <p role="status" className="sr-only">
      {words(play, now)}
    </p>
  );
}

function words(play: Play, now: number): string {
  const question = play.questions[play.index];
  if (!question) return '';
  if (play.phase === 'shown' && play.right !== null) {
    return play.chosen === play.right
      ? text.saidRight
      : text.saidWrong(question.options[play.right]?.text ?? '');
  }
  if (play.phase !== 'asking') return '';
  const left = timeLeft(play, now);
  const seconds = secondsOf(Math.min(left.round, left.question));
  // A question that allows less than that begins without a warning.
  const mark = SPOKEN.find((at) => seconds <= at && at * 1000 < question.estimatedTimeMs);
  return mark === undefined ? '' : text.secondsLeft(mark);
}
