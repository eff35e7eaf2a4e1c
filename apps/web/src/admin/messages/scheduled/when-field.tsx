import { clockText, instantOf } from '@institute/contract/time/clock-text';
import * as z from 'zod/mini';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import type { Form } from '../../../forms/use-form.ts';
import { serverDate, serverNow } from '../../../platform/server-clock.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { text } from './text.ts';

/** A moment to come, as a picker holds it in the institute's time. */
export const laterMoment = (timeZone: string) =>
  z.string().check((payload) => {
    const at = instantOf(payload.value, timeZone);
    const words = !at ? text.whenNeeded : at.getTime() < serverNow() ? text.whenPast : null;
    if (words) payload.issues.push({ code: 'custom', message: words, input: payload.value });
  });

/** Asks for the day and hour at which a message goes out. */
export function WhenField({ form }: { form: Pick<Form<{ when: string }>, 'field'> }) {
  const timeZone = useTimeZone();
  return (
    <DateField
      withTime
      label={text.when}
      hint={text.zone(timeZone)}
      min={clockText(serverDate(), timeZone)}
      {...form.field('when')}
    />
  );
}
