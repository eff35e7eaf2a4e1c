import type { LessonSummary } from '@institute/contract/lessons/lessons';
import { isPreviewNow } from '../rules.ts';
import type { LessonStep } from '../store-study.ts';
import { isRunning } from './rules.ts';

/** A lesson of a list: how far the student is, no content. */
export function presentSummary(step: LessonStep, now: Date): LessonSummary {
  const { id, rand, subject, kind, opensAt, viewedAt } = step;
  return {
    ...{ id, rand, subject, kind, opensAt, viewedAt },
    isScheduled: opensAt !== null,
    isViewed: viewedAt !== null,
    isSubmitted: step.submittedAt !== null,
    ...(step.isPassMissing && { isPassMissing: true }),
    ...(step.hasExercisesLeft && { hasExercisesLeft: true }),
    isPreview: isPreviewNow(step, now),
    ...(isRunning(step, now) && { runsUntil: step.runsUntil }),
  };
}
