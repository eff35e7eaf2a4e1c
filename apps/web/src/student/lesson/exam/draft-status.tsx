import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { useIsOffline } from '../../../platform/connection.ts';
import { timeText } from '../../../ui/when.tsx';
import type { ExamDraft } from './draft.ts';
import { examText as words } from './text.ts';
import { answeredCount, askedCount, type ExamShape } from './validate.ts';

interface DraftStatusProps {
  exam: ExamShape;
  draft: ExamDraft;
  /** When it was last kept on this device, and on the server as it stands. */
  savedAt: Date | null;
  savedOnServer: Date | null;
  isKept: boolean;
}

/** How far the student is, and that nothing gets lost. Quiet: it is not read out on every change. */
export function DraftStatus({ exam, draft, savedAt, savedOnServer, isKept }: DraftStatusProps) {
  const total = askedCount(exam);
  return (
    <div className="flex flex-wrap gap-x-4 text-muted text-sm">
      {total > 0 && (
        <p>
          <span className="figures">
            {answeredCount(exam, draft)}/{total}
          </span>{' '}
          {words.answered}
        </p>
      )}
      <SavedLine savedAt={savedAt} savedOnServer={savedOnServer} isKept={isKept} />
    </div>
  );
}

function SavedLine(props: Pick<DraftStatusProps, 'savedAt' | 'savedOnServer' | 'isKept'>) {
  const { savedAt, savedOnServer, isKept } = props;
  const timeZone = useTimeZone();
  const isOffline = useIsOffline();
  if (savedOnServer) return <p>{words.saved(timeText(savedOnServer, timeZone))}</p>;
  if (!isKept) return <p>{words.notKept}</p>;
  if (!savedAt) return null;
  const here = words.savedHere(timeText(savedAt, timeZone));
  return <p>{isOffline ? `${here} · ${words.waiting}` : here}</p>;
}
