import { type ColumnKind, columnKinds } from '@institute/contract/roster/columns';
import type { Encoding, Sheet } from '@institute/contract/roster/sheets';
import * as z from 'zod/mini';
import type { SheetSource } from '../../../domains/roster/api.ts';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { brokenWords, refusalWords } from '../../../forms/submit-error.ts';
import { useForm } from '../../../forms/use-form.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { text } from './text.ts';
import type { ReadSource, RosterWay } from './use-roster.ts';

const schema = z.object({ kinds: z.array(z.enum(columnKinds)) });
const kindOptions = columnKinds.map((value) => ({ value, label: text.kinds[value] }));
/** Rows of which a column is shown. */
const SHOWN = 3;

interface ColumnsStepProps {
  way: RosterWay;
  read: ReadSource;
  onClose: () => void;
}

/** What each column is: as it seems to be, until somebody says otherwise. */
export function ColumnsStep({ way, read: { source, sheet }, onClose }: ColumnsStepProps) {
  const form = useForm({
    schema,
    defaultValues: { kinds: sheet.columns.map(({ kind }) => kind) },
    onSubmit: async ({ kinds }) => {
      const fault = faultOf(kinds);
      if (fault) form.setFailure(fault);
      else way.takeColumns(sheet, kinds);
    },
  });
  const readAgain = (own: Partial<SheetSource>) =>
    way
      .open({ ...source, ...own })
      .catch((error) => form.setFailure(refusalWords(error, text.unreadable, brokenWords(error))));
  const unknown = sheet.columns.filter(({ isUnderstood }) => !isUnderstood);
  return (
    <GuardedFormDialog
      form={form}
      title={text.columnsTitle}
      size="lg"
      onClose={onClose}
      submit={text.check}
      busyLabel={text.checking}
    >
      <p className="text-muted">
        {sheet.head > 0 ? text.headIn(sheet.head) : text.noHead} {text.rowsRead(sheet.rows.length)}
      </p>
      <HowRead sheet={sheet} onChange={(own) => void readAgain(own)} />
      {unknown.length > 0 && (
        <p className="rounded-field bg-info-soft px-3 py-2 text-info">
          {text.notUnderstood}{' '}
          <PersonText>
            {unknown.map(({ header }) => (header === '' ? text.unnamed : header)).join(', ')}
          </PersonText>
          . {text.becomeNotes}
        </p>
      )}
      <ul className="divide-y divide-line">
        {sheet.columns.map(({ header }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
            key={at}
            className="grid items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[1fr_13rem]"
          >
            <ColumnLook header={header} cells={samplesOf(sheet, at)} />
            <SelectField
              label={
                <span className="sr-only">
                  {text.isColumn(header === '' ? text.unnamed : header)}
                </span>
              }
              options={kindOptions}
              value={form.values.kinds[at] ?? 'none'}
              onChange={({ target }) => form.change(`kinds.${at}`, target.value as ColumnKind)}
            />
          </li>
        ))}
      </ul>
    </GuardedFormDialog>
  );
}

/** Why rows cannot be made of these columns; null where they can. */
function faultOf(kinds: readonly ColumnKind[]): string | null {
  const has = (...some: ColumnKind[]) => some.some((kind) => kinds.includes(kind));
  if (!has('name', 'first', 'last')) return text.noName;
  return has('email', 'phonenumber') ? null : text.noAddress;
}

const samplesOf = ({ rows }: Sheet, at: number) =>
  rows.flatMap(({ cells }) => (cells[at] ? [cells[at]] : [])).slice(0, SHOWN);

/** The head of a column and what stands at its beginning. */
function ColumnLook({ header, cells }: { header: string; cells: readonly string[] }) {
  return (
    <div className="min-w-0">
      <p className="font-medium">
        {header === '' ? (
          <span className="text-muted">{text.unnamed}</span>
        ) : (
          <PersonText>{header}</PersonText>
        )}
      </p>
      <p className="truncate text-muted text-sm">
        {cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: samples stay where they are.
          <span key={at}>
            {at > 0 && ' · '}
            <PersonText>{cell}</PersonText>
          </span>
        ))}
      </p>
    </div>
  );
}

interface HowReadProps {
  sheet: Sheet;
  onChange: (own: Partial<SheetSource>) => void;
}

const windows = ['windows-1252', 'windows-1256'] as const;

/** Which sheet of a workbook it is, and how the letters of a file were read that does not say so itself. */
function HowRead({ sheet: { encoding, sheets, sheet }, onChange }: HowReadProps) {
  const isGuessed = windows.some((one) => one === encoding);
  return (
    <>
      {sheets.length > 1 && (
        <SelectField
          label={text.sheet}
          options={sheets.map((name) => ({ value: name, label: name }))}
          value={sheet ?? ''}
          onChange={({ target }) => onChange({ sheet: target.value })}
        />
      )}
      {isGuessed && (
        <SelectField
          label={text.letters}
          hint={text.lettersHint}
          options={windows.map((value) => ({ value, label: text.encodings[value] }))}
          value={encoding ?? ''}
          onChange={({ target }) => onChange({ encoding: target.value as Encoding })}
        />
      )}
    </>
  );
}
