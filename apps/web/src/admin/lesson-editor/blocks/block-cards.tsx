import type { Exercise } from '@institute/contract/exercises/kinds';
import { useQueryClient } from '@tanstack/react-query';
import type { LessonForm } from '../../../domains/lessons/managed-model.ts';
import type { Form } from '../../../forms/use-form.ts';
import { Reorder } from '../../../ui/reorder/reorder.tsx';
import { toast } from '../../../ui/toast.ts';
import { BlockCard } from './block-card.tsx';
import { BlockForm } from './block-form.tsx';
import { nameOf } from './block-names.ts';
import { copyOf } from './new-block.ts';
import { bankText, said, text } from './text.ts';
import type { BlockList } from './use-block-list.ts';
import { usePastedPictures } from './use-pasted-pictures.ts';

/** The path of a field of the blocks; the library's type of all of them is endless, as their trees are. */
export const pathTo = (path: string | number) => `blocks.${path}` as 'blocks';

interface BlockCardsProps {
  form: Form<LessonForm>;
  list: BlockList;
  onAddAt: (at: number) => void;
}

/** The blocks as they are written, each in its card, to be moved among each other. */
export function BlockCards({ form, list, onAddAt }: BlockCardsProps) {
  const { blocks } = list;
  const client = useQueryClient();
  const putPictures = usePastedPictures(list);
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
                  onPictures={(pasted) => putPictures(block.id, pasted)}
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
