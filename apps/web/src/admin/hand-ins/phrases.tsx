import {
  getPhrases,
  MAX_PHRASE,
  MOST_PHRASES,
  savePhrases,
} from '@institute/contract/homework/answers';
import { formatNumber } from '@institute/contract/language';
import { PenLine, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { keySign } from '../../ui/key-sign.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { phrasesText as words } from './text.ts';

interface PhrasesProps {
  onChoose: (phrase: string) => void;
  onClose: () => void;
}

/** The phrases that one says often: a press, or its figure, puts one into what is written. */
export function Phrases({ onChoose, onClose }: PhrasesProps) {
  const query = useAnswer(getPhrases, {});
  const [isEditing, setEditing] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const phrases = query.data;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEditing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      return;
    }
    const phrase = phrases?.[Number(keySign(event.nativeEvent)) - 1];
    if (!phrase) return;
    event.preventDefault();
    onChoose(phrase);
  };
  return (
    <section
      ref={frame}
      aria-label={words.title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="max-h-[40dvh] overflow-y-auto rounded-field border border-line p-2 outline-none"
    >
      <div className="flex items-center gap-2">
        <h3 className="grow ps-1 font-medium text-sm">{words.title}</h3>
        {phrases && !isEditing && (
          <Button
            variant="ghost"
            size="sm"
            icon={<PenLine size={16} />}
            onClick={() => setEditing(true)}
          >
            {words.edit}
          </Button>
        )}
        <IconButton label={words.close} onClick={onClose}>
          <X size={18} />
        </IconButton>
      </div>
      {query.isPending ? (
        <p role="status" className="px-1 text-muted">
          {words.loading}
        </p>
      ) : !phrases ? (
        <ErrorState title={words.failed} query={query} />
      ) : isEditing ? (
        <EditPhrases phrases={phrases} onClose={() => setEditing(false)} />
      ) : phrases.length === 0 ? (
        <p className="px-1 text-muted">{words.none}</p>
      ) : (
        <ol className="flex flex-col">
          {phrases.map((phrase, at) => (
            <li key={phrase}>
              <button
                type="button"
                onClick={() => onChoose(phrase)}
                className="tap flex w-full items-center gap-3 rounded-field px-2 text-start hover:bg-sunken"
              >
                <kbd className="figures w-5 shrink-0 text-muted text-sm max-sm:hidden">
                  {at < 9 && formatNumber(at + 1)}
                </kbd>
                <PersonText>{phrase}</PersonText>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Lines of a text as phrases: none is empty, or there twice. */
const phrasesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

function EditPhrases({ phrases, onClose }: { phrases: readonly string[]; onClose: () => void }) {
  const [typed, setTyped] = useState(phrases.join('\n'));
  const [failure, setFailure] = useState<string | null>(null);
  const save = useAct(savePhrases, { refreshes: [getPhrases] });
  const submit = async () => {
    const next = phrasesIn(typed);
    if (next.length > MOST_PHRASES) return setFailure(words.tooMany(MOST_PHRASES));
    if (next.some((phrase) => phrase.length > MAX_PHRASE)) {
      return setFailure(words.tooLong(MAX_PHRASE));
    }
    setFailure(null);
    try {
      await save.mutateAsync({ phrases: next });
      onClose();
    } catch (error) {
      setFailure(refusalWords(error, words.refused, brokenWords(error)));
    }
  };
  return (
    <div className="flex flex-col gap-2 px-1 pb-1">
      <TextareaField
        label={words.field}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        rows={5}
        autoFocus
      />
      <FormAlert message={failure} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
          {words.cancel}
        </Button>
        <Button busy={save.isPending} busyLabel={words.saving} onClick={() => void submit()}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
