import { exerciseTypes } from '@institute/contract/exercises/kinds';
import { type Block, type BlockKind, blockKinds } from '@institute/contract/lessons/blocks';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Sort, sortIcon, sortText } from './block-names.ts';
import { isSingle, newBlock } from './new-block.ts';
import { examText, kindText, text } from './text.ts';

interface AddDialogProps {
  blocks: readonly Block[];
  /** Whether exercises alone are offered. */
  isExam: boolean;
  onAdd: (block: Block) => void;
  onClose: () => void;
}

/** What is no exercise. */
const kinds = blockKinds.filter(
  (kind): kind is Exclude<BlockKind, 'exercise' | 'speak'> =>
    kind !== 'exercise' && kind !== 'speak',
);

/** What a lesson can be made of: every kind of block with a line that says what it is for. */
export function AddDialog({ blocks, isExam, onAdd, onClose }: AddDialogProps) {
  const isThere = (kind: BlockKind) => isSingle(kind) && blocks.some((one) => one.kind === kind);
  return (
    <Dialog open size="lg" title={isExam ? examText.add : text.addTitle} onClose={onClose}>
      {!isExam && (
        <>
          <ul className="grid gap-2 sm:grid-cols-2">
            {kinds.map((kind) => (
              <li key={kind}>
                <Choice
                  sort={kind}
                  isThere={isThere(kind)}
                  onChoose={() => onAdd(newBlock(kind))}
                />
              </li>
            ))}
          </ul>
          <h3 className="mt-5 mb-2 font-semibold">{kindText.exercise.name}</h3>
        </>
      )}
      <ul className="grid gap-2 sm:grid-cols-2">
        {exerciseTypes.map((type) => (
          <li key={type}>
            <Choice sort={type} onChoose={() => onAdd(newBlock('exercise', type))} />
          </li>
        ))}
        {!isExam && (
          <li>
            <Choice sort="speak" onChoose={() => onAdd(newBlock('speak'))} />
          </li>
        )}
      </ul>
    </Dialog>
  );
}

interface ChoiceProps {
  sort: Sort;
  /** Of what stands once in a lesson: whether it does. */
  isThere?: boolean;
  onChoose: () => void;
}

function Choice({ sort, isThere = false, onChoose }: ChoiceProps) {
  const Icon = sortIcon(sort);
  const { name, hint } = sortText(sort);
  return (
    <button
      type="button"
      disabled={isThere}
      onClick={onChoose}
      className="flex min-h-14 w-full items-start gap-3 rounded-field border border-line p-3 text-start hover:bg-primary-soft focus-visible:outline-primary disabled:opacity-60"
    >
      <Icon size={22} className="mt-0.5 shrink-0 text-primary" />
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-muted text-sm">{isThere ? text.once : hint}</span>
      </span>
    </button>
  );
}
