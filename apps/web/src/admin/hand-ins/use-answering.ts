import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FullHandIn } from '../../domains/homework/hand-ins-api.ts';
import { giveAnswer } from '../../domains/homework/outbox.ts';
import { sentPoints } from '../../domains/homework/points.ts';
import { showLineInView } from './points-fields.tsx';
import { openText as words } from './text.ts';
import type { PointsGiven } from './use-points.ts';
import type { ReplyRecorder } from './use-reply.ts';

interface AnsweringOptions {
  handIn: FullHandIn;
  given: PointsGiven;
  reply: ReplyRecorder;
  /** Whether it is another's to answer, or is being answered. */
  isTaken: boolean;
  onGo: (id: number | null) => void;
  onClose: () => void;
}

/** Answers a hand-in, or asks for it again, and goes on to the next; what is being said ends first. */
export function useAnswering(options: AnsweringOptions) {
  const { handIn, given, reply, isTaken, onGo, onClose } = options;
  const client = useQueryClient();
  const [notice, setNotice] = useState<string | null>(null);

  const give = (state: 'answered' | 'again') => {
    const { id, studentName, title, version, nextId } = handIn;
    const points = sentPoints(given.points, given.lines);
    void giveAnswer(client, { handInId: id, studentName, title, version, state, ...points });
    if (handIn.state === 'waiting') onGo(nextId);
    else onClose();
  };
  /** Does something once the recording under way, if there is one, is kept. */
  const after = (act: () => void) => {
    if (reply.isRunning) reply.end(act);
    else act();
  };
  return {
    notice: given.isMissing ? notice : null,
    answer: (state: 'answered' | 'again') => {
      if (isTaken || reply.isBusy) return;
      if (state === 'answered' && given.isMissing) {
        if (reply.isRunning) reply.end();
        given.goToMissing();
        showLineInView();
        setNotice(words.missing);
        return;
      }
      setNotice(null);
      after(() => give(state));
    },
    step: (to: number | null) => {
      if (to !== null && !reply.isBusy) after(() => onGo(to));
    },
  };
}
export type Answering = ReturnType<typeof useAnswering>;
