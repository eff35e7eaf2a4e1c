import type { PresenceState } from '@institute/contract/meetings/presence-rules';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { text } from '../text.ts';

const tones: Record<PresenceState, BadgeTone> = {
  present: 'good',
  late: 'gold',
  left_early: 'gold',
  excused: 'info',
  absent: 'bad',
};

/** Whether somebody was at a meeting, in a word. */
export const PresenceBadge = ({ state }: { state: PresenceState }) => (
  <Badge tone={tones[state]}>{text.presence[state]}</Badge>
);
