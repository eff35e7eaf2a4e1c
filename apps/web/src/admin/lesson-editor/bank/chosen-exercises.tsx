import { type BankExercise, getBankSelection } from '@institute/contract/bank/bank';
import { Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type BankFilter, bankFilters } from '../../../domains/bank/api.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import { useAct } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ChosenSection } from '../../../ui/table/chosen-section.tsx';
import type { ChosenIds } from '../../../ui/table/use-chosen-ids.ts';
import { toast } from '../../../ui/toast.ts';
import { text as bankText, chosenText as text } from './text.ts';
import { TopicDialog } from './topic-dialog.tsx';
import { useDelete } from './use-delete.ts';

interface ChosenExercisesProps {
  classId: string;
  chosen: ChosenIds<BankExercise>;
  filter: BankFilter;
  topics: readonly string[];
}

/** How many exercises are chosen, and what can be done with all of them; nothing while none is. */
export function ChosenExercises({ classId, chosen, filter, topics }: ChosenExercisesProps) {
  const { ids, choose, clear } = chosen;
  const all = useAct(getBankSelection);
  const { deleteAll, isDeleting } = useDelete();
  const [isNaming, setNaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const isDone = await deleteAll(ids);
    setAsking(false);
    if (isDone) clear();
  };
  const chooseAll = async () => {
    const { search } = filter;
    try {
      const sent = { classId, ...(search !== '' && { search }), ...bankFilters(filter) };
      choose((await all.mutateAsync(sent)).ids);
    } catch (error) {
      toast.error(refusalWords(error, text.failed));
    }
  };
  return (
    <>
      <ChosenSection label={text.label} count={ids.length > 0 ? text.count(ids.length) : null}>
        <div className="-mx-2 flex">
          <Button
            variant="ghost"
            size="sm"
            busy={all.isPending}
            busyLabel={text.choosing}
            onClick={() => void chooseAll()}
          >
            {text.all}
          </Button>
          <Button variant="ghost" size="sm" onClick={clear}>
            {text.clear}
          </Button>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<Tag size={18} />}
            onClick={() => setNaming(true)}
          >
            {text.setTopic}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<Trash2 size={18} />}
            busy={isDeleting}
            busyLabel={text.deleting}
            onClick={() => (ids.length === 1 ? void remove() : setAsking(true))}
          >
            {bankText.delete}
          </Button>
        </div>
      </ChosenSection>
      <ConfirmDialog
        open={isAsking}
        title={text.askTitle(ids.length)}
        confirmLabel={bankText.delete}
        busy={isDeleting}
        busyLabel={text.deleting}
        tone="danger"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {text.askDetail}
      </ConfirmDialog>
      {isNaming && (
        <TopicDialog ids={ids} topics={topics} onDone={clear} onClose={() => setNaming(false)} />
      )}
    </>
  );
}
