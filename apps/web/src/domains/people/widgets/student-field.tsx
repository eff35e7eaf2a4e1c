import { dictionary } from '@institute/contract/language';
import { getStudentList, type Student } from '@institute/contract/people/students';
import { useMemo, useState } from 'react';
import { usePaged } from '../../../platform/paged-list.ts';
import { ComboboxField } from '../../../ui/combobox-field.tsx';
import type { Labelled } from '../../../ui/field.tsx';
import { usePaused } from '../../../ui/use-paused.ts';
import { nameBelow } from '../students-model.ts';

const text = dictionary('domains/people/student-field', {
  failed: 'The students could not be loaded.',
  loading: 'Looking for students',
  more: 'Type to find more.',
});

/** How long typing must pause before students are looked for. */
const PAUSE_MS = 250;
const OFFERED = 10;

interface StudentFieldProps extends Labelled {
  label: string;
  value: Student | null;
  onChange: (student: Student) => void;
}

/** A choice of one student among however many, by name, e-mail or phone, looked for by the server. */
export function StudentField({ value, onChange, ...labelled }: StudentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = usePaused(typed, typed ? PAUSE_MS : 0);
  const query = { page: 1, perPage: OFFERED, search: search ?? '' };
  const found = usePaged(getStudentList, query, { enabled: typed !== null });
  const rows = found.data?.rows;
  // Until the answer has come, Enter must not choose who was found by something else.
  const isSettled = search === typed && !found.isPlaceholderData;
  const options = useMemo(
    () =>
      (isSettled ? (rows ?? []) : []).map((student) => ({
        value: String(student.id),
        label: labelOf(student),
      })),
    [rows, isSettled],
  );
  return (
    <ComboboxField
      {...labelled}
      value={value ? String(value.id) : ''}
      options={options}
      chosenLabel={value ? labelOf(value) : undefined}
      onType={setTyped}
      note={noteOf({ ...found, isSettled })}
      onChange={(next) => {
        const student = rows?.find(({ id }) => String(id) === next);
        if (student) onChange(student);
      }}
    />
  );
}

/** Two of one name are told apart by what they sign in with. */
const labelOf = (student: Student) => `${student.name}, ${nameBelow(student)}`;

interface FoundStudents {
  error: unknown;
  data: { total: number; rows: readonly unknown[] } | undefined;
  isSettled: boolean;
}

function noteOf({ error, data, isSettled }: FoundStudents): string | undefined {
  if (error) return text.failed;
  if (!data || !isSettled) return text.loading;
  return data.total > data.rows.length ? text.more : undefined;
}
