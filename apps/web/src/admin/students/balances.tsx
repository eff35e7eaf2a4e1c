import { Money } from '../../domains/ledger/widgets/money.tsx';

/** Amounts one under the other, the last one what will be. */
export function Balances({ lines }: { lines: readonly (readonly [name: string, kobo: number])[] }) {
  return (
    <dl className="flex flex-col gap-1">
      {lines.map(([name, kobo], index) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className={index === lines.length - 1 ? 'font-semibold' : ''}>
            <Money kobo={kobo} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
