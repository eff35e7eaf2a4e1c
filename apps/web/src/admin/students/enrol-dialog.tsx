import { formatKobo } from '@institute/contract/money';
import { freeReasons } from '@institute/contract/payments/ways';
import { enrolStudents, getIntakes, type Intake } from '@institute/contract/roster/roster';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { ClassPicker, type PickedClass } from '../../domains/classes/widgets/class-picker.tsx';
import {
  GroupField,
  groupCodes,
  groupFields,
  groupInput,
  noGroup,
} from '../../domains/meetings/widgets/group-field.tsx';
import { giftNames } from '../../domains/payments/office-words.ts';
import type { Person } from '../../domains/people/students-model.ts';
import { IntakeProgress } from '../../domains/roster/widgets/intake-progress.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { keyFor } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { ChosenList } from '../../ui/chosen-list.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { text as words } from './text.ts';

const text = words.enrolMany;
/** Whether one of them costs something, which nobody pays then. */
const isGiven = (classes: readonly PickedClass[]) =>
  classes.some(({ priceKobo = 0 }) => priceKobo > 0);

const schema = z
  .object({
    reason: z.string(),
    ...groupFields,
    classes: z.array(z.custom<PickedClass>()).check(z.minLength(1, text.needClass)),
  })
  .check(
    z.refine(({ reason, classes }) => reason !== '' || !isGiven(classes), {
      path: ['reason'],
      message: text.needReason,
    }),
  );

interface EnrolDialogProps {
  people: readonly Person[];
  onClose: () => void;
  /** Once it has begun and its progress is closed. */
  onDone: () => void;
  /** What stands above the form. */
  children?: ReactNode;
}

/** Gives the students that are chosen places in classes; how far that has come is shown and may be left. */
export function EnrolDialog({ people, onClose, onDone, children }: EnrolDialogProps) {
  const { mutateAsync } = useAct(enrolStudents, { refreshes: [getIntakes] });
  const [begun, setBegun] = useState<Intake | null>(null);
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm({
    schema,
    defaultValues: { reason: '', classes: [], ...noGroup },
    fieldOfCode: groupCodes,
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ reason, classes, ...chosenGroup }) => {
      const freeReason = freeReasons.find((one) => one === reason);
      const order = {
        studentList: people.map(({ id }) => id).join(','),
        classIds: classes.map(({ id }) => id),
        ...(isGiven(classes) && freeReason && { freeReason }),
        // A group is of one class.
        ...(classes.length === 1 && groupInput(chosenGroup)),
      };
      const next = keyFor(order, request);
      setRequest(next);
      setBegun(await mutateAsync({ ...order, requestKey: next.key }));
    },
  });
  if (begun) return <IntakeProgress begun={begun} onClose={onDone} />;
  const { classes } = form.values;
  const choose = (next: readonly PickedClass[]) => {
    form.change('classes', [...next]);
    form.change('group', '');
  };
  const error = form.errorOf('classes');
  return (
    <FormDialog
      form={form}
      title={text.title}
      size="lg"
      onClose={onClose}
      submit={text.submit(people.length)}
      busyLabel={text.busy}
    >
      {children}
      <p className="text-muted">{text.whom(people.length)}</p>
      <ChosenList selected={classes} onChange={choose} words={words.picked} />
      <ClassPicker selected={classes} onChange={choose} />
      <GroupField
        classId={classes.length === 1 ? String(classes[0]?.id) : ''}
        count={people.length}
        value={form.values}
        onChange={(next) => {
          form.change('group', next.group);
          form.change('isBeyond', next.isBeyond);
        }}
        error={form.errorOf('group')}
      />
      {isGiven(classes) && (
        <SelectField
          label={text.reason}
          hint={givenWords(classes, people.length)}
          options={[
            { value: '', label: text.chooseReason },
            ...freeReasons.map((value) => ({ value, label: giftNames[value] })),
          ]}
          {...form.field('reason')}
        />
      )}
      <div role="alert">{error && <p className="font-medium text-bad text-sm">{error}</p>}</div>
    </FormDialog>
  );
}

/** What is given away to so many who would pay for the classes otherwise, at once and each month. */
function givenWords(classes: readonly PickedClass[], people: number): string {
  const sumOf = (isOfMonth: boolean) =>
    classes
      .filter(({ isMonthly = false }) => isMonthly === isOfMonth)
      .reduce((sum, { priceKobo = 0 }) => sum + priceKobo * people, 0);
  const [once, monthly] = [sumOf(false), sumOf(true)];
  return [
    once > 0 ? text.givenOnce(formatKobo(once)) : '',
    monthly > 0 ? text.givenMonthly(formatKobo(monthly)) : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}
