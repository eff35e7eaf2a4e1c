import type { GameLevel } from '@institute/contract/game/game';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { MixedText } from '../../ui/mixed-text.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';

import { OptionList } from './option-list.tsx';
import { type Play, timeLeft, UNTOLD } from './play.ts';
import { clockText, secondsOf, text } from './text.ts';

/** The seconds at which the time left is spoken. */
const SPOKEN = [5, 10];

/**
 * Speaks what is not seen: whether the answer was right, and the last ten seconds. The question
 * itself is read from its heading, which has the focus.
 */
function Announcer({ play, now }: { play: Play; now: number }) {
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
    // What stands beneath the options is said by itself.
    if (play.right === UNTOLD) return '';
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

interface PlayViewProps {
  play: Play;
  now: number;
  level: GameLevel;
  onChoose: (option: number) => void;
}

/** The question in view with its options, and how the game stands. */
export function PlayView({ play, now, level, onChoose }: PlayViewProps) {
  const { questions, index, score } = play;
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[index];
  const left = timeLeft(play, now);
  const isUrgent = play.phase === 'asking' && left.question <= 5_000;
  // Of what has been answered: nothing is done before the first answer.
  const percent = Math.round((index / questions.length) * 100);
  useTitle(`${text.title}: ${text.levels[level].name}`);

  // Each question is read out from its start, and the options follow it. The page keeps its place,
  // which is its top to begin with, so that the timers stay in sight.
  useEffect(() => {
    if (index === 0) window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [index]);

  if (!question) return null;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <h1 className="sr-only">{`${text.title}: ${text.levels[level].name}`}</h1>
      <dl className="flex justify-between gap-4">
        <Figure name={text.timeLeft} isUrgent={left.round <= 10_000}>
          {clockText(left.round)}
        </Figure>
        <Figure name={text.score} className="text-end">
          {score}/{questions.length}
        </Figure>
      </dl>
      <div className="flex flex-col gap-1.5">
        <p className="flex justify-between text-muted text-sm">
          <span>{text.questionOf(index + 1, questions.length)}</span>
          <span className="figures">{percent}%</span>
        </p>
        <ProgressBar value={index} max={questions.length} label={text.progress} />
      </div>
      <Card className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-4">
          <h2
            ref={heading}
            tabIndex={-1}
            className="min-w-0 grow font-semibold text-xl outline-none [overflow-wrap:anywhere]"
          >
            <span className="sr-only">{`${text.questionOf(index + 1, questions.length)}: `}</span>
            <MixedText text={question.question} className="block whitespace-pre-line" />
          </h2>
          <QuestionTime seconds={secondsOf(left.question)} isUrgent={isUrgent} />
        </div>
        <OptionList
          key={index}
          options={question.options.map((option) => option.text)}
          chosen={play.chosen}
          right={play.right}
          isOpen={play.phase === 'asking'}
          onChoose={onChoose}
        />
        <p
          role="status"
          className="flex items-start gap-2 font-medium text-bad text-sm empty:-mt-4"
        >
          {play.phase === 'sending' && play.offline && (
            <>
              <WifiOff size={18} className="shrink-0" />
              {text.reconnecting}
            </>
          )}
          {play.right === UNTOLD && text.tooFast}
        </p>
      </Card>
      <Announcer play={play} now={now} />
    </div>
  );
}

interface FigureProps {
  name: string;
  isUrgent?: boolean;
  className?: string;
  children: ReactNode;
}

function Figure({ name, isUrgent = false, className, children }: FigureProps) {
  return (
    <div className={className}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className={cx('figures font-semibold text-2xl leading-tight', isUrgent && 'text-bad')}>
        {children}
      </dd>
    </div>
  );
}

function QuestionTime({ seconds, isUrgent }: { seconds: number; isUrgent: boolean }) {
  return (
    // A timer is silent by itself; the announcer speaks for it when it matters.
    <p
      role="timer"
      aria-label={text.questionTime}
      className={cx(
        'figures shrink-0 rounded-full px-3 py-1 font-semibold',
        isUrgent ? 'bg-bad-soft text-bad' : 'bg-gold-soft text-gold-strong',
      )}
    >
      {text.seconds(seconds)}
    </p>
  );
}
