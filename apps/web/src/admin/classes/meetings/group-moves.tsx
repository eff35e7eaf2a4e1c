import type { DataOf } from '@institute/contract/call';
import { getLines, setGroupMoves } from '@institute/contract/meetings/seats';
import { useAct } from '../../../platform/answers.ts';
import { errorMessage } from '../../../platform/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { SavedCheckbox } from '../../../ui/saved-checkbox.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './lines-text.ts';

interface GroupMovesProps {
  classId: number;
  lines: DataOf<typeof getLines>;
}

/** Whether students go to another group by themselves, and how many are in none. */
export function GroupMoves({ classId, lines }: GroupMovesProps) {
  const set = useAct(setGroupMoves, { refreshes: [getLines] });
  const save = async (mayMove: boolean) => {
    try {
      await set.mutateAsync({ classId, mayMove });
      toast.success(text.saved);
    } catch (error) {
      toast.error(errorMessage(error, text.refused));
    }
  };
  return (
    <Card>
      {lines.ungrouped > 0 && <p>{text.ungrouped(lines.ungrouped)}</p>}
      <SavedCheckbox
        label={text.mayMove}
        hint={text.mayMoveHint}
        checked={lines.mayMove}
        onSave={save}
      />
    </Card>
  );
}
