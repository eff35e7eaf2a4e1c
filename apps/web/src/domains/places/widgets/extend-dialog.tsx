import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { formatKobo } from '@institute/contract/money';
import { extendedWords } from '@institute/contract/places/outcome-words';
import { extendPlaces } from '@institute/contract/places/places';
import { useState } from 'react';
import * as z from 'zod/mini';
import { keyFor } from '../../../forms/request-key.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { placesChanged, placesInput, usePlacesCheck } from '../places-api.ts';
import { text as words } from '../text.ts';
import { type AboutPlaces, PlacesDialog } from './places-dialog.tsx';
import { ReasonField, reasonSchema } from './reason-field.tsx';

const text = words.extend;
const schema = z.object({
  until: z.string().check(z.minLength(1, text.untilNeeded)),
  reason: reasonSchema,
});

/** Extends places of a monthly class to a day. A request repeated after a lost answer does it once. */
export function ExtendDialog({ chosen, onClose, onDone }: AboutPlaces) {
  const extend = useAct(extendPlaces, { refreshes: placesChanged });
  const check = usePlacesCheck(chosen);
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm({
    schema,
    defaultValues: { until: '', reason: '' },
    fieldOfCode: { day_out_of_reach: 'until', lasts_longer: 'until' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ until, reason }) => {
      const order = { ...placesInput(chosen), until, reason };
      const next = keyFor(order, request);
      setRequest(next);
      toast.success(extendedWords(await extend.mutateAsync({ ...order, requestKey: next.key })));
      onDone();
    },
  });
  const { priceKobo = 0 } =
    useAnswer(getManagedClass, { classId: String(chosen.classId) }).data ?? {};
  const last = check.data?.lastEndsAt;
  return (
    <PlacesDialog chosen={chosen} onClose={onClose} words={text} form={form} check={check}>
      <p>
        {last ? (
          <Sentence
            words={check.data?.places === 1 ? text.endsOne : text.ends}
            fill={{ date: <InstituteTime at={last} /> }}
          />
        ) : (
          text.noEnd
        )}
      </p>
      <p className="text-muted">
        {text.detail} {priceKobo > 0 && text.worth(formatKobo(priceKobo))}
      </p>
      <DateField data-autofocus="" label={text.until} {...form.field('until')} />
      <ReasonField {...form.field('reason')} />
    </PlacesDialog>
  );
}
