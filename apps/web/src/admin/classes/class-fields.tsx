import { classLabels } from '@institute/contract/classes/class-form';
import type { Class } from '@institute/contract/classes/classes';
import { classLevels } from '@institute/contract/classes/classes';
import { isRegistrationClosed } from '@institute/contract/classes/registration';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { type ComponentProps, type ComponentType, useId } from 'react';
import type { ClassForm, PlainField } from '../../domains/classes/form-model.ts';
import { useCategories } from '../../domains/classes/office-list-api.ts';
import { levelText } from '../../domains/classes/text.ts';
import { ClassField } from '../../domains/classes/widgets/class-field.tsx';
import { useSettings } from '../../domains/settings/api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import type { Form } from '../../forms/use-form.ts';
import { useAnswer } from '../../platform/answers.ts';
import { useNow } from '../../platform/server-clock.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { cx } from '../../ui/class-names.ts';
import { DateField } from '../../ui/date-field.tsx';
import { EitherField } from '../../ui/either-field.tsx';
import { TextareaField, TextField, type TextFieldProps } from '../../ui/input.tsx';
import { MoneyField, NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { text } from './text.ts';

interface InputProps {
  form: Form<ClassForm>;
  item: Class | null;
}

const words = { ...classLabels, ...text.hints };

/** The control of a text of one line. */
const line =
  (name: PlainField, props: Partial<TextFieldProps> & { 'data-autofocus'?: '' }) =>
  ({ form }: InputProps) => (
    <TextField label={words[name]} dir="auto" {...props} {...form.field(name)} />
  );

/** The control of a text of several lines. */
const lines =
  (name: PlainField, props: Partial<ComponentProps<typeof TextareaField>>) =>
  ({ form }: InputProps) => <TextareaField label={words[name]} {...props} {...form.field(name)} />;

/** The control of each field, in the order in which a teacher thinks of them. */
const inputs = {
  name: { Input: line('name', { 'data-autofocus': '', maxLength: 160 }) },
  category: { Input: CategoryInput },
  about: { Input: lines('about', { rows: 5 }) },
  outcomes: { Input: lines('outcomes', { hint: words.outcomesHint, optional: true, rows: 3 }) },
  teacher: { Input: line('teacher', { optional: true, maxLength: 160 }) },
  level: { Input: LevelInput, isHalf: true },
  hours: { Input: HoursInput, isHalf: true },
  isPremium: { Input: TypeInput, isHalf: true },
  price: { Input: PriceInput, isHalf: true },
  isMonthly: { Input: MonthlyInput },
  isActive: { Input: StatusInput, isHalf: true },
  monthlyLimit: { Input: LimitInput, isHalf: true },
  closesOn: { Input: CloseInput, isHalf: true },
  prerequisiteId: { Input: PrerequisiteInput, isHalf: true },
  entryExamId: { Input: EntryExamInput },
  links: { Input: lines('links', { hint: words.linksHint, optional: true, rows: 3 }) },
  slug: { Input: SlugInput },
} satisfies Record<keyof ClassForm, { Input: ComponentType<InputProps>; isHalf?: boolean }>;
const rows: [string, { Input: ComponentType<InputProps>; isHalf?: boolean }][] =
  Object.entries(inputs);

/** The fields of the class form. */
export function ClassFields(props: InputProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {rows.map(([name, { Input, isHalf }]) => (
        <div key={name} className={cx('min-w-0 empty:hidden', !isHalf && 'sm:col-span-2')}>
          <Input {...props} />
        </div>
      ))}
    </div>
  );
}

