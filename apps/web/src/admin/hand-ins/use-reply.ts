import { USUAL_SECONDS } from '@institute/contract/homework/task-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendKept } from '../../domains/homework/outbox.ts';
import { ofTheWhole, replySlot, type Target } from '../../domains/homework/reply-slot.ts';
import { newRequestKey } from '../../platform/new-request-key.ts';
import { keepSoFar, keepTake } from '../../platform/takes/kept-takes.ts';
import { useRecorder } from '../../ui/voice/use-recorder.ts';

/** The place of its one recording in the slot of a reply. */
const VOICE = 'voice';

/** A slip of the finger or a key, in seconds: nothing was said in it. */
const SLIP_SECONDS = 0.5;

/** The longest reply. */
export const MAX_REPLY_SECONDS = USUAL_SECONDS;

/**
 * Records replies to a hand-in: each is kept on the device, sent by itself, and pinned to where its recording
 * began.
 */
export function useReply(handInId: number) {
  const client = useQueryClient();
  const [target, setTarget] = useState<Target>(ofTheWhole);
  const [isTooShort, setTooShort] = useState(false);
  const slot = useRef('');
  /** What is done once the recording is kept. */
  const then = useRef<(() => void) | null>(null);
  const recorder = useRecorder({
    maxSeconds: MAX_REPLY_SECONDS,
    onTake: (take) => {
      const isSlip = take.seconds !== null && take.seconds < SLIP_SECONDS;
      setTooShort(isSlip);
      if (isSlip) {
        // Whoever went on meant to have said something first.
        then.current = null;
        return;
      }
      const now = slot.current;
      const kept = keepTake(now, VOICE, take);
      // The reply is on its way before whatever comes next.
      void kept.then(() => sendKept(client, now)).catch(() => undefined);
      void kept.then(then.current ?? undefined);
      then.current = null;
    },
    onSoFar: (take) => void keepSoFar(slot.current, VOICE, take),
  });
  const isRunning = recorder.state === 'recording' || recorder.state === 'paused';
  return {
    ...{ recorder, target, isRunning },
    /** Whether the last one was too short to be sent. */
    isTooShort,
    /** Whether a press now would come between. */
    isBusy: recorder.state === 'asking' || recorder.state === 'finishing',
    begin: (pinned: Target) => {
      slot.current = replySlot(handInId, pinned, newRequestKey(8));
      setTarget(pinned);
      setTooShort(false);
      recorder.start();
    },
    /** Ends it and sends it; `next` is done once the device has it. */
    end: (next?: () => void) => {
      then.current = next ?? null;
      recorder.finish();
    },
  };
}
export type ReplyRecorder = ReturnType<typeof useReply>;
