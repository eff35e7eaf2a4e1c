import { resumedWords } from '@institute/contract/places/outcome-words';
import { resumePlaces } from '@institute/contract/places/places';
import { useState } from 'react';
import * as z from 'zod/mini';
import { keyFor } from '../../../forms/request-key.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { toast } from '../../../ui/toast.ts';
import { placesChanged, placesInput, usePlacesCheck } from '../places-api.ts';
import { text as words } from '../text.ts';
import { type AboutPlaces, PlacesDialog } from './places-dialog.tsx';
import { ReasonField, reasonSchema } from './reason-field.tsx';

const text = words.resume;

/** Lets places on hold go on. A request repeated after a lost answer does it once. */
export function ResumeDialog({ chosen, onClose, onDone }: AboutPlaces) {
  const resume = useAct(resumePlaces, { refreshes: placesChanged });
  const check = usePlacesCheck(chosen);
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm({
    schema: z.object({ reason: reasonSchema }),
    defaultValues: { reason: '' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ reason }) => {
      const order = { ...placesInput(chosen), reason };
      const next = keyFor(order, request);
      setRequest(next);
      toast.success(resumedWords(await resume.mutateAsync({ ...order, requestKey: next.key })));
      onDone();
    },
  });
  return (
    <PlacesDialog chosen={chosen} onClose={onClose} words={text} form={form} check={check}>
      <p className="text-muted">{text.detail}</p>
      <ReasonField data-autofocus="" {...form.field('reason')} />
    </PlacesDialog>
  );
}
