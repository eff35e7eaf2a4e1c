import { classLabels } from '@institute/contract/classes/class-form';
import type { Class } from '@institute/contract/classes/classes';
import { classLevels } from '@institute/contract/classes/classes';
import { isRegistrationClosed } from '@institute/contract/classes/registration';
import { type ComponentProps, useId } from 'react';
import type { ClassForm, PlainField } from '../../domains/classes/form-model.ts';
import { useCategories } from '../../domains/classes/office-list-api.ts';
import { levelText } from '../../domains/classes/text.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import type { Form } from '../../forms/use-form.ts';
import { useNow } from '../../platform/server-clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { EitherField } from '../../ui/either-field.tsx';
import { TextareaField, TextField, type TextFieldProps } from '../../ui/input.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { text } from './text.ts';

/** What the control of a field of the class form is given. */
export interface InputProps {
  form: Form<ClassForm>;
  item: Class | null;
}

/** What the fields are called, and what stands beneath them. */
export const words = { ...classLabels, ...text.hints };

/** The control of a text of one line. */
export const line =
  (name: PlainField, props: Partial<TextFieldProps> & { 'data-autofocus'?: '' }) =>
  ({ form }: InputProps) => (
    <TextField label={words[name]} dir="auto" {...props} {...form.field(name)} />
  );

/** The control of a text of several lines. */
export const lines =
  (name: PlainField, props: Partial<ComponentProps<typeof TextareaField>>) =>
  ({ form }: InputProps) => <TextareaField label={words[name]} {...props} {...form.field(name)} />;

/** The category, with those there are to choose from, so that one is not spelled in two ways. */
export function CategoryInput({ form }: InputProps) {
  const listId = useId();
  return (
    <>
      <TextField
        label={words.category}
        dir="auto"
        list={listId}
        autoComplete="off"
        maxLength={80}
        {...form.field('category')}
      />
      <datalist id={listId}>
        {useCategories().map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

const levels = [
  { value: '', label: text.noLevel },
  ...classLevels.map((level) => ({ value: level, label: `${level}: ${levelText[level]}` })),
];

export function LevelInput({ form }: InputProps) {
  return (
    <SelectField
      label={words.level}
      options={levels}
      value={form.values.level}
      onChange={({ target }) => form.change('level', target.value)}
    />
  );
}

export function HoursInput({ form }: InputProps) {
  return <NumberField label={words.hours} hint={words.hoursHint} {...form.field('hours')} />;
}

export function StatusInput({ form }: InputProps) {
  return (
    <EitherField
      label={words.isActive}
      words={{ yes: text.active, no: text.inactive }}
      first="yes"
      value={form.values.isActive}
      onChange={(isActive) => form.change('isActive', isActive)}
    />
  );
}

export function LimitInput({ form }: InputProps) {
  return (
    <NumberField
      label={words.monthlyLimit}
      hint={words.limitHint}
      {...form.field('monthlyLimit')}
    />
  );
}

export function CloseInput({ form }: InputProps) {
  const isPast = isRegistrationClosed(form.values.closesOn, useNow(), useTimeZone());
  const hint = isPast ? words.closesPast : words.closesHint;
  return <DateField label={words.closesOn} hint={hint} optional {...form.field('closesOn')} />;
}

/** Where the class stands for everybody; what it had before goes on leading to it. */
export function SlugInput({ form }: InputProps) {
  return (
    <TextField
      label={words.slug}
      hint={words.slugHint}
      optional
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={80}
      {...form.field('slug')}
    />
  );
}
