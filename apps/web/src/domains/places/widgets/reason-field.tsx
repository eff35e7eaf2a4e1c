import { MAX_REASON } from '@institute/contract/places/places';
import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { TextareaField } from '../../../ui/input.tsx';
import { text } from '../text.ts';

/** Why something is done with places: told to the students. */
export const reasonSchema = z.string().check(z.trim(), z.minLength(1, text.reasonNeeded));

/** The field for it. */
export function ReasonField(field: Omit<ComponentProps<typeof TextareaField>, 'label'>) {
  return (
    <TextareaField
      label={text.reason}
      hint={text.reasonHint}
      rows={3}
      maxLength={MAX_REASON}
      {...field}
    />
  );
}
