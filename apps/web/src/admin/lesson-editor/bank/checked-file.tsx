import type { BankImported } from '@institute/contract/bank/bank';
import { exerciseText } from '@institute/contract/exercises/kinds';
import { Badge } from '../../../ui/badge.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { ImportOutcome } from '../../import-outcome.tsx';
import { fileText as text } from './text.ts';

const typeNames: Readonly<Record<string, { name: string }>> = exerciseText;

/** What an import would do, what is wrong by its line, and what was read. */
export function CheckedFile({ result }: { result: BankImported | null }) {
  const read = result?.read ?? [];
  return (
    <ImportOutcome result={result} words={text} isReady={read.length > 0}>
      {result?.note && <p className="text-muted">{result.note}</p>}
      {read.length > 0 && <Read read={read} />}
    </ImportOutcome>
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