/** The category, with those there are to choose from, so that one is not spelled in two ways. */
function CategoryInput({ form }: InputProps) {
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

function LevelInput({ form }: InputProps) {
  return (
    <SelectField
      label={words.level}
      options={levels}
      value={form.values.level}
      onChange={({ target }) => form.change('level', target.value)}
    />
  );
}

function HoursInput({ form }: InputProps) {
  return <NumberField label={words.hours} hint={words.hoursHint} {...form.field('hours')} />;
}

/** Free forces the price to 0 and shuts its field (admin §4). */
function TypeInput({ form }: InputProps) {
  const onChange = (isPremium: boolean) => {
    form.change('isPremium', isPremium);
    form.change('price', isPremium ? '' : '0');
    if (!isPremium) form.change('isMonthly', false);
  };
  return (
    <EitherField
      label={words.isPremium}
      words={text.types}
      first="no"
      value={form.values.isPremium}
      onChange={onChange}
    />
  );
}

function PriceInput({ form }: InputProps) {
  return (
    <MoneyField label={words.price} disabled={!form.values.isPremium} {...form.field('price')} />
  );
}

/** A class that becomes monthly begins with the institute's usual amount, unless a price is typed. */
function MonthlyInput({ form }: InputProps) {
  const usual = useSettings().data?.defaultPrice ?? '';
  if (!form.values.isPremium) return null;
  const onChange = (isMonthly: boolean) => {
    form.change('isMonthly', isMonthly);
    const { price } = form.values;
    const isUntyped = price.trim() === '' || parseTypedNaira(price) === 0;
    if (isMonthly && isUntyped && parseTypedNaira(usual)) form.change('price', usual);
  };
  return (
    <CheckboxField
      label={words.isMonthly}
      hint={words.monthlyHint}
      checked={form.values.isMonthly}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

function StatusInput({ form }: InputProps) {
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

function LimitInput({ form }: InputProps) {
  return (
    <NumberField
      label={words.monthlyLimit}
      hint={words.limitHint}
      {...form.field('monthlyLimit')}
    />
  );
}

function CloseInput({ form }: InputProps) {
  const isPast = isRegistrationClosed(form.values.closesOn, useNow(), useTimeZone());
  const hint = isPast ? words.closesPast : words.closesHint;
  return <DateField label={words.closesOn} hint={hint} optional {...form.field('closesOn')} />;
}

/** The class to complete first. The class itself is refused and what was chosen stays (admin §5). */
function PrerequisiteInput({ form, item }: InputProps) {
  const onChange = (chosen: string) => {
    if (item && chosen === String(item.id)) {
      form.fail('prerequisiteId', text.ownPrerequisite);
      return;
    }
    form.clear('prerequisiteId');
    form.change('prerequisiteId', chosen === '' ? null : Number(chosen));
    form.change('entryExamId', null);
  };
  return (
    <ClassField
      label={words.prerequisiteId}
      none={text.noPrerequisite}
      value={String(form.values.prerequisiteId ?? '')}
      error={form.errorOf('prerequisiteId')}
      onChange={onChange}
    />
  );
}

/** The exam of the prerequisite that may be passed instead; nothing where no prerequisite is chosen. */
function EntryExamInput({ form }: InputProps) {
  const { prerequisiteId, entryExamId } = form.values;
  const asked = prerequisiteId === null ? null : { classId: String(prerequisiteId) };
  const lessons = useAnswer(getLessons, asked).data;
  if (prerequisiteId === null) return null;
  const exams = lessons?.filter(({ kind }) => kind === 'exam') ?? [];
  // One in the trash is none until it is back.
  const isThere = exams.some(({ id }) => id === entryExamId);
  return (
    <SelectField
      label={words.entryExamId}
      hint={lessons && exams.length === 0 ? words.noExams : words.entryExamHint}
      options={[
        { value: '', label: text.noEntryExam },
        ...exams.map(({ id, subject, about }) => ({
          value: String(id),
          label: about.trim() === '' ? subject : text.markedExam(subject),
        })),
      ]}
      value={isThere ? String(entryExamId) : ''}
      onChange={({ target }) =>
        form.change('entryExamId', target.value === '' ? null : Number(target.value))
      }
    />
  );
}

/** Where the class stands for everybody; what it had before goes on leading to it. */
function SlugInput({ form }: InputProps) {
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
