import { ListFilter } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { AuditDetail, AuditEntry } from '../../domains/audit/model.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { roleWord } from '../../domains/people/text.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import { partsOf, Sentence } from '../../ui/sentence.tsx';
import { notedWords } from './acts.ts';
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
  const noted = details.filter((detail) => !('words' in detail) || detail.words !== '');
  const parts = partsOf(notedWords(action, new Set(noted.map(({ name }) => name))));
  const used = new Set(parts.map((part) => ('slot' in part ? part.slot : '')));
  const notes = details.filter(
    (detail) => (!used.has(detail.name) || isChange(detail)) && isNote(detail),
  );
  const filled = (slot: string): ReactNode => {
    if (slot !== 'whom') return <Noted detail={details.find(({ name }) => name === slot)} />;
    if (!subject) return text.nobody;
    return (
      <>
        <StudentLink id={subject.id}>
          <FoundText text={subject.name} search={search} />
        </StudentLink>
        <button
          type="button"
          title={`${text.only} ${subject.name}`}
          aria-label={`${text.only} ${subject.name}`}
          onClick={() => onSubject(subject.id)}
          className="tap -mx-2 -my-3 inline-flex cursor-pointer items-center justify-center rounded-field px-2 align-middle text-muted hover:text-primary"
        >
          <ListFilter size={16} aria-hidden="true" />
        </button>
      </>
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
          {notes.map((detail, index) => (
            <Fragment key={detail.name}>
              {index > 0 && ' · '}
              {noteNames[detail.name]}{' '}
              {isChange(detail) ? <Change {...detail} /> : <Noted detail={detail} />}
            </Fragment>
          ))}
        </span>
      )}
    </span>
  );
}

/** Whether a detail says what something was before. */
function isChange(detail: AuditDetail): detail is { name: string; words: string; was: string } {
  return 'was' in detail && detail.was !== undefined;
}

/** What something was, and what the act has made of it. */
function Change({ name, words, was }: { name: string; words: string; was: string }) {
  const said = (value: string) =>
    value === '' ? text.nothing : <Noted detail={{ name, words: value }} />;
  return <Sentence words={text.changed} fill={{ was: said(was), now: said(words) }} />;
}

/** Whether a detail has a name that people know, and something to say. */
function isNote(detail: AuditDetail): boolean {
  return (
    Object.hasOwn(noteNames, detail.name) &&
    ('kobo' in detail || isChange(detail) || detail.words !== '')
  );
}

/** A detail for people: amounts as money, codes in words, everything else as it was noted. */
function Noted({ detail }: { detail: AuditDetail | undefined }) {
  if (!detail) return <bdi dir="auto" />;
  if ('kobo' in detail) return <Money kobo={detail.kobo} />;
  const { name, words } = detail;
  const inWords = name === 'role' ? roleWord(Number(words)) : valueWords[name]?.[words];
  return <bdi dir="auto">{inWords ?? words}</bdi>;
}
