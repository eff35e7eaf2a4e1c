import * as z from 'zod/mini';
import { type DraftStore, draftStore } from '../../forms/draft.ts';
import { type Given, slotOf } from './given.ts';

const Typed = z.object({ text: z.string() });

/** What is being written for a homework, on this device. */
export const textDraft = (writer: string, given: Given): DraftStore<z.output<typeof Typed>> =>
  draftStore({ kind: 'homework', writer, place: slotOf(given), schema: Typed });
