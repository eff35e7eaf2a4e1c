import type { Class } from '@institute/contract/classes';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { categoriesOf } from '../../domains/classes/class-list.ts';
import { useSettings } from '../../domains/settings/api.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { MoneyField, NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { ClassValues } from './class-form.ts';
import { text } from './text.ts';

interface FieldsProps {
  form: UseFormReturn<ClassValues, unknown, ClassValues>;
  item: Class | null;
  classes: readonly Class[];
}

/** The fields of the class form, in the order in which a teacher thinks of them. */
export function ClassFields({ form, item, classes }: FieldsProps) {
  const { errors } = form.formState;
  const { fields } = text;
  return (
    <>
      <TextField
        label={fields.name}
        dir="auto"
        data-autofocus=""
        maxLength={160}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <CategoryField form={form} classes={classes} />
      <TextareaField
        label={fields.about}
        rows={5}
        error={errors.about?.message}
        {...form.register('about')}
      />
      <PriceFields form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={fields.status}
          options={text.statuses}
          error={errors.status?.message}
          {...form.register('status')}
        />
        <NumberField
          label={fields.limit}
          hint={fields.limitHint}
          error={errors.monthlylimit?.message}
          {...form.register('monthlylimit')}
        />
        <DateField
          label={fields.closes}
          hint={fields.closesHint}
          optional
          error={errors.regclosedate?.message}
          {...form.register('regclosedate')}
        />
        <PrerequisiteField form={form} item={item} classes={classes} />
      </div>
      <TextareaField
        label={fields.links}
        hint={fields.linksHint}
        optional
        rows={3}
        error={errors.links?.message}
        {...form.register('links')}
      />
    </>
  );
}

/** The category, with those there are to choose from, so that one is not spelled in two ways. */
function CategoryField({ form, classes }: Omit<FieldsProps, 'item'>) {
  const listId = useId();
  return (
    <>
      <TextField
        label={text.fields.category}
        dir="auto"
        list={listId}
        autoComplete="off"
        maxLength={80}
        error={form.formState.errors.category?.message}
        {...form.register('category')}
      />
      <datalist id={listId}>
        {categoriesOf(classes).map(({ category }) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

/**
 * Type and price. Free forces the price to 0 and shuts its field (admin §4); a class that becomes
 * monthly begins with the institute's usual amount, unless a price has been typed.
 */
function PriceFields({ form }: Pick<FieldsProps, 'form'>) {
  const usual = useSettings().data?.defaultPrice ?? '';
  const { errors } = form.formState;
  const isFree = form.watch('premium') === '0';
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.fields.type}
          options={text.types}
          error={errors.premium?.message}
          {...form.register('premium', {
            onChange: ({ target }) => {
              form.setValue('amount', target.value === '0' ? '0' : '', change);
              if (target.value === '0') form.setValue('monthlySub', false, change);
            },
          })}
        />
        <MoneyField
          label={text.fields.price}
          disabled={isFree}
          error={errors.amount?.message}
          {...form.register('amount')}
        />
      </div>
      {!isFree && (
        <CheckboxField
          label={text.fields.monthly}
          hint={text.fields.monthlyHint}
          {...form.register('monthlySub', {
            onChange: ({ target }) => {
              const typed = Number(form.getValues('amount'));
              if (target.checked && typed === 0 && Number(usual) > 0) {
                form.setValue('amount', usual, change);
              }
            },
          })}
        />
      )}
    </>
  );
}

/** The class to complete first. The class itself is refused and what was chosen stays (admin §5). */
function PrerequisiteField({ form, item, classes }: FieldsProps) {
  const chosen = form.watch('prequisite_id');
  const options = [
    { value: '0', label: text.noPrerequisite },
    ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <SelectField
      label={text.fields.prerequisite}
      options={options}
      value={chosen}
      name="prequisite_id"
      ref={form.register('prequisite_id').ref}
      error={form.formState.errors.prequisite_id?.message}
      onChange={({ target }) => {
        if (item && target.value === String(item.id)) {
          form.setError('prequisite_id', { message: text.ownPrerequisite });
          return;
        }
        form.clearErrors('prequisite_id');
        form.setValue('prequisite_id', target.value, { shouldDirty: true });
      }}
    />
  );
}
