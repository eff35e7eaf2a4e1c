import { type Block, MAX_BLOCKS } from '@institute/contract/blocks';
import type { Exercise } from '@institute/contract/exercises';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronsDownUp, ChevronsUpDown, Library, Plus, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { forgetLessonFiles } from '../../../domains/lessons/files-api.ts';
import type { LessonForm } from '../../../domains/lessons/managed-model.ts';
import type { Form } from '../../../forms/use-form.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Reorder } from '../../../ui/reorder/reorder.tsx';
import { toast } from '../../../ui/toast.ts';
import { ArabicFields } from '../arabic-fields.tsx';
import { BlockCard } from './block-card.tsx';
import { BlockForm } from './block-form.tsx';
import { nameOf } from './block-names.ts';
import { copyOf, exerciseBlock } from './new-block.ts';
import { bankText, examText, said, text } from './text.ts';
import { type BlockList, useBlockList } from './use-block-list.ts';

const AddDialog = lazyDialog(() => import('./add-dialog.tsx').then((code) => code.AddDialog));
const FromBankDialog = lazyDialog(
  () => import('../bank/from-bank-dialog.tsx').then((code) => code.FromBankDialog),
  'when-opened',
);

interface BlocksSectionProps {
  form: Form<LessonForm>;
  /** Writes a plain text in their place, where there are none. */
  onPlain: () => void;
}

/** The blocks a lesson is made of: added, written, moved, copied and removed. */
export function BlocksSection({ form, onPlain }: BlocksSectionProps) {
  const list = useBlockList(form);
  const { blocks, isFull } = list;
  const [addingAt, setAddingAt] = useState<number | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  useUndoKeys(list);
  const client = useQueryClient();
  const isExam = form.values.kind === 'exam';
  const words = isExam ? examText : text;
  // An exercise of an exam counts.
  const counted = (block: Block): Block =>
    isExam && block.kind === 'exercise' ? { ...block, points: 1 } : block;
  return (
    <section ref={list.section} aria-labelledby="lesson-blocks">
      <Head list={list} words={words} />
      <p className="mb-3 text-muted">{blocks.length === 0 ? words.none : words.hint}</p>
      <ArabicFields className="flex flex-col gap-3">
        <Cards form={form} list={list} onAddAt={setAddingAt} />
        <Wrong message={form.errorOf(pathTo('root'))} />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            icon={<Plus size={18} />}
            disabled={isFull}
            onClick={() => setAddingAt(blocks.length)}
          >
            {words.add}
          </Button>
          <Button
            variant="secondary"
            icon={<Library size={18} />}
            disabled={isFull}
            onClick={() => setChoosing(true)}
          >
            {bankText.from}
          </Button>
          {blocks.length === 0 && !isExam && (
            <Button variant="ghost" onClick={onPlain}>
              {text.plain}
            </Button>
          )}
        </div>
        <News list={list} />
      </ArabicFields>
      <FromBankDialog
        shown={
          isChoosing
            ? {
                classId: String(form.values.classId),
                most: MAX_BLOCKS - blocks.length,
                onPut: (exercises) => {
                  setChoosing(false);
                  // The bank may have got sounds since they were looked up.
                  void forgetLessonFiles(client);
                  list.append(
                    exercises.map((one) => counted(exerciseBlock(one))),
                    bankText.added(exercises.length),
                  );
                },
                onClose: () => setChoosing(false),
              }
            : null
        }
      />
      <AddDialog
        shown={
          addingAt === null
            ? null
            : {
                blocks,
                isExam,
                onAdd: (block) => {
                  setAddingAt(null);
                  list.insert(counted(block), addingAt, text.added);
                },
                onClose: () => setAddingAt(null),
              }
        }
      />
    </section>
  );
}

/** The path of a field of the blocks; the library's type of all of them is endless, as their trees are. */
const pathTo = (path: string | number) => `blocks.${path}` as 'blocks';

type Words = Pick<typeof text, 'title' | 'count'>;

function Head({ list, words }: { list: BlockList; words: Words }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id="lesson-blocks" className="text-xl">
        {words.title}
      </h2>
      <div className="flex items-center">
        <span className="me-2 text-muted text-sm">
          {words.count(list.blocks.length, MAX_BLOCKS)}
        </span>
        <IconButton label={text.undo} disabled={!list.canUndo} onClick={list.undo}>
          <Undo2 size={18} />
        </IconButton>
        <IconButton label={text.redo} disabled={!list.canRedo} onClick={list.redo}>
          <Redo2 size={18} />
        </IconButton>
        <IconButton
          label={list.isAllClosed ? text.expandAll : text.collapseAll}
          disabled={list.blocks.length === 0}
          onClick={list.toggleAll}
        >
          {list.isAllClosed ? <ChevronsUpDown size={18} /> : <ChevronsDownUp size={18} />}
        </IconButton>
      </div>
    </div>
  );
}

interface CardsProps {
  form: Form<LessonForm>;
  list: BlockList;
  onAddAt: (at: number) => void;
}

function Cards({ form, list, onAddAt }: CardsProps) {
  const { blocks } = list;
  const client = useQueryClient();
  const keep = (exercise: Exercise) => {
    const { classId, subject } = form.now();
    void import('../bank/keep-exercise.ts').then(
      ({ keepExercise }) => keepExercise({ client, classId, subject, exercise }),
      () => toast.error(bankText.notFetched),
    );
  };
  return (
    <Reorder
      ids={blocks.map(({ id }) => id)}
      nameOf={(id) => nameOf(form.now().blocks, id)}
      words={said}
      onMove={list.move}
    >
      {({ instructions, move }) => (
        <ol className="flex flex-col gap-3">
          {blocks.map((block, index) => {
            const isWrong = form.hasErrorIn(pathTo(index));
            return (
              <BlockCard
                key={block.id}
                block={block}
                index={index}
                count={blocks.length}
                isOpen={list.isOpen(block.id) || isWrong}
                isWrong={isWrong}
                isFull={list.isFull}
                instructions={instructions}
                actions={{
                  move: (to) => move(block.id, to),
                  duplicate: () => list.insert(copyOf(block), index + 1, text.duplicated),
                  remove: () => list.remove(block),
                  addBelow: () => onAddAt(index + 1),
                  keep: block.kind === 'exercise' ? () => keep(block.exercise) : undefined,
                  toggle: () => list.toggle(block.id),
                }}
              >
                <BlockForm
                  block={block}
                  errorOf={(path) => form.errorOf(pathTo(`${index}.${path}`))}
                  isDisabled={form.isRunning}
                  onChange={(changed, isApart) => list.update(block.id, changed, isApart)}
                />
              </BlockCard>
            );
          })}
        </ol>
      )}
    </Reorder>
  );
}

function Wrong({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className="font-medium text-bad text-sm">
      {message}
    </p>
  );
}

/** What has happened last, and the way back where a block was removed. */
function News({ list: { news, bringBack } }: { list: BlockList }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2">
      <p role="status" className="text-muted text-sm">
        {news}
      </p>
      {bringBack && (
        <Button size="sm" variant="ghost" data-undo onClick={bringBack}>
          {text.bringBack}
        </Button>
      )}
    </div>
  );
}

/** What takes its typing back by itself. */
const OWN_UNDO = 'input, textarea, [contenteditable="true"], dialog';

/** Control and Z take the last change of the list back, wherever nothing is being typed. */
function useUndoKeys(list: BlockList) {
  const latest = useRef(list);
  latest.current = list;
  const { section } = list;
  useEffect(() => {
    const element = section.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof Element && event.target.closest(OWN_UNDO) !== null;
      if (isOwn || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [section]);
}
