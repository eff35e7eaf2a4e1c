import type { ListedClass } from '@institute/contract/classes/class-list';
import { flagOf } from '@institute/contract/fields';
import { movedWords } from '@institute/contract/places/outcome-words';
import { movePlaces } from '@institute/contract/places/places';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { keyFor } from '../../../forms/request-key.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { toast } from '../../../ui/toast.ts';
import { ClassField } from '../../classes/widgets/class-field.tsx';
import {
  GroupField,
  groupCodes,
  groupFields,
  groupInput,
  noGroup,
} from '../../meetings/widgets/group-field.tsx';
import { isUnanswered, placesChanged, placesInput, usePlacesCheck } from '../places-api.ts';
import { text as words } from '../text.ts';
import { MoneyChoice } from './money-choice.tsx';
import { type AboutPlaces, PlacesDialog } from './places-dialog.tsx';
import { ReasonField, reasonSchema } from './reason-field.tsx';
import { Target } from './target.tsx';

const text = words.move;
const schema = z.object({
  to: z.string().check(z.minLength(1, text.toNeeded)),
  reason: reasonSchema,
  isReturned: z.boolean(),
  ...groupFields,
});

/** Moves students to another class. A request repeated after a lost answer does it once. */
export function MoveDialog({ chosen, onClose, onDone }: AboutPlaces) {
  const move = useAct(movePlaces, { refreshes: placesChanged });
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm({
    schema,
    defaultValues: { to: '', reason: '', isReturned: false, ...noGroup },
    fieldOfCode: groupCodes,
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ to, reason, isReturned, ...chosenGroup }) => {
      const placed = { ...placesInput(chosen), toClassId: to };
      const order = {
        ...{ ...placed, reason, refund: flagOf(isReturned) },
        ...groupInput(chosenGroup),
      };
      const next = keyFor(order, request);
      setRequest(next);
      toast.success(movedWords(await move.mutateAsync({ ...order, requestKey: next.key })));
      onDone();
    },
  });
  const { to, isReturned } = form.values;
  const places = usePlacesCheck(chosen);
  const check = usePlacesCheck(chosen, to);
  const money = check.data ?? places.data;
  const isHere = useCallback(({ id }: ListedClass) => id === chosen.classId, [chosen.classId]);
  return (
    <PlacesDialog
      chosen={chosen}
      onClose={onClose}
      words={text}
      form={form}
      check={places}
      isUnanswered={isUnanswered(move)}
    >
      <p className="text-muted">{text.detail}</p>
      <ClassField
        label={text.to}
        value={to}
        onChange={(next) => {
          form.change('to', next);
          form.change('group', '');
        }}
        isLeftOut={isHere}
        error={form.errorOf('to')}
      />
      {check.data?.target && (
        <Target {...check.data.target} isCarried={check.data.target.isCarried && !isReturned} />
      )}
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
      <MoneyChoice
        refundable={money?.refundable ?? 0}
        kobo={money?.refundableKobo ?? 0}
        value={isReturned}
        onChange={(next) => form.change('isReturned', next)}
      />
      <ReasonField {...form.field('reason')} />
    </PlacesDialog>
  );
}
