import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment } from '../codecs.ts';

/*
 * The texts to which people agree when they join. Both together have one version, which goes up when
 * one of them changes (decision 049).
 */

/** The texts, by the names of their pages. */
export const legalTexts = ['terms', 'privacy'] as const;
export type LegalTextName = (typeof legalTexts)[number];

/** Our own call: a text as anyone reads it. */
export const getLegalText = defineCall({
  name: 'getLegalText',
  method: 'GET',
  path: '/api.php',
  action: 'get_legal_text',
  encoding: 'none',
  access: 'public',
  request: z.object({ name: z.enum(legalTexts) }),
  response: z.object({
    /** Plain lines: `## ` begins a heading, `- ` an item of a list, an empty line a paragraph. */
    text: z.string(),
    version: z.number(),
    /** From when this version holds. */
    since: moment,
  }),
});
