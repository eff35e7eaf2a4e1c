import type { Block } from '@institute/contract/lessons/blocks';
import { MAX_WORDS } from '@institute/contract/words/lesson-words';
import {
  getManagedWords,
  type ManagedWord,
  type ManagedWords,
} from '@institute/contract/words/managed-words';
import { FileSpreadsheet, Link2, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { LessonKind } from '../../../domains/lessons/model.ts';
import { useSaveWords } from '../../../domains/words/managed-api.ts';
import { mostForgotten, toSave } from '../../../domains/words/managed-model.ts';
import {
  ForgottenExercises,
  ForgottenWords,
} from '../../../domains/words/widgets/forgotten-list.tsx';
import { StudentsWrote } from '../../../domains/words/widgets/students-wrote.tsx';
import { ConfirmedAct } from '../../../forms/confirmed-act.tsx';
import { useAnswer } from '../../../platform/answers.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { ImportDialog } from './import-dialog.tsx';
import { text } from './text.ts';
import { TieDialog } from './tie-dialog.tsx';
import { WordDialog } from './word-dialog.tsx';
import { WordSound } from './word-sound.tsx';

/** The section of words, as an address names it. */
export const LESSON_WORDS = '#lesson-words';

/** What stands over the section: a word that is added, edited or removed, or the import. */
type Open =
  | { what: 'add' | 'import' | 'tie' }
  | { what: 'edit' | 'remove'; word: ManagedWord }
  | null;

interface WordsSectionProps {
  /** Null for a lesson that is being added. */
  lessonId: number | null;
  kind: LessonKind;
  /** What the lesson is made of as it is typed: words are written in its lines. */
  blocks: readonly Block[];
  /** Saves a lesson that is being added and leads back to its words. */
  onSave: () => void;
}

/**
 * The words of a lesson, once it is saved: they are saved one by one, apart from its form. A timetable
 * is given none, as it shows none; those it has from before are practised, and can be put right here.
 */
export function WordsSection({ lessonId, kind, blocks, onSave }: WordsSectionProps) {
  const takesNew = kind !== 'timetable';
  if (lessonId !== null) return <SavedWords {...{ lessonId, takesNew, blocks }} />;
  if (!takesNew) return null;
  return (
    <Section>
      <p className="mt-3 mb-2">{text.saveFirst}</p>
      <Button variant="secondary" icon={<Plus size={18} />} onClick={onSave}>
        {text.saveAndAdd}
      </Button>
    </Section>
  );
}

/** The section with its heading, and how many words there are where that is known. */
function Section({ count = 0, children }: { count?: number; children: ReactNode }) {
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  // Whoever has just saved a lesson to write its words comes straight to them.
  useEffect(() => {
    if (hash === LESSON_WORDS) section.current?.scrollIntoView();
  }, [hash]);
  return (
    <section
      ref={section}
      aria-labelledby="lesson-words"
      className="mt-10 border-line border-t pt-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="lesson-words" className="text-xl">
          {text.title}
        </h2>
        {count > 0 && <span className="text-muted text-sm">{text.count(count, MAX_WORDS)}</span>}
      </div>
      <p className="mt-1 max-w-prose text-muted">{text.hint}</p>
      {children}
    </section>
  );
}

interface SavedWordsProps {
  lessonId: number;
  /** Without it the section is there for words that were saved before. */
  takesNew: boolean;
  blocks: readonly Block[];
}

function SavedWords({ lessonId, takesNew, blocks }: SavedWordsProps) {
  const { classId = '' } = useParams();
  const query = useAnswer(getManagedWords, { lessonId });
  const [open, setOpen] = useState<Open>(null);
  const onClose = () => setOpen(null);
  const words = query.data?.words ?? [];
  const isFull = words.length >= MAX_WORDS;
  if (!takesNew && words.length === 0) return null;
  return (
    <Section count={words.length}>
      {query.isPending ? (
        <Loading label={text.loading}>
          <Skeleton className="mt-3 h-40" />
        </Loading>
      ) : !query.data ? (
        <ErrorState title={text.failed} query={query} />
      ) : (
        <>
          <WordList saved={query.data} place={{ classId, lessonId }} onOpen={setOpen} />
          {takesNew && (
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                variant="secondary"
                icon={<Plus size={18} />}
                disabled={isFull}
                onClick={() => setOpen({ what: 'add' })}
              >
                {text.add}
              </Button>
              <Button
                variant="secondary"
                icon={<FileSpreadsheet size={18} />}
                onClick={() => setOpen({ what: 'import' })}
              >
                {text.import}
              </Button>
              {words.length > 0 && blocks.some(({ kind }) => kind === 'lines') && (
                <Button
                  variant="secondary"
                  icon={<Link2 size={18} />}
                  onClick={() => setOpen({ what: 'tie' })}
                >
                  {text.tie.open}
                </Button>
              )}
            </div>
          )}
          <ForgottenWords items={mostForgotten(words)} />
          <ForgottenExercises items={query.data.exercises} />
          <StudentsWrote lessonId={lessonId} />
          {open?.what === 'tie' && (
            <TieDialog lessonId={lessonId} blocks={blocks} words={words} onClose={onClose} />
          )}
          <OpenDialog open={open} lessonId={lessonId} saved={query.data} onClose={onClose} />
        </>
      )}
    </Section>
  );
}

interface WordListProps {
  saved: ManagedWords;
  place: { classId: string; lessonId: number };
  onOpen: (open: Open) => void;
}

function WordList({ saved, place, onOpen }: WordListProps) {
  const { words } = saved;
  if (words.length === 0) return <p className="mt-3">{text.none}</p>;
  return (
    <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface px-4">
      {words.map((word) => (
        <li key={word.id} className="flex flex-wrap items-center gap-x-4 py-1.5">
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
            <bdi lang="ar" translate="no" className="text-xl leading-loose">
              {word.arabic}
            </bdi>
            <bdi className="[overflow-wrap:anywhere]">{word.meaning}</bdi>
            {word.plural !== '' && (
              <bdi lang="ar" translate="no" className="text-muted leading-loose">
                {word.plural}
              </bdi>
            )}
          </span>
          <span className="ms-auto flex">
            <WordSound {...{ place, saved, word }} />
            <IconButton
              label={text.edit(word.arabic)}
              onClick={() => onOpen({ what: 'edit', word })}
            >
              <Pencil size={18} />
            </IconButton>
            <IconButton
              label={text.remove(word.arabic)}
              onClick={() => onOpen({ what: 'remove', word })}
            >
              <Trash2 size={18} />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface OpenDialogProps {
  open: Open;
  lessonId: number;
  saved: ManagedWords;
  onClose: () => void;
}

function OpenDialog({ open, lessonId, saved, onClose }: OpenDialogProps) {
  if (open?.what === 'import') return <ImportDialog lessonId={lessonId} onClose={onClose} />;
  if (open?.what === 'add') {
    return <WordDialog lessonId={lessonId} saved={saved} word={null} onClose={onClose} />;
  }
  if (open?.what === 'edit') {
    return <WordDialog lessonId={lessonId} saved={saved} word={open.word} onClose={onClose} />;
  }
  if (open?.what === 'remove') {
    return <RemoveDialog lessonId={lessonId} saved={saved} word={open.word} onClose={onClose} />;
  }
  return null;
}

interface RemoveDialogProps extends Omit<OpenDialogProps, 'open'> {
  word: ManagedWord;
}

function RemoveDialog({ lessonId, saved, word, onClose }: RemoveDialogProps) {
  const { mutateAsync } = useSaveWords(lessonId);
  const remove = async () => {
    const words = saved.words.filter(({ id }) => id !== word.id).map(toSave);
    await mutateAsync({ words, version: saved.version });
    toast.success(text.removed);
    onClose();
  };
  return (
    <ConfirmedAct
      title={text.removeTitle}
      confirmLabel={text.confirmRemove}
      busyLabel={text.removing}
      words={{ refused: text.saveFailed }}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="mb-2 text-ink">
        <bdi lang="ar" translate="no" className="text-xl leading-loose">
          {word.arabic}
        </bdi>
      </p>
      <p>{text.removeDetail}</p>
    </ConfirmedAct>
  );
}
