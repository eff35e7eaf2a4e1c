import type { ListedClass } from '@institute/contract/classes/class-list';
import { promotedWords } from '@institute/contract/places/outcome-words';
import { promotePlaces } from '@institute/contract/places/places';
import { DUE_IN_DAYS } from '@institute/contract/roster/sheets';
import { daysAfter } from '@institute/contract/time/calendar';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { keyFor } from '../../../forms/request-key.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { ClassField } from '../../classes/widgets/class-field.tsx';
import {
  GroupField,
  groupCodes,
  groupFields,
  groupInput,
  noGroup,
} from '../../meetings/widgets/group-field.tsx';
import { useToday } from '../../settings/time-zone.ts';
import { placesChanged, placesInput, usePlacesCheck } from '../places-api.ts';
import { text as words } from '../text.ts';
import { type AboutPlaces, PlacesDialog } from './places-dialog.tsx';
import { ReasonField, reasonSchema } from './reason-field.tsx';
import { Target } from './target.tsx';

const text = words.promote;
const schema = z.object({
  to: z.string().check(z.minLength(1, words.move.toNeeded)),
  dueOn: z.string().check(z.minLength(1, text.dueNeeded)),
  reason: reasonSchema,
  ...groupFields,
});

/** Has students go on to the next class, which is billed. A request repeated after a lost answer does it once. */
export function PromoteDialog({ chosen, onClose, onDone }: AboutPlaces) {
  const promote = useAct(promotePlaces, { refreshes: placesChanged });
  const today = useToday();
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm({
    schema,
    defaultValues: { to: '', dueOn: daysAfter(today, DUE_IN_DAYS), reason: '', ...noGroup },
    fieldOfCode: { ...groupCodes, day_out_of_reach: 'dueOn' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ to, dueOn, reason, ...chosenGroup }) => {
      const order = {
        ...placesInput(chosen),
        toClassId: to,
        dueOn,
        reason,
        ...groupInput(chosenGroup),
      };
      const next = keyFor(order, request);
      setRequest(next);
      toast.success(promotedWords(await promote.mutateAsync({ ...order, requestKey: next.key })));
      onDone();
    },
  });
  const { to } = form.values;
  const places = usePlacesCheck(chosen);
  const check = usePlacesCheck(chosen, to);
  const isHere = useCallback(({ id }: ListedClass) => id === chosen.classId, [chosen.classId]);
  return (
    <PlacesDialog chosen={chosen} onClose={onClose} words={text} form={form} check={places}>
      <p className="text-muted">{text.detail}</p>
      <ClassField
        label={words.move.to}
        value={to}
        onChange={(next) => {
          form.change('to', next);
          form.change('group', '');
        }}
        isLeftOut={isHere}
        error={form.errorOf('to')}
      />
      {check.data?.target && <Target {...check.data.target} isCarried={false} />}
      <GroupField
        classId={to}
        count={chosen.people.length}
        value={form.values}
        onChange={(next) => {
          form.change('group', next.group);
          form.change('isBeyond', next.isBeyond);
        }}
        error={form.errorOf('group')}
      />
      <DateField label={text.dueOn} hint={text.dueHint} {...form.field('dueOn')} />
      <ReasonField {...form.field('reason')} />
    </PlacesDialog>
  );
}
