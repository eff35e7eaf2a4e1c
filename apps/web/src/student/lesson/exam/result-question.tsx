import { looksLike } from '@institute/contract/text/look';
import { Check, X } from 'lucide-react';
import type { Question } from '../../../domains/exams/model.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { MixedText } from '../../../ui/mixed-text.tsx';
import { differByMarks } from '../../../ui/runs.ts';
import { examText as words } from './text.ts';

interface ResultQuestionProps {
  question: Question;
  number: number;
  chosen: string | undefined;
}

/** A question after submitting: which option was chosen and which is right, in words and signs. */
export function ResultQuestion({ question, number, chosen }: ResultQuestionProps) {
  const { answer, choices } = question;
  const isLarge = differByMarks(choices);
  // The right options arrive with the lesson, a moment after the result itself.
  const isRight = answer === undefined ? null : looksLike(chosen ?? '', answer);
  return (
    <li className="flex flex-col gap-2">
      <div className="flex items-baseline gap-2 font-semibold">
        <span className="figures shrink-0 text-muted">{number}.</span>
        <MixedText text={question.question} className="whitespace-pre-line" />
        {isRight !== null && (
          <Badge
            tone={isRight ? 'good' : 'bad'}
            icon={isRight ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
            className="ms-auto self-start"
          >
            {isRight ? words.right : words.wrong}
          </Badge>
        )}
      </div>
      <ul className="flex flex-col gap-2">
        {choices.map((choice) => (
          <Choice
            key={choice}
            text={choice}
            isChosen={looksLike(choice, chosen ?? '')}
            isAnswer={looksLike(choice, answer ?? '')}
            isJudged={isRight !== null}
            isLarge={isLarge}
          />
        ))}
      </ul>
      {isRight === false && differByMarks([chosen ?? '', answer ?? '']) && (
        <p className="text-muted">{words.onlyMarks}</p>
      )}
      {!chosen && <p className="text-muted">{words.noChoice}</p>}
    </li>
  );
}

interface ChoiceProps {
  text: string;
  isChosen: boolean;
  isAnswer: boolean;
  /** Whether it is known which is right. */
  isJudged: boolean;
  isLarge: boolean;
}

function Choice({ text, isChosen, isAnswer, isJudged, isLarge }: ChoiceProps) {
  const marks = [isChosen && words.yourChoice, isAnswer && words.correctChoice].filter(Boolean);
  const Sign = isAnswer ? Check : X;
  return (
    <li
      className={cx(
        'flex min-h-11 flex-wrap items-center gap-x-3 rounded-field border px-3 py-2',
        isAnswer
          ? 'border-good bg-good-soft'
          : isChosen && isJudged
            ? 'border-bad bg-bad-soft'
            : isChosen
              ? 'border-primary bg-primary-soft'
              : 'border-line text-muted',
      )}
    >
      <MixedText text={text} isLarge={isLarge} />
      {marks.length > 0 && (
        <span
          className={cx(
            'ms-auto inline-flex items-center gap-1 font-medium text-sm',
            isAnswer ? 'text-good' : isJudged ? 'text-bad' : 'text-primary',
          )}
        >
          {isJudged && <Sign size={16} />}
          {marks.join(' · ')}
        </span>
      )}
    </li>
  );
}
