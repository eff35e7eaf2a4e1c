import { cx } from '../../../ui/class-names.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { isFinished, type ClassProgress as Progress } from '../study-model.ts';
import { studyText } from '../text.ts';

/** How far a student is with a class: in words, and as a thin line. */
export function ClassProgress({ of, className }: { of: Progress; className?: string }) {
  const { done, total } = of;
  if (total === 0) return null;
  const words = isFinished(of) ? studyText.allDone(total) : studyText.done(done, total);
  return (
    <span className={cx('flex flex-col gap-1 text-muted text-sm', className)}>
      {words}
      {/* The words beside it say the same. */}
      <span aria-hidden="true">
        <ProgressBar value={done} max={total} label={words} className="h-1.5" />
      </span>
    </span>
  );
}
