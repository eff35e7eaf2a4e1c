import type { Checked } from '@institute/contract/roster/sheets';
import { ClassField } from '../../../domains/classes/widgets/class-field.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import type { Roster } from './kept-roster.ts';
import { text } from './text.ts';

interface ClassWordsProps {
  words: Checked['classes'];
  choices: Roster['choices'];
  onChange: (choices: Roster['choices']) => void;
}

/** Which class each word of the sheet means that is not the name of one, said once for all its rows. */
export function ClassWords({ words, choices, onChange }: ClassWordsProps) {
  const choiceOf = (value: string) => choices.find((one) => one.value === value);
  const open = words.filter(({ value, name }) => name === null || choiceOf(value));
  if (open.length === 0) return null;
  const choose = (value: string, id: number | null | undefined) => {
    const others = choices.filter((one) => one.value !== value);
    onChange(id === undefined ? others : [...others, { value, id }]);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-field border border-line p-3">
      <legend className="px-1 font-medium">{text.classWords}</legend>
      {open.map(({ value, count }) => {
        const choice = choiceOf(value);
        return (
          <div key={value} className="grid gap-x-4 sm:grid-cols-[1fr_auto] sm:items-end">
            <ClassField
              label={text.classWord(value, count)}
              value={choice?.id ? String(choice.id) : ''}
              onChange={(id) => choose(value, Number(id))}
            />
            <CheckboxField
              label={text.inNoClass}
              checked={choice?.id === null}
              onChange={({ target }) => choose(value, target.checked ? null : undefined)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
