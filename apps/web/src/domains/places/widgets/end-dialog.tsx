import { flagOf } from '@institute/contract/fields';
import { endedWords } from '@institute/contract/places/outcome-words';
import { endPlaces } from '@institute/contract/places/places';
import { useState } from 'react';
import * as z from 'zod/mini';
import { keyFor } from '../../../forms/request-key.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { toast } from '../../../ui/toast.ts';
import { isUnanswered, placesChanged, placesInput, usePlacesCheck } from '../places-api.ts';
import { text as words } from '../text.ts';
import { MoneyChoice } from './money-choice.tsx';
import { type AboutPlaces, PlacesDialog } from './places-dialog.tsx';
import { ReasonField, reasonSchema } from './reason-field.tsx';

const text = words.end;
const schema = z.object({
  reason: reasonSchema,
  isReturned: z.boolean(),
});

/** Takes students out of a class. A request repeated after a lost answer does it once. */
export function EndDialog({ chosen, onClose, onDone }: AboutPlaces) {
  const end = useAct(endPlaces, { refreshes: placesChanged });
  const check = usePlacesCheck(chosen);
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm({
    schema,
    defaultValues: { reason: '', isReturned: false },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ reason, isReturned }) => {
      const order = { ...placesInput(chosen), reason, refund: flagOf(isReturned) };
      const next = keyFor(order, request);
      setRequest(next);
      toast.success(endedWords(await end.mutateAsync({ ...order, requestKey: next.key })));
      onDone();
    },
  });
  return (
    <PlacesDialog
      chosen={chosen}
      onClose={onClose}
      words={text}
      form={form}
      check={check}
      isUnanswered={isUnanswered(end)}
      variant="danger"
    >
      <p className="text-muted">{text.detail}</p>
      <MoneyChoice
        refundable={check.data?.refundable ?? 0}
        kobo={check.data?.refundableKobo ?? 0}
        value={form.values.isReturned}
        onChange={(isReturned) => form.change('isReturned', isReturned)}
      />
      <ReasonField data-autofocus="" {...form.field('reason')} />
    </PlacesDialog>
  );
}
