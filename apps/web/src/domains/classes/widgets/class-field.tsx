import { holdsWords, searchWords } from '@institute/contract/arabic/fold-arabic';
import type { ListedClass } from '@institute/contract/classes/class-list';
import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { dictionary } from '@institute/contract/language';
import { useMemo, useState } from 'react';
import { useAnswer } from '../../../platform/answers.ts';
import { ComboboxField } from '../../../ui/combobox-field.tsx';
import type { Labelled } from '../../../ui/field.tsx';
import { usePaused } from '../../../ui/use-paused.ts';
import { useClassChoices } from '../office-list-api.ts';

const text = dictionary('domains/classes/class-field', {
  failed: 'The classes could not be loaded.',
  loading: 'Loading the classes',
  more: 'Type to find more.',
});

/** How long typing must pause before classes are looked for. */
export const CLASS_PAUSE_MS = 250;

interface ClassFieldProps extends Labelled {
  label: string;
  /** The id of the class as text; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Words of a first choice that is no class; without them there is none. */
  none?: string;
  /** Only classes whose lessons may be edited. */
  forLessons?: boolean;
  /** Whether a class is not offered; a function that stays the same. */
  isLeftOut?: (item: ListedClass) => boolean;
}

/** A choice of one class of the office among however many: what is typed is looked for by the server. */
export function ClassField(props: ClassFieldProps) {
  const { value, onChange, none, forLessons = false, isLeftOut, ...labelled } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const search = usePaused(typed, typed ? CLASS_PAUSE_MS : 0);
  const found = useClassChoices(typed === null ? null : (search ?? ''), { forLessons });
  const rows = found.data?.rows;
  // Until the answer has come, Enter must not choose what was found of something else.
  const isSettled = search === typed && !found.isPlaceholderData;
  const [known, setKnown] = useState<{ value: string; label: string } | null>(null);
  const isKnown = value === '' || known?.value === value;
  // A class that an address or a draft names is asked for by itself.
  const named = useAnswer(getManagedClass, isKnown ? null : { classId: value }).data?.name;
  const options = useMemo(() => {
    const words = isSettled ? [] : searchWords(typed ?? '');
    const classes = (rows ?? []).filter(
      (item) => !isLeftOut?.(item) && holdsWords(item.name, words),
    );
    const offered = classes.map(({ id, name }) => ({ value: String(id), label: name }));
    return none === undefined || typed ? offered : [{ value: '', label: none }, ...offered];
  }, [rows, isLeftOut, none, typed, isSettled]);
  return (
    <ComboboxField
      {...labelled}
      value={value}
      options={options}
      chosenLabel={value === '' ? none : isKnown ? known?.label : named}
      onType={setTyped}
      note={
        found.error
          ? text.failed
          : !found.data
            ? text.loading
            : found.data.total > found.data.rows.length
              ? text.more
              : undefined
      }
      onChange={(next) => {
        setKnown(options.find((option) => option.value === next) ?? null);
        onChange(next);
      }}
    />
  );
}
