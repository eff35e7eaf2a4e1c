import { formatKobo } from '@institute/contract/money';
import type { RosterRow } from '@institute/contract/roster/columns';
import type { Checked } from '@institute/contract/roster/sheets';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { text } from './text.ts';

/** Rows that are shown before somebody asks for all. */
const SHOWN = 8;

interface RightRowsProps {
  people: Checked['people'];
  rows: readonly RosterRow[];
}

/** The rows that go in, as their accounts will be. */
export function RightRows({ people, rows }: RightRowsProps) {
  const [isWhole, setWhole] = useState(false);
  if (people.length === 0) return null;
  const notes = new Map(rows.map(({ row, note }) => [row, note]));
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-medium">{text.goIn(people.length)}</h3>
      <ul className="divide-y divide-line">
        {people.slice(0, isWhole ? undefined : SHOWN).map((one) => (
          <li
            key={one.row}
            className="grid gap-x-4 py-2 text-sm sm:grid-cols-[2fr_2fr_1fr_1fr] sm:items-baseline"
          >
            <p className="truncate font-medium text-base">
              <PersonText isName>{one.name}</PersonText>
            </p>
            <p className="truncate">
              <bdi dir="ltr" translate="no">
                {one.email}
              </bdi>
            </p>
            <p className="figures">
              <bdi dir="ltr">{one.phonenumber}</bdi>
            </p>
            <div className="min-w-0">
              {one.class !== null && (
                <p className="truncate">
                  <PersonText>{one.class}</PersonText>
                </p>
              )}
              {one.owedKobo !== null && (
                <p className="figures">{text.money.owes(formatKobo(one.owedKobo))}</p>
              )}
              {one.payment && (
                <p className="figures">
                  {formatKobo(one.payment.amountKobo)}
                  {one.payment.isWaived && ` ${text.money.waivedMark}`}
                </p>
              )}
            </div>
            {notes.get(one.row) && (
              <p className="whitespace-pre-line text-muted sm:col-span-full">
                <PersonText>{notes.get(one.row)}</PersonText>
              </p>
            )}
          </li>
        ))}
      </ul>
      {people.length > SHOWN && !isWhole && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => setWhole(true)}>
          {text.showAll(people.length)}
        </Button>
      )}
    </section>
  );
}
