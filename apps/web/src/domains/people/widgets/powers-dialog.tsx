import { type OfficePower, officePowers } from '@institute/contract/auth/abilities';
import { getOfficeWorkers, saveOfficePowers } from '@institute/contract/people/office-powers';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from '../powers-text.ts';
import type { Person } from '../students-model.ts';
import { PowersFields } from './powers-fields.tsx';
import type { StudentPickerRules } from './student-picker.tsx';

const rules: StudentPickerRules = {
  searchFrom: 2,
  pauseMs: 300,
  pageSize: 10,
  words: {
    ...{ search: text.search, list: text.people, failed: text.peopleFailed, none: text.noPeople },
    status: { typeMore: text.typeMore, searching: text.searching, firstOnes: text.firstOnes },
  },
};

const schema = z.object({
  people: z
    .array(z.object({ id: z.number(), name: z.string(), email: z.string() }))
    .check(z.minLength(1, text.nobody)),
  powers: z.array(z.enum(officePowers)),
});
type Values = z.output<typeof schema>;

interface PowersDialogProps {
  /** Whose powers these are; null to choose somebody. */
  person: Person | null;
  onClose: () => void;
}

/** Says what somebody may do in the office, once it is known what they may now. */
export function PowersDialog({ person, onClose }: PowersDialogProps) {
  const workers = useAnswer(getOfficeWorkers, {}, { staleTime: 0 });
  // As they were when the dialog opened: what is chosen stays while the list is asked for anew.
  const [held, setHeld] = useState<readonly OfficePower[] | null>(null);
  if (held === null && workers.data && !workers.isFetching) {
    setHeld(workers.data.find(({ id }) => id === person?.id)?.powers ?? []);
  }
  if (held) return <PowersForm person={person} held={held} onClose={onClose} />;
  return (
    <Dialog open title={text.dialogTitle} onClose={onClose}>
      {workers.error ? (
        <ErrorState title={text.failed} query={workers} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-48" />
        </Loading>
      )}
    </Dialog>
  );
}

type PowersFormProps = PowersDialogProps & { held: readonly OfficePower[] };

function PowersForm({ person, held, onClose }: PowersFormProps) {
  const save = useAct(saveOfficePowers, { refreshes: [getOfficeWorkers] });
  const form = useForm<Values, Values>({
    schema,
    defaultValues: {
      people: person ? [{ id: person.id, name: person.name, email: person.email }] : [],
      powers: [...held],
    },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ people, powers }) => {
      // One after the other; whoever has them already keeps them when this is sent again.
      for (const { id } of people) await save.mutateAsync({ studentId: id, powers });
      toast.success(text.saved);
      onClose();
    },
  });
  const { people, powers } = form.values;
  return (
    <FormDialog
      form={form}
      title={text.dialogTitle}
      size="lg"
      onClose={onClose}
      submit={text.save}
      busyLabel={text.saving}
      failure={form.errorOf('people') ?? form.failure}
    >
      <PowersFields
        named={person?.name ?? null}
        rules={rules}
        people={people}
        onPeople={(next) => form.change('people', next)}
        all={officePowers}
        powers={powers}
        onPowers={(next) => form.change('powers', next)}
        words={text}
      />
      <p role="status" className="text-muted text-sm">
        {powers.length === 0 ? text.none : held.length === 0 && text.signsIn}
      </p>
    </FormDialog>
  );
}
