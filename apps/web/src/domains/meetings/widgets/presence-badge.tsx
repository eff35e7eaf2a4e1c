import type { MyMeeting } from '@institute/contract/meetings/my-meetings';
import type { PresenceState } from '@institute/contract/meetings/presence-rules';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { text } from '../text.ts';

const tones: Record<PresenceState, BadgeTone> = {
  present: 'good',
  late: 'gold',
  left_early: 'gold',
  excused: 'info',
  absent: 'bad',
};

/** What is said of its student at a meeting: how they came, or that they have asked to be excused. */
export function OwnPresence({
  meeting: { presence, source, excuse },
  otherwise = null,
}: {
  meeting: Pick<MyMeeting, 'presence' | 'source' | 'excuse'>;
  otherwise?: ReactNode;
}) {
  if (presence) return <PresenceBadge state={presence} />;
  return source === 'asked' && excuse !== '' ? <Badge>{text.asked}</Badge> : otherwise;
}

/** Whether somebody was at a meeting, in a word. */
export const PresenceBadge = ({ state }: { state: PresenceState }) => (
  <Badge tone={tones[state]}>{text.presence[state]}</Badge>
);
