import { FEWEST_ANSWERS } from '@institute/contract/exams/exam-items';
import type { GradedExam } from '@institute/contract/exams/gradebook';
import { useState } from 'react';
import { useItemFigures } from '../../../domains/exams/items-api.ts';
import { StudentsWrote } from '../../../domains/words/widgets/students-wrote.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { ItemList, ItemTable } from './item-figures.tsx';
import { RemarkPanel } from './remark-panel.tsx';
import { itemsText as words } from './text.ts';

/** From this width on there is room for a table. */
const WIDE = '(min-width: 48rem)';

interface ItemsDialogProps {
  exams: readonly GradedExam[];
  /** The exam that is looked at first. */
  examId: number;
  onClose: () => void;
}

/** How the questions and exercises of an exam do, and marking it again after a key was corrected. */
export function ItemsDialog({ exams, examId: first, onClose }: ItemsDialogProps) {
  const [examId, setExamId] = useState(first);
  return (
    <Dialog open size="full" title={words.title} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <SelectField
          label={words.exam}
          options={exams.map(({ id, subject }) => ({ value: String(id), label: subject }))}
          value={String(examId)}
          onChange={({ target }) => setExamId(Number(target.value))}
        />
        <RemarkPanel key={examId} examId={examId} />
        <Figures examId={examId} />
        <StudentsWrote lessonId={examId} />
      </div>
    </Dialog>
  );
}

function Figures({ examId }: { examId: number }) {
  const query = useItemFigures(examId);
  const Items = useMedia(WIDE) ? ItemTable : ItemList;
  const { data: items, error } = query;
  if (!items) {
    return error ? (
      <ErrorState title={words.failed} query={query} />
    ) : (
      <Skeleton className="h-60" />
    );
  }
  if (items.length === 0) return <p className="text-muted">{words.none}</p>;
  const isEarly = items.some(({ figures }) => figures === null);
  return (
    <>
      {isEarly && <p className="text-muted">{words.tooFew(FEWEST_ANSWERS)}</p>}
      <Items items={items} />
      <p className="max-w-prose text-muted text-sm">{words.discriminationHint}</p>
    </>
  );
}
