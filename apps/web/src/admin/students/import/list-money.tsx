import { formatKobo } from '@institute/contract/money';
import { type Checked, DUE_IN_DAYS } from '@institute/contract/roster/sheets';
import { daysAfter } from '@institute/contract/time/calendar';
import { wayNames } from '../../../domains/payments/office-words.ts';
import { useToday } from '../../../domains/settings/time-zone.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { listWays, type Roster } from './kept-roster.ts';
import { text } from './text.ts';

const ways = listWays.map((value) => ({ value, label: wayNames[value] }));

interface ListMoneyProps {
  /** What would be booked. */
  sums: Checked['money'];
  money: Roster['money'];
  /** What is wrong with the reason. */
  reasonError: string | undefined;
  onChange: (money: Roster['money']) => void;
}

/** What of a list will be booked and billed, with its sums, how it came and when it is due: said once for the whole list. */
export function ListMoney({ sums, money, reasonError, onChange }: ListMoneyProps) {
  const today = useToday();
  const { paid, paidKobo, waived, waivedKobo, owed, owedKobo, before, unsaid } = sums;
  if (paid + waived + owed + before + unsaid === 0) return null;
  const change = (own: Partial<Roster['money']>) => onChange({ ...money, ...own });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-field border border-line p-3">
      <legend className="px-1 font-medium">{text.money.title}</legend>
      <ul className="flex flex-col gap-1">
        {paid > 0 && <li>{text.money.paid(formatKobo(paidKobo), paid)}</li>}
        {waived > 0 && <li>{text.money.waived(formatKobo(waivedKobo), waived)}</li>}
        {owed > 0 && <li>{text.money.owed(formatKobo(owedKobo), owed)}</li>}
        {before > 0 && <li className="text-muted">{text.money.before(before)}</li>}
        {unsaid > 0 && <li className="text-warn">{text.money.unsaid(unsaid)}</li>}
        {paid > 0 && <li className="text-muted text-sm">{text.money.short}</li>}
      </ul>
      {paid + waived > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          {paid > 0 && (
            <Segmented
              label={text.money.way}
              options={ways}
              value={money.way}
              onChange={(way) => change({ way })}
            />
          )}
          <DateField
            label={text.money.day}
            max={today}
            value={money.paidOn || today}
            onChange={({ target }) => change({ paidOn: target.value })}
          />
        </div>
      )}
      {owed > 0 && (
        <DateField
          label={text.money.due}
          className="sm:max-w-48"
          min={today}
          value={money.dueOn || daysAfter(today, DUE_IN_DAYS)}
          onChange={({ target }) => change({ dueOn: target.value })}
        />
      )}
      {waived > 0 && (
        <TextField
          label={text.money.reason}
          value={money.reason}
          error={reasonError}
          maxLength={500}
          onChange={({ target }) => change({ reason: target.value })}
        />
      )}
    </fieldset>
  );
}
