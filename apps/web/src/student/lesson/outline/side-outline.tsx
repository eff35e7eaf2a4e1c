import type { Step } from '../step-keys.ts';
import { lessonText } from '../text.ts';
import { useStepKeys } from '../use-step-keys.ts';
import { Outline, type OutlineProps } from './outline.tsx';
import { outlineText } from './text.ts';

interface SideOutlineProps extends OutlineProps {
  /** Goes to the lesson before or after; null where the arrow keys are to do nothing. */
  onStep: ((step: Step) => void) | null;
}

/** The outline beside a lesson, where there is room for it, and the keys that lead along it. */
export function SideOutline({ onStep, ...outline }: SideOutlineProps) {
  useStepKeys((step) => onStep?.(step));
  return (
    <nav
      aria-label={lessonText.lessons}
      className="sticky top-16 max-h-[calc(100dvh-5rem)] overflow-y-auto text-sm"
    >
      <Outline {...outline} />
      {onStep && <p className="mt-3 px-2.5 text-muted">{outlineText.keys}</p>}
    </nav>
  );
}
