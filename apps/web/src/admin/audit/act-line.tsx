import type { AuditEntry } from '@institute/contract/audit';
import { Fragment, type ReactNode } from 'react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { actWords, partsOf } from './acts.ts';
import { noteNames, text, valueWords } from './text.ts';

interface ActLineProps {
  entry: AuditEntry;
  /** What was searched for; it stands marked in names. */
  search: string;
  /** Shows only what was done to a person. */
  onSubject: (id: number) => void;
}

/** What was done, as a sentence, and beneath it what else was noted. */
export function ActLine({ entry, search, onSubject }: ActLineProps) {
  const { action, subject, details } = entry;
  const parts = partsOf(actWords(action));
  const used = new Set(parts.map((part) => ('slot' in part ? part.slot : '')));
  const notes = details.filter(({ name, value }) => noteNames[name] && !used.has(name) && value);
  const filled = (slot: string): ReactNode => {
    if (slot !== 'whom') return <Noted name={slot} details={details} />;
    if (!subject) return text.nobody;
    return (
      <button
        type="button"
        title={`${text.only} ${subject.name}`}
        onClick={() => onSubject(subject.id)}
        className="-my-1 cursor-pointer rounded-field py-1 text-primary underline decoration-line-strong underline-offset-4 hover:decoration-primary"
      >
        <PersonText>
          <MarkedText text={subject.name} queries={[search]} />
        </PersonText>
      </button>
    );
  };
  return (
    <span className="block py-1">
      <span className="font-medium">
        {parts.map((part) => (
          <Fragment key={part.key}>{'slot' in part ? filled(part.slot) : part.text}</Fragment>
        ))}
      </span>
      {notes.length > 0 && (
        <span className="block font-normal text-muted text-sm">
          {notes.map(({ name }, place) => (
            <Fragment key={name}>
              {place > 0 && ' · '}
              {noteNames[name]} <Noted name={name} details={details} />
            </Fragment>
          ))}
        </span>
      )}
    </span>
  );
}

/** What was noted under a name: amounts as money, codes in words, everything else as it is. */
function Noted({ name, details }: { name: string } & Pick<AuditEntry, 'details'>) {
  const value = details.find((detail) => detail.name === name)?.value ?? '';
  if (name === 'kobo') return <Money naira={Number(value) / 100} />;
  return <bdi dir="auto">{valueWords[name]?.[value] ?? value}</bdi>;
}
