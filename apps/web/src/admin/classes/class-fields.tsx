import type { ComponentType } from 'react';
import type { ClassForm } from '../../domains/classes/form-model.ts';
import { FormSteps } from '../../forms/form-steps.tsx';
import { cx } from '../../ui/class-names.ts';
import {
  CategoryInput,
  CloseInput,
  HoursInput,
  type InputProps,
  LevelInput,
  LimitInput,
  line,
  lines,
  SlugInput,
  StatusInput,
  words,
} from './class-inputs.tsx';
import { EntryExamInput, PrerequisiteInput } from './entry-inputs.tsx';
import { PartsInput } from './parts-input.tsx';
import { MonthlyInput, PriceInput, TypeInput } from './price-inputs.tsx';
import { text } from './text.ts';

/** A step of the form: the part of its fields that is in view at a time. */
export type ClassStep = keyof typeof text.steps;

interface Row {
  step: ClassStep;
  Input: ComponentType<InputProps>;
  isHalf?: boolean;
}

/** Each field with its step and its control: first what a class needs to begin, last what most leave as it is. */
const inputs = {
  name: { step: 'basics', Input: line('name', { 'data-autofocus': '', maxLength: 160 }) },
  category: { step: 'basics', Input: CategoryInput },
  isPremium: { step: 'basics', Input: TypeInput, isHalf: true },
  price: { step: 'basics', Input: PriceInput, isHalf: true },
  isMonthly: { step: 'basics', Input: MonthlyInput },
  parts: { step: 'basics', Input: PartsInput },
  closesOn: { step: 'basics', Input: CloseInput, isHalf: true },
  teacher: {
    step: 'basics',
    Input: line('teacher', { optional: true, maxLength: 160 }),
    isHalf: true,
  },
  links: {
    step: 'basics',
    Input: lines('links', { hint: words.linksHint, optional: true, rows: 3 }),
  },
  about: { step: 'page', Input: lines('about', { rows: 5 }) },
  outcomes: {
    step: 'page',
    Input: lines('outcomes', { hint: words.outcomesHint, optional: true, rows: 3 }),
  },
  level: { step: 'page', Input: LevelInput, isHalf: true },
  hours: { step: 'page', Input: HoursInput, isHalf: true },
  slug: { step: 'page', Input: SlugInput },
  isActive: { step: 'rules', Input: StatusInput, isHalf: true },
  monthlyLimit: { step: 'rules', Input: LimitInput, isHalf: true },
  prerequisiteId: { step: 'rules', Input: PrerequisiteInput, isHalf: true },
  entryExamId: { step: 'rules', Input: EntryExamInput, isHalf: true },
} satisfies Record<keyof ClassForm, Row>;
const rows = Object.entries(inputs) as [keyof ClassForm, Row][];

interface ClassFieldsProps extends InputProps {
  step: ClassStep;
  onStep: (step: ClassStep) => void;
}

/** The fields of the class form, in three steps of which each can be gone to and saved from. */
export function ClassFields({ step, onStep, ...props }: ClassFieldsProps) {
  const { hasErrorIn } = props.form;
  return (
    <FormSteps
      label={text.stepsLabel}
      steps={(Object.keys(text.steps) as ClassStep[]).map((id) => {
        const own = rows.filter(([, row]) => row.step === id);
        return {
          id,
          label: text.steps[id],
          isWrong: own.some(([name]) => hasErrorIn(name)),
          content: <Fields rows={own} {...props} />,
        };
      })}
      value={step}
      onChange={onStep}
    />
  );
}

function Fields({ rows, ...props }: InputProps & { rows: [string, Row][] }) {
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
