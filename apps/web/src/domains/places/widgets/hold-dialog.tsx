import { heldWords } from '@institute/contract/places/outcome-words';
import { holdPlaces } from '@institute/contract/places/places';
import { useState } from 'react';
import * as z from 'zod/mini';
import { keyFor } from '../../../forms/request-key.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useToday } from '../../settings/time-zone.ts';
import { placesChanged, placesInput, usePlacesCheck } from '../places-api.ts';
import { text as words } from '../text.ts';
import { type AboutPlaces, PlacesDialog } from './places-dialog.tsx';
import { ReasonField, reasonSchema } from './reason-field.tsx';

const text = words.hold;
const day = z.string().check(z.minLength(1, text.dayNeeded));
const schema = z.object({ from: day, until: day, reason: reasonSchema });

/** Puts places on hold for some days. A request repeated after a lost answer does it once. */
export function HoldDialog({ chosen, onClose, onDone }: AboutPlaces) {
  const hold = useAct(holdPlaces, { refreshes: placesChanged });
  const check = usePlacesCheck(chosen);
  const today = useToday();
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm({
    schema,
    defaultValues: { from: today, until: '', reason: '' },
    fieldOfCode: { day_out_of_reach: 'until' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async (days) => {
      const order = { ...placesInput(chosen), ...days };
      const next = keyFor(order, request);
      setRequest(next);
      toast.success(heldWords(await hold.mutateAsync({ ...order, requestKey: next.key })));
      onDone();
    },
  });
  return (
    <PlacesDialog chosen={chosen} onClose={onClose} words={text} form={form} check={check}>
      <p className="text-muted">{text.detail}</p>
      <DateField label={text.from} min={today} {...form.field('from')} />
      <DateField
        data-autofocus=""
        label={text.until}
        min={form.values.from || today}
        {...form.field('until')}
      />
      <ReasonField {...form.field('reason')} />
    </PlacesDialog>
  );
}
