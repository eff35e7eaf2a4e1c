import { nobody } from '@institute/contract/audit/acts';
import type { AuditEntry } from '@institute/contract/audit/audit';
import {
  type AuditDetail,
  changedWords,
  isChange,
  notedValue,
  noteName,
  nothing,
  tellAct,
} from '@institute/contract/audit/notes';
import type { Thing } from '@institute/contract/audit/things';
import { ListFilter } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import { partsOf, Sentence } from '../../ui/sentence.tsx';
import { CellNote } from '../../ui/table/cell-note.tsx';
import { text, thingWords } from './text.ts';

interface ActLineProps {
  entry: AuditEntry;
  /** What was searched for; it stands marked in names. */
  search: string;
  /** Shows only what was done to a person. */
  onSubject: (id: number) => void;
  /** Shows only what was done with a thing. */
  onThing: (thing: Thing) => void;
}

/** What was done, as a sentence, and beneath it what else was noted. */
export function ActLine({ entry, search, onSubject, onThing }: ActLineProps) {
  const { action, subject, thing, details } = entry;
  const { words, notes } = tellAct(action, details);
  const filled = (slot: string): ReactNode => {
    if (slot !== 'whom') {
      return <Noted name={slot} value={details.find(({ name }) => name === slot)?.value ?? ''} />;
    }
    if (!subject) return nobody;
    return (
      <>
        <StudentLink id={subject.id}>
          <FoundText text={subject.name} search={search} />
        </StudentLink>
        <Only label={`${text.only} ${subject.name}`} onClick={() => onSubject(subject.id)} />
      </>
    );
  };
  return (
    <>
      <span className="font-medium">
        {partsOf(words).map((part) => (
          <Fragment key={part.key}>{'slot' in part ? filled(part.slot) : part.text}</Fragment>
        ))}
        {thing && <Only label={thingWords[thing.kind].only} onClick={() => onThing(thing)} />}
      </span>
      {notes.length > 0 && (
        <CellNote>
          {notes.map((note, index) => (
            <Fragment key={note.name}>
              {index > 0 && ' · '}
              <bdi dir="auto">{noteName(note.name)}</bdi>{' '}
              {isChange(note) ? <Change {...note} /> : <Noted {...note} />}
            </Fragment>
          ))}
        </CellNote>
      )}
    </>
  );
}

/** Leads from an act to the others on the same person or thing. */
function Only({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onClick}
      className="tap -mx-2 -my-3 inline-flex cursor-pointer items-center justify-center rounded-field px-2 align-middle text-muted hover:text-primary"
    >
      <ListFilter size={16} aria-hidden="true" />
    </button>
  );
}

/** What something was, and what the act has made of it. */
function Change({ name, value, was }: AuditDetail & { was: string }) {
  const said = (one: string) => (one === '' ? nothing : <Noted name={name} value={one} />);
  return <Sentence words={changedWords} fill={{ was: said(was), now: said(value) }} />;
}

/** What was noted, for people: amounts as money, times by the institute's clock, codes in words. */
function Noted({ name, value }: Pick<AuditDetail, 'name' | 'value'>) {
  const noted = notedValue(name, value);
  if ('kobo' in noted) return <Money kobo={noted.kobo} />;
  if ('at' in noted) return <InstituteTime at={noted.at} withTime />;
  return <bdi dir="auto">{noted.words}</bdi>;
}
