import type { DataOf, InputOf } from '@institute/contract/call';
import { type HandIn, writeLevels } from '@institute/contract/homework/hand-ins';
import {
  getHomework,
  getHomeworkToDo,
  getMyHomework,
  handIn,
} from '@institute/contract/homework/my-homework';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { answerKey } from '../../platform/answer-key.ts';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { personNow } from '../../platform/auth-store.ts';
import { type Finish, type SentTake, sendSlot } from '../../platform/takes/send-slot.ts';
import { toast } from '../../ui/toast.ts';
import { askedOf, type Given, isPicture, lineOf, namedBy, pageOf, slotOf } from './given.ts';
import { text as words } from './text.ts';
import { textDraft } from './text-draft.ts';

const GivenBy = z.union([
  z.object({ classRand: z.string(), lessonRand: z.string(), blockId: z.string() }),
  z.object({ meetingId: z.number() }),
]) satisfies z.ZodMiniType<Given>;

/** What is handed in beside the takes, and to which homework. */
export const HandInNote = z.object({ text: z.string(), given: GivenBy });
export type HandInNote = z.output<typeof HandInNote>;

type Takes = NonNullable<InputOf<typeof handIn>['takes']>;
type Named = Extract<Takes, readonly unknown[]>[number];

/** A take as the call names it; what lies within a list is spelled as it travels. */
function sentOf({ place, upload, seconds, levels }: SentTake): Named {
  if (isPicture(place)) return { kind: 'picture', upload };
  const lineId = lineOf(place);
  return {
    ...({ kind: 'voice', upload, levels: writeLevels(levels) } as const),
    seconds: Math.round(seconds ?? 0),
    ...(lineId !== null && { line_id: lineId }),
  };
}

/** The call by which the server takes a hand-in, and what its answer changes here. */
const finishHandIn =
  (client: QueryClient): Finish<HandIn> =>
  async ({ requestKey, note, takes }, options) => {
    const { text, given } = HandInNote.parse(note);
    const writer = personNow() ?? '';
    const sent = { ...namedBy(given), text, takes: takes.map(sentOf), requestKey };
    const handedIn = await callApi(handIn, sent, options);
    const draft = textDraft(writer, given);
    // What was typed after the press stays.
    if (draft.read()?.text === text) draft.keep(null);
    showAtOnce(client, given, handedIn);
    void refresh(client, [getHomework, getMyHomework, getHomeworkToDo]);
    return handedIn;
  };

/**
 * Hands in what the device keeps of a homework, as `sendSlot` promises: every take in parts, then the call, until
 * it is answered, under one key. Its answer alone is what says "handed in". Places `without` stay here.
 */
export const sendHandIn = (
  client: QueryClient,
  note: HandInNote,
  without: readonly string[],
): Promise<HandIn> => sendSlot(slotOf(note.given), note, finishHandIn(client), { without });

/** The same for what was to be handed in before the application began anew, from whichever page; a toast tells of it. */
export const finishElsewhere =
  (client: QueryClient): Finish<HandIn> =>
  async (sent, options) => {
    const handedIn = await finishHandIn(client)(sent, options);
    // Where the homework stands, it says so itself.
    if (location.pathname !== pageOf(HandInNote.parse(sent.note).given)) {
      toast.success(words.arrived(handedIn.asked.title));
    }
    return handedIn;
  };

/** What was handed in is seen before anything is asked for again. */
function showAtOnce(client: QueryClient, given: Given, handedIn: HandIn): void {
  type Answer = DataOf<typeof getHomework>;
  client.setQueryData<Answer>(answerKey(getHomework, askedOf(given)), (before) => {
    if (!before) return before;
    const homework = before.homework.map((one) => {
      const isIt = 'blockId' in given ? one.blockId === given.blockId : one.meetingId !== null;
      if (!isIt || one.handIns.some(({ id }) => id === handedIn.id)) return one;
      return { ...one, left: Math.max(0, one.left - 1), handIns: [handedIn, ...one.handIns] };
    });
    return { ...before, homework } satisfies Answer;
  });
}
