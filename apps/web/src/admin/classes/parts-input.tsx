import { MOST_PARTS, planParts, readParts } from '@institute/contract/classes/class-parts';
import { formatKobo } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { useState } from 'react';
import { useToday } from '../../domains/settings/time-zone.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { formatDay } from '../../ui/format.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type InputProps, words } from './class-inputs.tsx';
import { text } from './text.ts';
import { type TypedPart, typedParts, typedText, withCount, withDues } from './typed-parts.ts';

const counts = Array.from({ length: MOST_PARTS - 1 }, (_, at) => ({
  value: String(at + 2),
  label: text.parts.count(at + 2),
}));
const ways = [
  { value: 'weeks', label: text.parts.weeks },
  { value: 'days', label: text.parts.days },
];

/** In how many parts a class is paid, how much each is, and when it is due; nothing for a free or monthly one. */
export function PartsInput({ form }: InputProps) {
  const { isPremium, isMonthly, parts } = form.values;
  if (!isPremium || isMonthly) return null;
  return (
    <fieldset className="grid gap-3">
      <CheckboxField
        label={words.parts}
        hint={words.partsHint}
        checked={parts !== ''}
        onChange={({ target }) => form.change('parts', target.checked ? '50:0,50:28' : '')}
      />
      {parts !== '' && <Parts form={form} />}
    </fieldset>
  );
}

function Parts({ form }: Pick<InputProps, 'form'>) {
  const typed = typedParts(form.values.parts);
  const [way, setWay] = useState(() =>
    typed.some(({ due }) => due.includes('-')) ? 'days' : 'weeks',
  );
  const change = (next: readonly TypedPart[]) => form.change('parts', typedText(next));
  const { error } = form.field('parts');
  const weeks = String(Number(typed[1]?.due) / 7);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label={text.parts.howMany}
          options={counts}
          error={error}
          value={String(typed.length)}
          onChange={({ target }) => change(withCount(typed, Number(target.value)))}
        />
        <SelectField
          label={text.parts.when}
          options={ways}
          value={way}
          onChange={({ target }) => {
            setWay(target.value);
            change(withDues(typed, target.value === 'weeks' ? 4 : null));
          }}
        />
        {way === 'weeks' && (
          <NumberField
            label={text.parts.every}
            suffix={text.parts.week}
            maxLength={2}
            value={/^\d+$/.test(weeks) ? weeks : ''}
            onChange={({ target }) => change(withDues(typed, Number(target.value) || 0))}
          />
        )}
      </div>
      <ol className="grid gap-3">
        {typed.map((part, at) => {
          const set = (own: Partial<TypedPart>) =>
            change(typed.map((one, place) => (place === at ? { ...one, ...own } : one)));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
            <li key={at} className="grid grid-cols-2 items-end gap-3">
              <NumberField
                label={text.parts.share(at + 1)}
                suffix="%"
                maxLength={3}
                value={part.share}
                onChange={({ target }) => set({ share: target.value })}
              />
              {at > 0 && way === 'days' && (
                <DateField
                  label={text.parts.day(at + 1)}
                  value={part.due}
                  onChange={({ target }) => set({ due: target.value })}
                />
              )}
            </li>
          );
        })}
      </ol>
      <Plan price={form.values.price} parts={form.values.parts} />
    </>
  );
}

/** What somebody who joins today would pay, and when. */
function Plan({ price, parts }: { price: string; parts: string }) {
  const today = useToday();
  const read = readParts(parts);
  const kobo = parseTypedNaira(price);
  if (!read || !kobo) return null;
  const planned = planParts(kobo, read, today);
  return (
    <p className="rounded-field bg-sunken px-3 py-2 text-sm">
      {text.parts.plan}{' '}
      {planned.map(({ amount, dueOn }, at) => (
        <span key={dueOn + String(at)} className="block">
          {at === 0
            ? text.parts.onJoining(formatKobo(amount))
            : text.parts.onDay(formatKobo(amount), formatDay(dueOn))}
        </span>
      ))}
    </p>
  );
}
