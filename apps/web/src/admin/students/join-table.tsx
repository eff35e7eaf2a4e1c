import { formatNumber } from '@institute/contract/language';
import type { AccountBelongings } from '@institute/contract/privacy/joining';
import { type ReactNode, useId } from 'react';
import { Money } from '../../domains/ledger/widgets/money.tsx';

import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { When } from '../../ui/when.tsx';
import { joinText as text } from './join-text.ts';

/** What of an account is shown, in the order of the rows. */
const shown = [
  ['email', ({ email }) => email !== '' && <span dir="ltr">{email}</span>],
  ['phone', ({ phone }) => phone !== '' && <span dir="ltr">{phone}</span>],
  [
    'lastSeen',
    ({ lastSeenAt }, timeZone) =>
      lastSeenAt ? <When at={lastSeenAt} timeZone={timeZone} /> : text.never,
  ],
  ['classes', ({ classes }) => classes.length > 0 && <ClassNames names={classes} />],
  ...(['lessons', 'results', 'certificates', 'words', 'comments'] as const).map(
    (kind) =>
      [
        kind,
        (account: AccountBelongings) => account[kind] > 0 && formatNumber(account[kind]),
      ] as const,
  ),
  ['wallet', ({ walletKobo }) => <Money kobo={walletKobo} />],
] as const satisfies readonly (readonly [
  keyof typeof text.rows,
  (account: AccountBelongings, timeZone: string) => ReactNode,
])[];

interface JoinTableProps {
  accounts: readonly [AccountBelongings, AccountBelongings];
  /** Id of the account that stays. */
  stays: number;
  onStays: (id: number) => void;
}

/** Two accounts side by side, and the choice of the one that stays. */
export function JoinTable({ accounts, stays, onStays }: JoinTableProps) {
  const name = useId();
  const timeZone = useTimeZone();
  return (
    <fieldset>
      <legend className="font-medium">{text.stays}</legend>
      <table className="mt-1 w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">{text.what}</caption>
        <thead>
          <tr>
            <td className="w-[26%]" />
            {accounts.map((account) => (
              <th key={account.id} scope="col" className="p-1 text-start align-top font-medium">
                <label className="flex min-h-11 cursor-pointer items-start gap-2 rounded-field border border-line p-2 has-checked:border-primary has-checked:bg-primary-soft">
                  <input
                    type="radio"
                    name={name}
                    className="mt-1 shrink-0 accent-primary"
                    checked={account.id === stays}
                    onChange={() => onStays(account.id)}
                  />
                  <PersonText isName className="min-w-0 [overflow-wrap:anywhere]">
                    {account.name}
                  </PersonText>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([row, show]) => (
            <tr key={row} className="border-line border-b last:border-0">
              <th scope="row" className="py-1.5 pe-2 text-start align-top font-normal text-muted">
                {text.rows[row]}
              </th>
              {accounts.map((account) => (
                <td
                  key={account.id}
                  className="px-1 py-1.5 align-top sm:px-3 [overflow-wrap:anywhere]"
                >
                  {show(account, timeZone) || <span className="text-muted">{text.none}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function ClassNames({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two classes may have one name, and the list never moves
        <li key={index}>
          <PersonText>{name}</PersonText>
        </li>
      ))}
    </ul>
  );
}
