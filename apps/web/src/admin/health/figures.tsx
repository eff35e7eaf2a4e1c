import type { HealthFacts, HealthPart } from '@institute/contract/health/health';
import type { ReactNode } from 'react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { sizeText } from '../../ui/byte-size.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { When } from '../../ui/when.tsx';
import { text } from './text.ts';

const words = text.figures;

/** The figures of each part in words. */
const lines: {
  [Name in HealthPart]: (facts: HealthFacts[Name], timeZone: string) => ReactNode;
} = {
  database: ({ kind, milliseconds, bytes, clockOffMs }) => (
    <>
      <p>{words.database[kind](milliseconds, sizeText(bytes))}</p>
      <p>{words.clock(Math.round(clockOffMs / 1000))}</p>
    </>
  ),
  jobs: ({ waiting, running, failed, late, names }) => (
    <>
      <p>{words.jobs(waiting, running, failed)}</p>
      {late >= 60 && <p>{words.late(Math.floor(late / 60))}</p>}
      {names.length > 0 && <Technical>{names.join(', ')}</Technical>}
    </>
  ),
  mail: ({ waiting, stuck, failed }) => (
    <p>{waiting + failed > 0 ? words.mail(waiting, stuck, failed) : words.noMail}</p>
  ),
  storage: ({ files, quarantined, freeBytes, diskBytes, ffmpeg }) => (
    <>
      <p>{words.disk(sizeText(freeBytes), sizeText(diskBytes))}</p>
      {files > 0 && <p>{words.storage(files, quarantined)}</p>}
      <p>{ffmpeg === '' ? words.noFfmpeg : words.ffmpeg(ffmpeg)}</p>
    </>
  ),
  backups: ({ provenAt, problem }, timeZone) => (
    <>
      <p>
        {provenAt ? (
          <Sentence
            words={words.proven}
            fill={{ time: <When at={provenAt} timeZone={timeZone} withTime /> }}
          />
        ) : (
          words.neverProven
        )}
      </p>
      {problem && <Technical>{problem}</Technical>}
    </>
  ),
  books: ({ accounts, transfers, differences, since }) => (
    <>
      <p>{words.books(accounts, transfers)}</p>
      {since > 0 && <p>{words.since(since)}</p>}
      <p>{words.differences(differences)}</p>
    </>
  ),
  rewards: ({ budgetKobo, givenKobo, waitingKobo }) => (
    <>
      <p>
        <Sentence
          words={words.rewards}
          fill={{ given: <Money kobo={givenKobo} />, budget: <Money kobo={budgetKobo} /> }}
        />
      </p>
      {waitingKobo > 0 && (
        <p>
          <Sentence words={words.waiting} fill={{ waiting: <Money kobo={waitingKobo} /> }} />
        </p>
      )}
    </>
  ),
  errors: ({ count }) => <p>{words.errors(count)}</p>,
};

/** The figures of a part of which something is known. */
export function Figures<Name extends HealthPart>({
  name,
  facts,
  timeZone,
}: {
  name: Name;
  facts: HealthFacts[Name];
  timeZone: string;
}) {
  return lines[name](facts, timeZone);
}

/** What is for whoever runs the server: names and sentences of programs. */
export function Technical({ children }: { children: ReactNode }) {
  return (
    <p dir="ltr" className="wrap-anywhere text-start text-sm">
      {children}
    </p>
  );
}
