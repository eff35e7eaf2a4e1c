import type { Exercise } from '@institute/contract/exercises/kinds';
import { type Block, MAX_BLOCKS } from '@institute/contract/lessons/blocks';
import { useQueryClient } from '@tanstack/react-query';
import { forgetLessonFiles } from '../../../domains/lessons/files-api.ts';
import type { LessonForm } from '../../../domains/lessons/managed-model.ts';
import type { Form } from '../../../forms/use-form.ts';
import { FromBankDialog } from '../bank/from-bank-dialog.tsx';
import { AddDialog } from './add-dialog.tsx';
import { exerciseBlock } from './new-block.ts';
import { bankText, text } from './text.ts';
import type { BlockList } from './use-block-list.ts';

/** What is put into a lesson: a new block in a place, or exercises of the bank behind all others. */
export type Putting = { from: 'new'; at: number } | { from: 'bank' };

interface PutDialogsProps {
  form: Form<LessonForm>;
  list: BlockList;
  /** Null while nothing is. */
  putting: Putting | null;
  onClose: () => void;
}

/** Asks which blocks are put into a lesson, and puts them there. */
export function PutDialogs({ form, list, putting, onClose }: PutDialogsProps) {
  const client = useQueryClient();
  const { blocks } = list;
  const { kind, classId } = form.values;
  const isExam = kind === 'exam';
  // An exercise of an exam counts.
  const counted = (block: Block): Block =>
    isExam && block.kind === 'exercise' ? { ...block, points: 1 } : block;
  const fromBank = {
    classId: String(classId),
    most: MAX_BLOCKS - blocks.length,
    onPut: (exercises: readonly Exercise[]) => {
      onClose();
      // The bank may have got sounds since they were looked up.
      void forgetLessonFiles(client);
      list.append(
        exercises.map((one) => counted(exerciseBlock(one))),
        bankText.added(exercises.length),
      );
    },
    onClose,
  };
  const newAt = (at: number) => ({
    blocks,
    isExam,
    onAdd: (block: Block) => {
      onClose();
      list.insert(counted(block), at, text.added);
    },
    onClose,
  });
  return (
    <>
      {putting?.from === 'bank' && <FromBankDialog {...fromBank} />}
      {putting?.from === 'new' && <AddDialog {...newAt(putting.at)} />}
    </>
  );
}
