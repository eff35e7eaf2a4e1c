import { Badge } from '../../../ui/badge.tsx';
import type { LessonKind } from '../model.ts';
import { kindNames } from '../text.ts';

/** What kind a lesson is, where it is not simply a lesson. */
export function KindBadge({ kind }: { kind: LessonKind }) {
  if (kind === 'lesson') return null;
  return <Badge tone={kind === 'exam' ? 'gold' : 'info'}>{kindNames[kind]}</Badge>;
}
