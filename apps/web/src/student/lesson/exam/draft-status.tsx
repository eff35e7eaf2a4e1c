import type { ExamDraft } from './draft.ts';
import { savedWords, examText as words } from './text.ts';
import { answeredCount, type ExamShape } from './validate.ts';

interface DraftStatusProps {
  exam: ExamShape;
  draft: ExamDraft;
  savedAt: Date | null;
  isKept: boolean;
}

/** How far the student is, and that nothing gets lost. Quiet: it is not read out on every change. */
export function DraftStatus({ exam, draft, savedAt, isKept }: DraftStatusProps) {
  const total = exam.questions.length;
  return (
    <div className="flex flex-wrap gap-x-4 text-muted text-sm">
      {total > 0 && (
        <p>
          <span className="figures">
            {answeredCount(exam, draft)}/{total}
          </span>{' '}
          answered
        </p>
      )}
      {isKept ? savedAt && <p>{savedWords(savedAt)}</p> : <p>{words.notKept}</p>}
    </div>
  );
}
