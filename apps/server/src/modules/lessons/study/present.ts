import { flagOf, unixOf } from '@institute/contract/fields';
import { type LessonSummary, typeOfKind } from '@institute/contract/lessons';
import { isPreviewNow } from '../rules.ts';
import type { LessonStep } from '../store-study.ts';

/** A lesson of a list, as the wire has it: how far the student is, no content. */
export function presentSummary(step: LessonStep, now: Date): LessonSummary {
  return {
    id: step.id,
    rand: step.rand,
    subject: step.subject,
    inputetype: typeOfKind[step.kind],
    scheduled: flagOf(step.opensAt !== null),
    studydate: unixOf(step.opensAt),
    viewed: flagOf(step.viewedAt !== null),
    viewedDate: unixOf(step.viewedAt),
    examDone: step.submittedAt ? 1 : 0,
    ...(step.isPassMissing && { passMissing: '1' }),
    preview: flagOf(isPreviewNow(step, now)),
  };
}
