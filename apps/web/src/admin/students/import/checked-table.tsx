import { useEffect, useRef } from 'react';
import type { Checked } from '../../../domains/roster/model.ts';
import { text as words } from '../text.ts';

const text = words.import;

/** What an import would do, or the rows to put right before; brought into view once it is known. */
export function CheckedTable({ result }: { result: Checked | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) box.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <div ref={box} role="status">
      {result && <Outcome result={result} />}
    </div>
  );
}

function Outcome({ result }: { result: Checked }) {
  const { fresh, known, wrong, errors } = result;
  if (wrong === 0) {
    return (
      <div className="rounded-field bg-good-soft px-3 py-2 font-medium text-good">
        <p>{text.fresh(fresh)}</p>
        {known > 0 && <p>{text.known(known)}</p>}
      </div>
    );
  }
  return (
    <div className="rounded-field bg-bad-soft px-3 py-2">
      <p className="font-medium text-bad">{text.wrong(wrong)}</p>
      <ul className="mt-1 text-sm">
        {errors.map(({ row, message }) => (
          <li key={row}>
            {text.row(row)}: <bdi>{message}</bdi>
          </li>
        ))}
        {wrong > errors.length && <li>{text.more(wrong - errors.length)}</li>}
      </ul>
    </div>
  );
}
