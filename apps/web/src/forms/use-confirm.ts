import * as z from 'zod/mini';
import type { FailureWords } from './submit-error.ts';
import { type Form, useForm } from './use-form.ts';

interface ConfirmOptions {
  words: FailureWords;
  /** Does what was asked about. What it throws is put into words. */
  onConfirm: () => Promise<void>;
}

const nothing = z.object({});
const empty = {};

/** A form without fields: something is done once it has been read and confirmed. */
export function useConfirm({ words, onConfirm }: ConfirmOptions): Form<object> {
  return useForm<object, object>({
    schema: nothing,
    defaultValues: empty,
    words,
    onSubmit: onConfirm,
  });
}
