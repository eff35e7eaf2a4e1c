import { type ListedThread, settleLetters } from '@institute/contract/letters/letters';
import { type ReactNode, useId } from 'react';
import { useCan } from '../../domains/auth/use-actor.ts';
import { Conversation } from '../../domains/letters/widgets/conversation.tsx';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { useAct } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

interface OpenThreadProps {
  thread: Pick<ListedThread, 'id' | 'classRand' | 'className' | 'studentId' | 'studentName'>;
  /** Whether a press says that it needs no answer. */
  mayBeSettled: boolean;
  /** The way to the others. */
  steps?: ReactNode;
  markedId?: number;
  takesFocus?: boolean;
  onAnswered?: () => void;
  onPutBack?: () => void;
}

/** A conversation with its student, answered in place. */
export function OpenThread(props: OpenThreadProps) {
  const { thread, mayBeSettled, steps, markedId, takesFocus, onAnswered, onPutBack } = props;
  const { classRand: classId, className, studentId, studentName } = thread;
  const id = useId();
  const opensPeople = useCan('people.see');
  const settle = useAct(settleLetters);
  const say = async (isWaiting: boolean) => {
    const input = { classId, studentId, isWaiting };
    try {
      await settle.mutateAsync(input);
      if (isWaiting) return onPutBack?.();
      toast.success(text.settled, undefined, { label: text.undo, run: () => void say(true) });
      onAnswered?.();
    } catch (error) {
      toast.error(errorMessage(error, text.settleFailed));
    }
  };
  return (
    <article
      tabIndex={-1}
      aria-labelledby={id}
      className={cx(cardClass, 'flex flex-col gap-3 p-3 outline-none sm:p-5')}
    >
      <header className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow">
          <h2 id={id} className="text-lg">
            <Sentence
              words={text.of}
              fill={{
                name: (
                  <StudentLink id={opensPeople ? studentId : null}>
                    <PersonText isName>{studentName}</PersonText>
                  </StudentLink>
                ),
              }}
            />
          </h2>
          <p className="text-muted text-sm">
            <PersonText>{className}</PersonText>
          </p>
        </div>
        {steps}
      </header>
      <Conversation
        conversation={{ classId, studentId }}
        missing={<p>{text.gone}</p>}
        takesFocus={takesFocus ?? false}
        markedId={markedId}
        onSent={() => {
          toast.success(text.sent);
          onAnswered?.();
        }}
      />
      {mayBeSettled && (
        <Button
          variant="ghost"
          className="self-start"
          busy={settle.isPending}
          onClick={() => void say(false)}
        >
          {text.noAnswer}
        </Button>
      )}
    </article>
  );
}
