import type { HomeworkTask } from '@institute/contract/homework/task';
import {
  type HomeworkWay,
  homeworkWays,
  MAX_TASK_TEXT,
  MOST_HAND_INS,
} from '@institute/contract/homework/task-limits';
import { useId } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextareaField, TextField } from '../../../ui/input.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { taskText as words } from '../task-text.ts';
import { MarkingFields } from './marking-fields.tsx';
import type { TaskFieldsProps } from './task-fields-props.ts';

/** What is to be done, by its title and words. */
export function TaskWords({ task, errorOf, onChange }: TaskFieldsProps) {
  return (
    <>
      <TextField
        label={words.title}
        hint={words.titleHint}
        value={task.title}
        error={errorOf('title')}
        onChange={({ target }) => onChange((one) => ({ ...one, title: target.value }))}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        required
      />
      <TextareaField
        label={words.text}
        hint={words.textHint}
        value={task.text}
        error={errorOf('text')}
        onChange={({ target }) => onChange((one) => ({ ...one, text: target.value }))}
        maxLength={MAX_TASK_TEXT}
        rows={3}
        className="[field-sizing:content]"
      />
    </>
  );
}

/** How homework is handed in, until when, how often, and how it is answered. */
export function TaskTerms(props: TaskFieldsProps) {
  const { task, errorOf, onChange } = props;
  return (
    <>
      <Ways {...props} />
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <DateField
            label={words.dueOn}
            hint={words.dueHint}
            optional
            value={task.dueOn ?? ''}
            error={errorOf('dueOn')}
            onChange={({ target }) => onChange((one) => withDay(one, target.value))}
          />
          {task.dueOn !== undefined && (
            <CheckboxField
              label={words.closes}
              checked={task.closes === true}
              onChange={({ target }) => onChange((one) => withClosing(one, target.checked))}
            />
          )}
        </div>
        <SelectField
          label={words.attempts}
          hint={words.attemptsHint}
          options={attempts}
          value={`${task.attempts}`}
          error={errorOf('attempts')}
          onChange={({ target }) => onChange((one) => ({ ...one, attempts: Number(target.value) }))}
        />
        {task.ways.includes('voice') && (
          <SelectField
            label={words.seconds}
            options={lengths(task.seconds)}
            value={`${task.seconds}`}
            error={errorOf('seconds')}
            onChange={({ target }) =>
              onChange((one) => ({ ...one, seconds: Number(target.value) }))
            }
          />
        )}
      </div>
      <MarkingFields {...props} />
    </>
  );
}

const attempts = Array.from({ length: MOST_HAND_INS }, (_, at) => ({
  value: `${at + 1}`,
  label: words.times(at + 1),
}));

/** Lengths that are offered, in seconds. */
const usual = [30, 60, 120, 180, 300, 600];
const lengths = (present: number) =>
  [...new Set([...usual, present])]
    .sort((one, other) => one - other)
    .map((seconds) => ({
      value: `${seconds}`,
      label: seconds % 60 === 0 ? words.minutes(seconds / 60) : words.ofSeconds(seconds),
    }));

/** A last day, or with '' none; without one nothing is refused. */
function withDay(task: HomeworkTask, day: string): HomeworkTask {
  if (day !== '') return { ...task, dueOn: day };
  const { dueOn: _day, closes: _closes, ...rest } = task;
  return rest;
}

function withClosing(task: HomeworkTask, closes: boolean): HomeworkTask {
  const { closes: _before, ...rest } = task;
  return closes ? { ...rest, closes } : rest;
}

const withWay = (ways: readonly HomeworkWay[], way: HomeworkWay, isWanted: boolean) =>
  homeworkWays.filter((one) => (one === way ? isWanted : ways.includes(one)));

function Ways({ task, errorOf, onChange }: TaskFieldsProps) {
  const errorId = useId();
  const error = errorOf('ways');
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="font-medium text-sm">{words.ways}</legend>
      <div className="flex flex-wrap gap-x-6">
        {homeworkWays.map((way) => (
          <CheckboxField
            key={way}
            label={words.way[way]}
            checked={task.ways.includes(way)}
            onChange={({ target }) =>
              onChange((one) => ({ ...one, ways: withWay(one.ways, way, target.checked) }))
            }
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
