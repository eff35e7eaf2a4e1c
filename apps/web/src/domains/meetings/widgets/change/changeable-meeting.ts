import type { TaughtMeeting } from '@institute/contract/meetings/registers';

/** What a teacher needs to see of a meeting to change it. */
export type ChangeableMeeting = Pick<
  TaughtMeeting,
  'id' | 'className' | 'startsAt' | 'endsAt' | 'zone' | 'version' | 'change' | 'asked'
>;
