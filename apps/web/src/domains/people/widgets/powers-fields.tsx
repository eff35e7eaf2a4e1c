import type { ComponentProps } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import type { Person } from '../students-model.ts';
import { StudentPicker } from './student-picker.tsx';

interface PowersFieldsProps<Power extends string> {
  /** Whose powers they are; null where whoever gets them is chosen here. */
  named: string | null;
  rules: ComponentProps<typeof StudentPicker>['rules'];
  people: Person[];
  onPeople: (people: Person[]) => void;
  /** Every power there is, in the order in which they stand and are kept. */
  all: readonly Power[];
  powers: readonly Power[];
  onPowers: (powers: Power[]) => void;
  words: {
    powers: string;
    power: Readonly<Record<Power, string>>;
    powerHints: Readonly<Record<Power, string>>;
  };
}

/** Who gets powers, and which of them. */
export function PowersFields<Power extends string>(props: PowersFieldsProps<Power>) {
  const { named, rules, people, onPeople, all, powers, onPowers, words } = props;
  return (
    <>
      {named !== null ? (
        <p className="font-medium">
          <PersonText isName>{named}</PersonText>
        </p>
      ) : (
        <StudentPicker
          rules={rules}
          selected={people}
          onChange={(chosen: readonly Person[]) =>
            onPeople(chosen.map(({ id, name, email }) => ({ id, name, email })))
          }
          listClassName="max-h-60 overflow-y-auto rounded-field border border-line"
        />
      )}
      <fieldset>
        <legend className="font-medium">{words.powers}</legend>
        {all.map((power) => (
          <CheckboxField
            key={power}
            label={words.power[power]}
            hint={words.powerHints[power]}
            checked={powers.includes(power)}
            onChange={({ target }) =>
              onPowers(all.filter((one) => (one === power ? target.checked : powers.includes(one))))
            }
          />
        ))}
      </fieldset>
    </>
  );
}
