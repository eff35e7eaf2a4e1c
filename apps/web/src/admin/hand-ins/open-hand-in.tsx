import { can } from '@institute/contract/auth/abilities';
import { useRef, useState } from 'react';
import { useActor } from '../../domains/auth/use-actor.ts';
import { type FullHandIn, useNextAtHand } from '../../domains/homework/hand-ins-api.ts';
import { useOutbox } from '../../domains/homework/outbox.ts';
import { linesOf } from '../../domains/homework/points.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { AnsweredLine, useLastAnswer, useUndoAnswer } from './answered-line.tsx';
import { HandInFacts, Standing } from './hand-in-facts.tsx';
import { HandInView } from './hand-in-view.tsx';
import { PointsFields, showLineInView } from './points-fields.tsx';
import { ReplyBar } from './reply-bar.tsx';
import { readReplyDraft, type Writing } from './reply-draft.ts';
import { useAnswering } from './use-answering.ts';
import { useHandInKeys } from './use-hand-in-keys.ts';
import { useHeard } from './use-heard.ts';
import { usePoints } from './use-points.ts';
import { useReply } from './use-reply.ts';

const KeysHelp = lazy(() => import('./keys-help.tsx').then((code) => code.KeysHelp), {
  whenLost: 'close',
});

export interface HandInDialogProps {
  id: number;
  /** Whose hand-ins one goes through; empty for those of every class. */
  classId: string;
  /** Whether its first recording is played by itself. */
  playsAtOnce: boolean;
  /** Goes to another; null where no other waits. */
  onGo: (id: number | null) => void;
  onClose: () => void;
}

interface OpenHandInProps extends HandInDialogProps {
  handIn: FullHandIn;
}

/** A hand-in that has come: what was handed in, what is said to it, and the ways to the next. */
export function OpenHandIn({ handIn, classId, playsAtOnce, onGo, onClose }: OpenHandInProps) {
  const { asked, studentId, nextId, previousId } = handIn;
  const [lines] = useState(() => linesOf(asked));
  const given = usePoints(lines, pointsBefore(handIn));
  const heard = useHeard(handIn.takes, playsAtOnce);
  const reply = useReply(handIn.id);
  const [writing, setWriting] = useState<Writing | null>(() => {
    const draft = readReplyDraft(handIn.id);
    return draft && { target: draft.target, withPhrases: false };
  });
  const [isAsking, setAsking] = useState(false);
  const [helps, setHelps] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const actor = useActor();
  const isOwn = actor !== null && studentId === actor.userId && !can(actor, 'exams.markOwn');
  const answers = useOutbox((outbox) => outbox.answers);
  const isAnswering = answers.some(
    ({ note, status }) => note.handInId === handIn.id && status === 'sending',
  );
  const isTaken = isOwn || isAnswering;
  const answering = useAnswering({ ...{ handIn, given, reply, isTaken, onGo, onClose } });
  const last = useLastAnswer();
  const { undo } = useUndoAnswer(onGo);
  useNextAtHand(nextId, classId);

  const canReply = !isOwn && !reply.isBusy;
  const record = () => {
    if (!canReply) return;
    if (reply.isRunning) {
      reply.end();
      heard.pinAt(null);
    } else reply.begin(heard.rest());
  };
  const write = (withPhrases: boolean) => {
    if (!canReply || reply.isRunning) return;
    setWriting({ target: heard.rest(), withPhrases });
  };
  /** The keys are heard again where nothing is written. */
  const stopWriting = () => {
    setWriting(null);
    heard.pinAt(null);
    place.current?.focus({ preventScroll: true });
  };
  /** The list of keys gives the focus back to the hand-in, where keys are heard; not to the button that opened it. */
  const help = () => {
    place.current?.focus({ preventScroll: true });
    setHelps(true);
  };
  useHandInKeys({
    ...{ toggle: heard.toggle, seek: heard.seek, stepTake: heard.step, record },
    write: () => write(false),
    phrases: () => write(true),
    figure: (figure) => {
      given.type(figure);
      showLineInView();
    },
    stepLine:
      lines.length > 0
        ? (by) => {
            given.step(by);
            showLineInView();
          }
        : null,
    again: () => answering.answer('again'),
    answer: () => answering.answer('answered'),
    step: (by) => answering.step(by === 1 ? nextId : previousId),
    undo: () => {
      if (last?.status === 'given') void undo(last);
    },
    help,
    escape: () => {
      if (isAsking) setAsking(false);
      else if (reply.isRunning) {
        reply.recorder.pause();
        setAsking(true);
      }
      return isAsking || reply.isRunning;
    },
  });
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={<PersonText>{handIn.title}</PersonText>}
        size="full"
        closeOnOutside={false}
        footer={
          <ReplyBar
            {...{ handIn, reply, writing, answering, isOwn, isAnswering }}
            asksDiscard={isAsking}
            onAskDiscard={(asks) => {
              if (asks) reply.recorder.pause();
              setAsking(asks);
            }}
            onRecord={record}
            onWrite={write}
            onWritten={stopWriting}
            onHelp={help}
          />
        }
      >
        <div ref={place} data-autofocus tabIndex={-1} className="flex flex-col gap-4 outline-none">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <HandInFacts handIn={handIn} />
            <AnsweredLine onOpen={onGo} />
          </div>
          <Standing handIn={handIn} isOwn={isOwn} />
          <HandInView {...{ handIn, heard }} canPin={!isOwn} />
          {!isOwn && <PointsFields given={given} />}
        </div>
      </Dialog>
      {helps && <KeysHelp onClose={() => setHelps(false)} fallback={null} />}
    </>
  );
}

/** The points that it has been given already. */
function pointsBefore({ asked, mark, rubric }: FullHandIn): Readonly<Record<string, number>> {
  if (asked.marking.kind === 'mark') return mark === null ? {} : { mark };
  return Object.fromEntries(rubric.map(({ id, points }) => [id, points]));
}
