import { isReadAloud } from '@institute/contract/homework/speak';
import {
  ArrowLeft,
  ArrowRight,
  Check,
  Keyboard,
  Mic,
  PenLine,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import type { FullHandIn } from '../../domains/homework/hand-ins-api.ts';
import type { Target } from '../../domains/homework/reply-slot.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { durationText } from '../../ui/duration.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { RunningPanel } from '../../ui/voice/running-panel.tsx';
import { interruptions, recordFailures, voiceText } from '../../ui/voice/text.ts';
import type { Writing } from './reply-draft.ts';
import { openText as words } from './text.ts';
import type { Answering } from './use-answering.ts';
import { MAX_REPLY_SECONDS, type ReplyRecorder } from './use-reply.ts';
import { WordsBox } from './words-box.tsx';

interface ReplyBarProps {
  handIn: FullHandIn;
  reply: ReplyRecorder;
  writing: Writing | null;
  answering: Answering;
  /** It is one's own, which a colleague answers. */
  isOwn: boolean;
  isAnswering: boolean;
  /** Whether it is asked if the recording goes. */
  asksDiscard: boolean;
  onAskDiscard: (asks: boolean) => void;
  onRecord: () => void;
  onWrite: (withPhrases: boolean) => void;
  onWritten: () => void;
  onHelp: () => void;
}

/** What a thumb needs, at the foot of a hand-in: speaking, writing, asking again, the next. */
export function ReplyBar(props: ReplyBarProps) {
  const { handIn, reply, writing, answering, asksDiscard } = props;
  const { failure, interruption } = reply.recorder;
  const wrong = failure
    ? recordFailures[failure]
    : reply.isTooShort
      ? words.tooShort
      : answering.notice;
  return (
    <div className="flex w-full flex-col gap-2">
      <FormAlert message={wrong} />
      {interruption && reply.isRunning && (
        <p role="status" className="text-sm">
          {interruptions[interruption]}
        </p>
      )}
      {asksDiscard && reply.isRunning ? (
        <DiscardQuestion {...props} />
      ) : reply.isRunning ? (
        <Speaking {...props} />
      ) : writing ? (
        <WordsBox handInId={handIn.id} writing={writing} onClose={props.onWritten} />
      ) : (
        <Ways {...props} />
      )}
    </div>
  );
}

/** A reply under way, and where it goes. */
function Speaking({ handIn: { takes }, reply, onAskDiscard }: ReplyBarProps) {
  const where = whereOf(reply.target);
  // Of several, one may have begun by itself a moment ago: it is said to which this goes.
  const place = takes.length > 1 ? takes.findIndex(({ id }) => id === reply.target.takeId) : -1;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">
          {place === -1 ? where : words.replyOf(place + 1, where)}
        </span>
        <span className="text-muted max-sm:hidden">{words.stopHint}</span>
      </p>
      <RunningPanel
        recorder={{ ...reply.recorder, finish: () => reply.end() }}
        maxSeconds={MAX_REPLY_SECONDS}
        onDiscard={() => onAskDiscard(true)}
      />
    </>
  );
}

/** Where a reply goes. */
function whereOf({ takeId, atMs }: Target): string {
  if (atMs !== null) return words.replyAt(durationText(Math.floor(atMs / 1000)));
  return takeId === null ? words.recordingToAll : words.recordingToTake;
}

function DiscardQuestion({ reply, onAskDiscard }: ReplyBarProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-2 rounded-field bg-bad-soft px-3 py-2"
    >
      <p className="grow font-medium">{voiceText.askDiscard}</p>
      <Button
        variant="danger"
        icon={<Trash2 size={18} />}
        onClick={() => {
          onAskDiscard(false);
          reply.recorder.discard();
        }}
      >
        {voiceText.discard}
      </Button>
      <Button variant="secondary" autoFocus onClick={() => onAskDiscard(false)}>
        {voiceText.keep}
      </Button>
    </div>
  );
}

function Ways(props: ReplyBarProps) {
  const { handIn, reply, answering, isOwn, isAnswering, onRecord, onWrite, onHelp } = props;
  const { nextId, previousId } = handIn;
  return (
    // Two rows on a phone: what leads on and answers by voice or words, and what the answer is.
    <div className="flex flex-wrap items-center gap-2 max-sm:gap-x-1">
      <Step to={previousId} label={words.previous} answering={answering}>
        <ArrowLeft size={20} className="rtl:-scale-x-100" />
      </Step>
      <Step to={nextId} label={words.next} answering={answering}>
        <ArrowRight size={20} className="rtl:-scale-x-100" />
      </Step>
      <IconButton label={words.keys} onClick={onHelp} className="max-sm:hidden">
        <Keyboard size={20} />
      </IconButton>
      {!isOwn && (
        <>
          <Button
            variant="secondary"
            busy={reply.isBusy}
            busyLabel={
              reply.recorder.state === 'finishing' ? voiceText.finishing : voiceText.asking
            }
            onClick={onRecord}
            icon={
              <span className="-ms-2 grid size-9 shrink-0 place-items-center rounded-full bg-bad text-on-bad">
                <Mic size={20} />
              </span>
            }
            className="min-h-12 rounded-full max-sm:grow max-sm:ps-5 max-sm:pe-3"
          >
            {words.record}
          </Button>
          <Button
            variant="secondary"
            icon={<PenLine size={18} />}
            disabled={reply.isBusy}
            onClick={() => onWrite(false)}
            className="min-h-12 max-sm:px-4"
          >
            <span className="max-sm:sr-only">{words.words}</span>
          </Button>
          <div className="grid grow grid-cols-2 gap-2 max-sm:w-full sm:flex sm:justify-end">
            <Button
              variant="secondary"
              icon={<RotateCcw size={18} className="max-sm:hidden" />}
              disabled={isAnswering || reply.isBusy}
              onClick={() => answering.answer('again')}
              className="min-h-12 max-sm:px-2"
            >
              {words.again}
            </Button>
            <Button
              icon={<Check size={18} className="max-sm:hidden" />}
              busy={isAnswering}
              busyLabel={words.answering}
              disabled={reply.isBusy}
              onClick={() => answering.answer('answered')}
              className="min-h-12 max-sm:px-2"
            >
              {answerOf(handIn)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** What the answer is called: a line that was read aloud may simply be heard. */
function answerOf({ state, nextId, asked }: FullHandIn): string {
  if (state !== 'waiting') return words.answerAnew;
  const isRead = isReadAloud(asked);
  if (nextId === null) return isRead ? words.heard : words.answer;
  return isRead ? words.heardNext : words.answerNext;
}

interface StepProps {
  to: number | null;
  label: string;
  answering: Answering;
  children: React.ReactNode;
}

function Step({ to, label, answering, children }: StepProps) {
  return (
    <IconButton label={label} disabled={to === null} onClick={() => answering.step(to)}>
      {children}
    </IconButton>
  );
}
