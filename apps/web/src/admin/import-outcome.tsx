import { type ReactNode, useEffect, useRef } from 'react';

/** What an import would do, told by the server before it is done. */
interface Checked {
  /** What it would add, and what is there already. */
  fresh: number;
  known: number;
  /** Rows to put right, of which the first are named. */
  wrong: number;
  errors: readonly { row: number; message: string }[];
}

/** What an import says of a file in its own words. */
interface ImportWords {
  fresh: (count: number) => string;
  known: (count: number) => string;
  wrong: (count: number) => string;
  row: (place: number) => string;
  more: (count: number) => string;
}

interface ImportOutcomeProps {
  result: Checked | null;
  words: ImportWords;
  /** Whether anything was read that can be added. */
  isReady: boolean;
  /** What else is told of it. */
  children?: ReactNode;
}

/** What an import would do, and what is wrong by its row; brought into view once it is known. */
export function ImportOutcome({ result, words, isReady, children }: ImportOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) box.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <div ref={box} role="status" className="flex flex-col gap-3">
      {result && result.wrong > 0 && <Wrong result={result} words={words} />}
      {result && isReady && (
        <div className="rounded-field bg-good-soft px-3 py-2 font-medium text-good">
          <p>{words.fresh(result.fresh)}</p>
          {result.known > 0 && <p>{words.known(result.known)}</p>}
        </div>
      )}
      {children}
    </div>
  );
}

function Wrong({ result, words }: { result: Checked; words: ImportWords }) {
  const { wrong, errors } = result;
  return (
    <div className="rounded-field bg-bad-soft px-3 py-2">
      <p className="font-medium text-bad">{words.wrong(wrong)}</p>
      <ul className="mt-1 text-sm">
        {errors.map(({ row, message }) => (
          <li key={`${row} ${message}`}>
            {words.row(row)}: <bdi>{message}</bdi>
          </li>
        ))}
        {wrong > errors.length && <li>{words.more(wrong - errors.length)}</li>}
      </ul>
    </div>
  );
}
