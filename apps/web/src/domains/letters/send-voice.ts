import { writeLevels } from '@institute/contract/homework/hand-ins';
import { getLetters, type Letter, sendLetter } from '@institute/contract/letters/letters';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { type Finish, sendSlot } from '../../platform/takes/send-slot.ts';
import { letterDraft, withoutSent } from './letter-draft.ts';
import type { ConversationRef } from './use-conversation.ts';

/** For what the device keeps the recording of a letter: one for each conversation. */
export const slotOf = ({ classId, studentId }: ConversationRef): string =>
  `letter/${classId}/${studentId ?? 0}`;

/** The place of its one recording in that slot. */
export const VOICE = 'voice';

/** What goes along with a recording. */
export const VoiceNote = z.object({
  classId: z.string(),
  studentId: z.nullable(z.number()),
  text: z.string(),
  picture: z.string(),
});
export type VoiceNote = z.output<typeof VoiceNote>;

/** The call by which the server takes a letter with its recording; what was written for it leaves the device then. */
export const finishVoice =
  (client: QueryClient): Finish<Letter> =>
  async ({ requestKey, note, takes: [voice] }, options) => {
    const { studentId, ...sent } = VoiceNote.parse(note);
    const letter = await callApi(
      sendLetter,
      {
        ...{ ...sent, ...(studentId !== null && { studentId }), requestKey },
        ...(voice && {
          ...{ upload: voice.upload, seconds: Math.round(voice.seconds ?? 0) },
          levels: writeLevels(voice.levels),
        }),
      },
      options,
    );
    const draft = letterDraft({ classId: sent.classId, studentId });
    const before = draft.read();
    if (before) draft.keep(withoutSent(before, sent));
    void refresh(client, [getLetters]);
    return letter;
  };

/** Sends a letter with what the device keeps for it, as `sendSlot` promises. */
export const sendVoice = (client: QueryClient, note: VoiceNote): Promise<Letter> =>
  sendSlot(slotOf(note), note, finishVoice(client));
