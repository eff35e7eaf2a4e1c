import type { RosterRow } from '@institute/contract/roster/columns';
import type { Checked } from '@institute/contract/roster/sheets';
import { Download, X } from 'lucide-react';
import { save } from '../../../platform/download.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/input.tsx';
import { restAsCsv } from './rest-csv.ts';
import { text } from './text.ts';

/** Rows with fields at once; the others come as these are put right. */
const SHOWN = 50;

type Fault = Checked['errors'][number];
type Field = (typeof fields)[number] | (typeof moneyFields)[number];

interface WrongRowsProps {
  rows: readonly RosterRow[];
  errors: readonly Fault[];
  onChange: (rows: RosterRow[]) => void;
}

/** Rows that cannot be imported as they are, to be put right or left out, or taken along as a file. */
export function WrongRows({ rows, errors, onChange }: WrongRowsProps) {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const wrong = errors.flatMap((fault) => {
    const row = byRow.get(fault.row);
    return row ? [{ row, fault }] : [];
  });
  if (wrong.length === 0) return null;
  const leaveOut = (gone: number) => onChange(rows.filter(({ row }) => row !== gone));
  const put = (changed: number, field: Field, value: string) =>
    onChange(rows.map((one) => (one.row === changed ? { ...one, [field]: value } : one)));
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{text.toPutRight}</h3>
        <Button
          variant="secondary"
          size="sm"
          icon={<Download size={18} />}
          onClick={() =>
            save(new Blob([restAsCsv(wrong)], { type: 'text/csv;charset=utf-8' }), text.restFile)
          }
        >
          {text.download}
        </Button>
      </div>
      <ul className="flex flex-col gap-3">
        {wrong.slice(0, SHOWN).map(({ row, fault }) => (
          <WrongRow key={row.row} {...{ row, fault, leaveOut, put }} />
        ))}
      </ul>
      {wrong.length > SHOWN && <p className="text-muted">{text.moreWrong(wrong.length - SHOWN)}</p>}
    </section>
  );
}

interface WrongRowProps {
  row: RosterRow;
  fault: Fault;
  leaveOut: (row: number) => void;
  put: (row: number, field: Field, value: string) => void;
}

const fields = ['name', 'email', 'phonenumber'] as const;
const moneyFields = ['paid', 'owed'] as const;

function WrongRow({ row, fault, leaveOut, put }: WrongRowProps) {
  const money = moneyFields.filter((field) => field === fault.field);
  const shown: readonly Field[] = [...fields, ...money];
  const isElsewhere = !shown.some((field) => field === fault.field);
  return (
    <li className="rounded-field border border-line p-3">
      <fieldset className="min-w-0">
        <legend className="float-start py-2 font-medium">{text.row(row.row)}</legend>
        <Button
          variant="ghost"
          size="sm"
          className="float-end"
          icon={<X size={18} />}
          aria-label={`${text.leaveOut}: ${text.row(row.row)}`}
          onClick={() => leaveOut(row.row)}
        >
          {text.leaveOut}
        </Button>
        <div className="clear-both grid gap-3 sm:grid-cols-3">
          {shown.map((field) => (
            <TextField
              key={field}
              label={text.kinds[field]}
              dir={field === 'email' || field === 'phonenumber' ? 'ltr' : 'auto'}
              value={row[field]}
              error={fault.field === field ? fault.message : undefined}
              onChange={({ target }) => put(row.row, field, target.value)}
            />
          ))}
        </div>
        {isElsewhere && <p className="mt-2 font-medium text-bad text-sm">{fault.message}</p>}
      </fieldset>
    </li>
  );
}
