import { isolated } from '@institute/contract/arabic/two-scripts';
import { classFields } from '@institute/contract/classes/class-form';
import { duplicateClass, moveFields } from '@institute/contract/duplicates/duplicates';
import { flagOf } from '@institute/contract/fields';
import { getTimetable, type Untaught } from '@institute/contract/meetings/groups';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useCan } from '../../domains/auth/use-actor.ts';
import { classLists } from '../../domains/classes/changes-api.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { keyOfForm } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/input.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { copyText as text } from './copy-words.ts';

const moves = ['none', 'weeks', 'begin'] as const;
type Move = (typeof moves)[number];
const options = moves.map((value) => ({ value, label: text.moves[value] }));

/** The field that each move asks for. */
const fieldOf = { weeks: 'weeks', begin: 'beginsOn' } as const;

const schema = z
  .object({
    name: classFields.name,
    move: z.enum(moves),
    weeks: z.string(),
    beginsOn: z.string(),
    withTeachers: z.boolean(),
  })
  .check((payload) => {
    const { move } = payload.value;
    if (move === 'none') return;
    const name = fieldOf[move];
    const { error } = z.safeParse(moveFields[name], payload.value[name]);
    const message = error?.issues[0]?.message;
    if (message) payload.issues.push({ code: 'custom', path: [name], message, input: '' });
  });

/** Says that a group of the original runs on beside the copy. */
function RunsOn({ classId }: { classId: number }) {
  const mayPlan = useCan('timetable.manage');
  const { data } = useAnswer(getTimetable, mayPlan ? { classId } : null);
  const runsOn = data?.groups.some(
    ({ lastOn, patterns }) => lastOn === null && patterns.some(({ untilOn }) => untilOn === null),
  );
  if (!runsOn) return null;
  return <p className="rounded-field bg-gold-soft px-3 py-2">{text.runsOn}</p>;
}

interface DuplicateClassDialogProps {
  classId: number;
  name: string;
  onClose: () => void;
  /** The class is there; its rand is given. */
  onMade: (rand: string) => void;
}

/** Makes a class like this one for another term, under a name of its own. */
export function DuplicateClassDialog({
  classId,
  name,
  onClose,
  onMade,
}: DuplicateClassDialogProps) {
  const duplicate = useAct(duplicateClass, { refreshes: classLists });
  // However often it is pressed, this dialog makes one class.
  const [{ key }] = useState(keyOfForm);
  const [made, setMade] = useState<{ rand: string; untaught: Untaught } | null>(null);
  const form = useForm({
    schema,
    defaultValues: {
      ...{ name: text.copyOf(name), move: 'none' as Move, weeks: '', beginsOn: '' },
      withTeachers: true,
    },
    words: { refused: text.duplicateFailed },
    onSubmit: async (values) => {
      const { rand, untaught } = await duplicate.mutateAsync({
        ...{ classId, name: values.name, requestKey: key },
        ...(values.move === 'weeks' && { moveWeeks: values.weeks }),
        ...(values.move === 'begin' && { beginsOn: values.beginsOn }),
        ...(values.withTeachers && { withTeachers: flagOf(true) }),
      });
      toast.success(text.duplicated);
      if (untaught) setMade({ rand, untaught });
      else onMade(rand);
    },
  });
  if (made) {
    const { meetings, clashes } = made.untaught;
    const open = () => onMade(made.rand);
    return (
      <Dialog
        open
        title={text.duplicated}
        onClose={open}
        footer={<Button onClick={open}>{text.openNew}</Button>}
      >
        <p>{text.untaught(meetings, clashes.map(isolated).join(', '))}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog
      form={form}
      title={text.duplicateTitle}
      onClose={onClose}
      submit={text.duplicate}
      busyLabel={text.duplicating}
    >
      <TextField
        data-autofocus
        label={text.newName}
        required
        maxLength={160}
        dir="auto"
        {...form.field('name')}
      />
      <SelectField
        label={text.dates}
        hint={text.datesHint}
        options={options}
        value={form.values.move}
        onChange={(event) => form.change('move', event.target.value as Move)}
      />
      {form.values.move === 'weeks' && (
        <NumberField label={text.weeks} maxLength={3} {...form.field('weeks')} />
      )}
      {form.values.move === 'begin' && (
        <DateField label={text.beginsOn} {...form.field('beginsOn')} />
      )}
      <CheckboxField
        label={text.teachers}
        hint={text.teachersHint}
        checked={form.values.withTeachers}
        onChange={({ target }) => form.change('withTeachers', target.checked)}
      />
      {form.values.withTeachers && <RunsOn classId={classId} />}
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>{text.carries}</li>
        <li>{text.leavesPeople}</li>
        <li>{text.opensLater}</li>
      </ul>
    </FormDialog>
  );
}
