import { flagOf } from '@institute/contract/fields';
import { countOf, dictionary, formatNumber } from '@institute/contract/language';
import { type GroupSeats, getGroupSeats } from '@institute/contract/meetings/seats';
import * as z from 'zod/mini';
import { useAnswer } from '../../../platform/answers.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

const text = dictionary('domains/meetings/group-field', {
  label: 'Group',
  open: 'Asked on the page of the class',
  free: (name: string, seats: number) => `${name}: ${countOf(seats, 'seat')} left`,
  full: (name: string) => `${name}: full`,
  failed: 'The groups could not be loaded. Without one, they are asked on the page of the class.',
  short: (seats: number) => `The group has ${countOf(seats, 'seat')} left.`,
  none: 'The group is full.',
  waitingOne: ' 1 waits for a seat.',
  waiting: (count: number) => ` ${formatNumber(count)} wait for a seat.`,
  beyond: 'Have them in the group all the same',
});

/** The fields of a form in which a group may be chosen for whom the office gives a place. */
export const groupFields = { group: z.string(), isBeyond: z.boolean() };
type GroupChoice = z.output<z.ZodMiniObject<typeof groupFields>>;
/** A group is left open at first. */
export const noGroup: GroupChoice = { group: '', isBeyond: false };
/** What the server says of the group, beside its field. */
export const groupCodes = { group_full: 'group', group_not_found: 'group' } as const;

/** How a call names the group that was chosen; nothing where it is left open. */
export const groupInput = ({ group, isBeyond }: GroupChoice) =>
  group === '' ? {} : { groupId: Number(group), ...(isBeyond && { beyondSeats: flagOf(true) }) };

interface GroupFieldProps {
  /** The class of the place; empty while none is chosen. */
  classId: string;
  /** For how many a place is given. */
  count: number;
  value: GroupChoice;
  onChange: (next: GroupChoice) => void;
  error: string | undefined;
}

/** The choice of a group where a class has some, with the seats left; a full one is asked about. */
export function GroupField({ classId, count, value, onChange, error }: GroupFieldProps) {
  const { data, isError } = useAnswer(getGroupSeats, classId === '' ? null : { classId });
  if (isError) return <p className="text-muted text-sm">{text.failed}</p>;
  if (!data || data.length === 0) return null;
  const chosen = data.find(({ id }) => String(id) === value.group);
  const isShort = chosen !== undefined && chosen.seatsLeft !== null && chosen.seatsLeft < count;
  return (
    <>
      <SelectField
        label={text.label}
        optional
        options={[
          { value: '', label: text.open },
          ...data.map((one) => ({ value: String(one.id), label: optionOf(one) })),
        ]}
        value={chosen ? value.group : ''}
        onChange={({ target }) => onChange({ group: target.value, isBeyond: false })}
        error={error}
      />
      {isShort && (
        <CheckboxField
          label={text.beyond}
          hint={shortWords(chosen)}
          checked={value.isBeyond}
          onChange={({ target }) => onChange({ ...value, isBeyond: target.checked })}
        />
      )}
    </>
  );
}

function optionOf({ name, seatsLeft }: GroupSeats): string {
  if (seatsLeft === null) return name;
  return seatsLeft === 0 ? text.full(name) : text.free(name, seatsLeft);
}

function shortWords({ seatsLeft, waiting }: GroupSeats): string {
  const left = seatsLeft ? text.short(seatsLeft) : text.none;
  if (waiting === 0) return left;
  return left + (waiting === 1 ? text.waitingOne : text.waiting(waiting));
}
