import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format.ts';
import type { LessonDraft } from './draft.ts';
import { leaveWords as words } from './text.ts';

/** Says that what was typed before has come back, and offers to begin from what is saved. */
export function DraftNotice({
  draft,
  onStartOver,
}: {
  draft: LessonDraft;
  onStartOver: () => void;
}) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-info-soft ps-4 text-info"
    >
      <p className="py-2.5">{words.restored(formatDateTime(new Date(draft.keptAt)))}</p>
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        {words.discard}
      </Button>
    </div>
  );
}
