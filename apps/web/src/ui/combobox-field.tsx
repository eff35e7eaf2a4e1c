import { holdsWords, searchWords } from '@institute/contract/arabic/fold-arabic';
import { dictionary } from '@institute/contract/language';
import { ChevronsUpDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cx } from './class-names.ts';
import { Field, type Labelled } from './field.tsx';
import { Input } from './input.tsx';
import { FoundText } from './marked-text.tsx';
import { useListbox } from './use-listbox.ts';

const text = dictionary('ui/combobox', { nothingFound: 'Nothing found' });

interface ComboboxOption {
  value: string;
  label: string;
}

interface ComboboxFieldProps extends Labelled {
  label: string;
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  /**
   * For options that are looked for elsewhere, where they are as they should be offered: told what is
   * typed, and null when the list is shut.
   */
  onType?: (typed: string | null) => void;
  /** What the value is called where it may not be among the options. */
  chosenLabel?: string | undefined;
  /** Said beneath the options, or in their place. */
  note?: string | undefined;
}

/** A choice of one among many: what is typed narrows the list, each of its words by itself. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { options, value, onChange, onType, chosenLabel, note, ...labelled } = props;
  const [typed, keepTyped] = useState<string | null>(null);
  const setTyped = (next: string | null) => {
    keepTyped(next);
    onType?.(next);
  };
  const chosen = options.find((option) => option.value === value);
  const isOpen = typed !== null;
  const found = useMemo(
    () => (onType ? options : matching(options, typed ?? '')),
    [options, typed, onType],
  );
  const close = () => setTyped(null);
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    close();
  };
  const box = useListbox({
    label: labelled.label,
    items: found,
    isOpen,
    onChoose: choose,
    start: typed ? 0 : Math.max(0, found.indexOf(chosen as ComboboxOption)),
  });
  return (
    <Field {...labelled}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...box.field}
            dir="auto"
            className="pe-10"
            value={typed ?? chosen?.label ?? chosenLabel ?? ''}
            onFocus={(event) => event.target.select()}
            onClick={() => setTyped(typed ?? '')}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={close}
            onKeyDown={(event) => {
              if (!isOpen && /^Arrow(Down|Up)$/.test(event.key)) {
                event.preventDefault();
                setTyped('');
              } else if (isOpen && event.key === 'Escape') {
                // The list alone is closed, not the dialog around it.
                event.preventDefault();
                event.stopPropagation();
                close();
              } else box.field.onKeyDown(event);
            }}
          />
          <ChevronsUpDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute inset-e-3 top-3.5 text-muted"
          />
          {isOpen && <FoundOptions {...{ box, found, value, typed, note }} />}
        </div>
      )}
    </Field>
  );
}

interface FoundOptionsProps extends Pick<ComboboxFieldProps, 'value' | 'note'> {
  box: ReturnType<typeof useListbox>;
  found: readonly ComboboxOption[];
  typed: string;
}

/** The options that what is typed leaves, or that it leaves none. */
function FoundOptions({ box, found, value, typed, note }: FoundOptionsProps) {
  return (
    <div
      {...box.list}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-field border border-line-strong bg-surface py-1 shadow-overlay"
    >
      {found.map((option, at) => (
        <div
          key={option.value}
          {...box.option(at)}
          className={cx(
            'flex min-h-11 cursor-pointer items-center px-3 py-1.5 leading-snug aria-selected:bg-primary-soft',
            option.value === value && 'font-semibold',
          )}
        >
          <FoundText text={option.label} search={typed} />
        </div>
      ))}
      {(note || found.length === 0) && (
        <p className="px-3 py-2 text-muted">{note ?? text.nothingFound}</p>
      )}
    </div>
  );
}

/** The options in whose label each word of a search stands, however it is spelled. */
function matching(options: readonly ComboboxOption[], search: string): readonly ComboboxOption[] {
  const words = searchWords(search);
  return options.filter(({ label }) => holdsWords(label, words));
}
