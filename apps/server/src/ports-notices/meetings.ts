import type { Tx } from '../platform/db.ts';

/**
 * What is another about the meetings of a group. `isExcuseOver`: somebody had said that they cannot come, which counts
 * no more on another day.
 */
export type MeetingChange =
  | { kind: 'moved'; from: Date; to: Date; reason: string; isExcuseOver: boolean }
  | { kind: 'cancelled'; times: readonly Date[]; reason: string }
  /** Somebody else teaches it, or it is held in another room; empty where that is as it was. */
  | { kind: 'altered'; at: Date; teacher: string; place: string }
  /** Some that were cancelled are held after all. */
  | { kind: 'held'; times: readonly Date[] }
  /** A weekly time is another from a day on. */
  | { kind: 'weekly'; from: string; to: string; on: string; isExcuseOver: boolean }
  /** A weekly time ends with a day. */
  | { kind: 'ends'; weekly: string; on: string };

/** A meeting of which somebody is reminded. */
export interface ComingMeeting {
  startsAt: Date;
  className: string;
  /** Empty for the group of everybody. */
  groupName: string;
  /** Empty where nobody teaches it, and for the teacher. */
  teacherName: string;
  /** The link or the room. */
  place: string;
  /** By which clocks its group tells hours. */
  groupZone: string;
}

/** What the office answers to a teacher about a meeting. */
interface OfficeAnswer {
  userId: number;
  classId: number;
  className: string;
  /** Empty for the group of everybody. */
  groupName: string;
  zone: string;
  ownZone: string;
  /** When the meeting is. */
  at: Date;
  /** What the office says with it; empty for nothing. */
  reply: string;
}

/** A meeting to which somebody is invited by e-mail. */
export interface InvitedMeeting {
  className: string;
  groupName: string;
  startsAt: Date;
  reason: string;
  /** The page of the product from which it is joined, or taught. */
  page: string;
}

/** News of meetings, their registers and recordings, and of seats in groups. */
export interface MeetingNotices {
  /**
   * Meetings of a group of a class are at other times, not held, or held after all; told to each by their own clocks
   * as far as they are known, else by those of the group. Gives the number of the message that most of them have.
   */
  meetingsChanged(
    tx: Tx,
    at: Date,
    news: {
      classId: number;
      className: string;
      /** Empty for the group of everybody. */
      groupName: string;
      zone: string;
      userIds: readonly number[];
      /** By which clocks people live, where that is known. */
      zones: ReadonlyMap<number, string>;
      /** Whose calendar tells it by a mail of its own. */
      invited: ReadonlySet<number>;
      change: MeetingChange;
    },
  ): Promise<number>;
  /** Invites somebody to a meeting by a mail alone, tells its news or its end; gives the number of the message. */
  meetingInvited(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      zone: string;
      instituteZone: string;
      method: 'REQUEST' | 'CANCEL';
      /** Whether they were invited to it before. */
      isAgain: boolean;
      event: Pick<InvitedMeeting, 'className' | 'groupName' | 'startsAt' | 'reason' | 'page'>;
    },
  ): Promise<number>;
  /** The office has granted or refused what a teacher asked about a meeting: another time, or that it is not held. */
  meetingAnswered(
    tx: Tx,
    at: Date,
    news: OfficeAnswer & { isGranted: boolean; to: Date | null },
  ): Promise<void>;
  /** The office opens the register of a meeting again until a moment, or does not. */
  registerAnswered(tx: Tx, at: Date, news: OfficeAnswer & { until: Date | null }): Promise<void>;
  /** Tells some who have not read it of a change of a meeting once more, under a key. False where that was done. */
  meetingsChangedAgain(
    tx: Tx,
    at: Date,
    news: {
      userIds: readonly number[];
      classId: number | null;
      subject: string;
      body: string;
      onceKey: string;
      isMailed: boolean;
    },
  ): Promise<boolean>;
  /**
   * A person is reminded of live meetings, the first first, by their own clocks: of those of the next day, or of those
   * that begin within the hour and after it. Gives the number of the message.
   */
  meetingsComing(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      zone: string;
      stage: 'day' | 'hour';
      meetings: readonly ComingMeeting[];
      /** The class that all of them are of. */
      classId: number | null;
      isMailed: boolean;
    },
  ): Promise<number>;
  /** A meeting can be heard again. Told once under `onceKey`; `topic` is empty where nobody has said one. */
  recordingHeard(
    tx: Tx,
    at: Date,
    news: {
      userIds: readonly number[];
      classId: number;
      className: string;
      groupName: string;
      zone: string;
      startsAt: Date;
      topic: string;
      onceKey: string;
    },
  ): Promise<void>;
  /** A seat in a group is theirs to take until a moment, told by their own clocks. */
  seatOffered(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      classId: number;
      className: string;
      groupName: string;
      zone: string;
      ownZone: string;
      until: Date;
    },
  ): Promise<void>;
  /** A seat that was offered was not taken in time. */
  seatLapsed(
    tx: Tx,
    at: Date,
    news: { userId: number; classId: number; className: string; groupName: string },
  ): Promise<void>;
  /** A seat that was offered is needed for somebody else; who was to take it waits for the next. */
  seatWithdrawn(
    tx: Tx,
    at: Date,
    news: { userId: number; classId: number; className: string; groupName: string },
  ): Promise<void>;
}
