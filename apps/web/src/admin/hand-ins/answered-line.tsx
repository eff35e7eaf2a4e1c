import { UNDO_ANSWER_SECONDS, undoAnswer } from '@institute/contract/homework/answers';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import {
  forgetAnswer,
  type GivenAnswer,
  giveAnswer,
  refreshInbox,
  useOutbox,
} from '../../domains/homework/outbox.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { callApi } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { isFree } from '../../ui/free-key.ts';
import { keySign } from '../../ui/key-sign.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { useListChoices } from '../../ui/table/list-choices.ts';
import { toast } from '../../ui/toast.ts';
import { answeredText as words } from './text.ts';

const UNDO_MS = UNDO_ANSWER_SECONDS * 1000;

/** The answer that is spoken of: what has failed, else the last, for as long as it can be taken back. */
export function useLastAnswer(): GivenAnswer | null {
  const answers = useOutbox((outbox) => outbox.answers);
  const shown = answers.find(({ status }) => status === 'failed') ?? answers[0] ?? null;
  useEffect(() => {
    if (shown?.status !== 'given') return;
    const end = () => forgetAnswer(shown.note.handInId);
    const timer = setTimeout(end, shown.at + UNDO_MS - Date.now());
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}

/** Takes back what was answered last; the hand-in is then opened again. */
export function useUndoAnswer(onOpen: (handInId: number) => void) {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const undo = async ({ note: { handInId }, newVersion }: GivenAnswer) => {
    setRunning(true);
    try {
      await callApi(undoAnswer, { handInId, version: newVersion });
      toast.info(words.undone);
      onOpen(handInId);
    } catch (error) {
      toast.error(refusalWords(error, words.undoFailed));
    } finally {
      forgetAnswer(handInId);
      setRunning(false);
      void refreshInbox(client);
    }
  };
  return { isRunning, undo };
}

interface AnsweredLineProps {
  /** Leads to a hand-in. */
  onOpen: (handInId: number) => void;
}

/**
 * Says what was answered last, with the way back for as long as there is one, and what could not be. One line in
 * the flow, so that nothing lies over what is heard.
 */
export function AnsweredLine({ onOpen }: AnsweredLineProps) {
  const answer = useLastAnswer();
  // A region that comes with its words is not read out; one that is there before them is.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <div role="status" className={cx('flex items-center', answer && 'min-h-11')}>
      {isThere && answer && <Said answer={answer} onOpen={onOpen} />}
    </div>
  );
}

/** Z takes the last answer back also where no hand-in is open any more. */
function useUndoKey(onOpen: AnsweredLineProps['onOpen']): void {
  const [{ keys: areOn }] = useListChoices();
  const last = useLastAnswer();
  const { undo } = useUndoAnswer(onOpen);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.repeat || !isFree(event) || keySign(event) !== 'z') return;
    if (last?.status !== 'given') return;
    event.preventDefault();
    void undo(last);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** The same over the page, where no hand-in is open. */
export function AnsweredNews(props: AnsweredLineProps) {
  useUndoKey(props.onOpen);
  const isShown = useOutbox((outbox) => outbox.answers.length > 0);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center p-3 sm:justify-end sm:p-4">
      <div
        className={cx(
          'pointer-events-auto',
          isShown &&
            'animate-rise rounded-field border border-line border-s-4 border-s-good bg-surface px-4 py-1 text-ink shadow-overlay',
        )}
      >
        <AnsweredLine {...props} />
      </div>
    </div>
  );
}

const said = { sending: words.answering, given: words.answered, failed: words.answering };

function Said({ answer, onOpen }: AnsweredLineProps & { answer: GivenAnswer }) {
  const client = useQueryClient();
  const { isRunning, undo } = useUndoAnswer(onOpen);
  const { note, status, failure, isRefused } = answer;
  const { handInId, state, studentName, title } = note;
  const id = useId();
  const isAgain = status === 'given' && state === 'again';
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p id={id} className="min-w-0 leading-snug">
        <span className={cx('font-semibold', status === 'given' && 'text-good')}>
          <Sentence
            words={isAgain ? words.again : said[status]}
            fill={{ name: <PersonText isName>{studentName}</PersonText> }}
          />
        </span>{' '}
        <span className="text-muted text-sm">
          <PersonText>{title}</PersonText>
        </span>
        {failure && <span className="block font-medium text-bad text-sm">{failure}</span>}
      </p>
      {status === 'given' && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Undo2 size={16} className="shrink-0 rtl:-scale-x-100" />}
          aria-describedby={id}
          busy={isRunning}
          onClick={() => void undo(answer)}
        >
          {words.undo}
        </Button>
      )}
      {status === 'failed' && (
        <>
          {!isRefused && (
            <Button
              variant="secondary"
              size="sm"
              aria-describedby={id}
              onClick={() => void giveAnswer(client, note)}
            >
              {words.tryAgain}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-describedby={id}
            onClick={() => {
              forgetAnswer(handInId);
              onOpen(handInId);
            }}
          >
            {words.open}
          </Button>
        </>
      )}
    </div>
  );
}
