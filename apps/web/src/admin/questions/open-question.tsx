import type { Question } from '@institute/contract/reports/questions';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { commentPath } from '../../domains/comments/comment-address.ts';
import { useSendComment } from '../../domains/comments/send-comment.ts';
import { Composer } from '../../domains/comments/widgets/composer.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { QuestionLines } from './question-lines.tsx';
import { text } from './text.ts';

interface OpenQuestionProps {
  question: Question;
  /** The way to the others. */
  steps: ReactNode;
  /** Whether one goes straight on to write. */
  takesFocus: boolean;
  onAnswered: () => void;
}

/** A question with what was said before it, and the box in which it is answered. */
export function OpenQuestion({ question, steps, takesFocus, onAnswered }: OpenQuestionProps) {
  const { commentId, classRand, lessonRand, className, lesson, lines, earlier } = question;
  const id = useId();
  const send = useSendComment(classRand, lessonRand);
  const asked = lines.at(-1);
  const place = commentPath({ classRand, lessonRand, commentId });
  return (
    <article
      tabIndex={-1}
      aria-labelledby={id}
      className={cx(cardClass, 'flex animate-rise flex-col gap-4 p-4 outline-none sm:p-5')}
    >
      <header className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h2 id={id} className="text-lg">
            <Sentence
              words={text.asked}
              fill={{ name: <PersonText isName>{asked?.name}</PersonText> }}
            />
          </h2>
          <p className="text-muted text-sm">
            <Sentence
              words={text.inLesson}
              fill={{
                lesson: <PersonText>{lesson}</PersonText>,
                class: <PersonText>{className}</PersonText>,
              }}
            />
          </p>
          <Link to={place} className="tap inline-flex items-center text-primary text-sm">
            {earlier > 0 ? text.earlier(earlier) : text.toLesson}
          </Link>
        </div>
        {steps}
      </header>
      <QuestionLines lines={lines} />
      <Composer
        isAnswer
        lessonId={lessonRand}
        parent={{ id: commentId, name: asked?.name ?? '', isDeleted: false }}
        takesFocus={takesFocus}
        onSend={async ({ text: comment, key: requestKey }) => {
          const arrivedAs = await send({ comment, parentId: commentId, requestKey });
          onAnswered();
          return arrivedAs === null ? 'waiting' : 'posted';
        }}
      />
    </article>
  );
}
