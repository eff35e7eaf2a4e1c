import { useEffect, useRef } from 'react';
import type { BankImported } from '../../../domains/bank/model.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { exerciseText } from '../blocks/text.ts';
import { fileText as text } from './text.ts';

const typeNames: Readonly<Record<string, { name: string }>> = exerciseText;

/** What an import would do, and what is wrong by its line; brought into view once it is known. */
export function CheckedFile({ result }: { result: BankImported | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) box.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <div ref={box} role="status" className="flex flex-col gap-3">
      {result && <Outcome result={result} />}
    </div>
  );
}

function Outcome({ result }: { result: BankImported }) {
  const { fresh, known, wrong, errors, read } = result;
  return (
    <>
      {wrong > 0 && (
        <div className="rounded-field bg-bad-soft px-3 py-2">
          <p className="font-medium text-bad">{text.wrong(wrong)}</p>
          <ul className="mt-1 text-sm">
            {errors.map(({ row, message }) => (
              <li key={`${row} ${message}`}>
                {text.row(row)}: <bdi>{message}</bdi>
              </li>
            ))}
            {wrong > errors.length && <li>{text.more(wrong - errors.length)}</li>}
          </ul>
        </div>
      )}
      {read.length > 0 && (
        <div className="rounded-field bg-good-soft px-3 py-2 font-medium text-good">
          <p>{text.fresh(fresh)}</p>
          {known > 0 && <p>{text.known(known)}</p>}
        </div>
      )}
      {read.length > 0 && <Read read={read} />}
    </>
  );
}

function Read({ read }: Pick<BankImported, 'read'>) {
  // A question of a file has no identity but its place.
  const rows = read.map((one, at) => ({ ...one, key: `${at}` }));
  return (
    <details className="min-w-0">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">
        {text.read}
      </summary>
      <ol className="max-h-72 overflow-y-auto rounded-field border border-line text-sm">
        {rows.map(({ key, type, topic, prompt, isKnown }) => (
          <li
            key={key}
            className="flex flex-wrap items-baseline gap-x-3 border-line border-b px-3 py-2 last:border-b-0"
          >
            <PersonText className="min-w-0 basis-full font-medium">{prompt}</PersonText>
            <span className="text-muted">
              {typeNames[type]?.name ?? type}
              {topic !== '' && (
                <>
                  {' · '}
                  <bdi>{topic}</bdi>
                </>
              )}
            </span>
            {isKnown && <Badge tone="neutral">{text.isKnown}</Badge>}
          </li>
        ))}
      </ol>
    </details>
  );
}
