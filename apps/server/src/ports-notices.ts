import type { RefundState, RefundWay } from '@institute/contract/payments/refunds';
import type { StopReason } from '@institute/contract/payments/renewals';
import type { PaymentWay } from '@institute/contract/payments/ways';
import type { Tx } from './platform/db.ts';

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

/** Letters that somebody has not read. */
interface LetterNews {
  userId: number;
  classId: number;
  className: string;
  by: string;
  page: string;
}
/** By how many clocks besides those of most people a change is told; whoever lives by others reads the most's. */
export const MOST_CLOCKS = 9;

/** The key of a change as it is told by other clocks than the message with a number does. */
export const otherClocks = (messageId: number, nth: number): string =>
  `meeting-clocks:${messageId}:${nth}`;

/** Whose place it is, and what is paid of it, in words. */
interface RenewalNews {
  userId: number;
  classId: number;
  what: string;
}

/**
 * News for students of what happens in domains that messages stand right of. Told inside the
 * transaction that makes them true: neither stands without the other.
 */
/** A meeting to which somebody is invited by e-mail. */
export interface InvitedMeeting {
  className: string;
  groupName: string;
  startsAt: Date;
  reason: string;
  /** The page of the product from which it is joined, or taught. */
  page: string;
}

export interface Notices {
  /**
   * The theory part of an exam was marked, or its grade changed for a reason. `totalScore` is a
   * percentage, `comment` what the mark says besides; both go to the student, and so does the reason.
   */
  examMarked(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      lessonId: number;
      totalScore: number | null;
      comment: string;
      change: { reason: string } | null;
    },
  ): Promise<void>;
  /** Somebody who speaks for the institute has answered a comment. */
  commentAnswered(
    tx: Tx,
    at: Date,
    news: { userId: number; lessonId: number; commentId: number; by: string; answer: string },
  ): Promise<void>;
  /** A letter of a teacher has come for a student; `page` is where it is read. */
  letterCame(tx: Tx, at: Date, news: LetterNews): Promise<void>;
  /** Letters of a student wait for a teacher, `by` whom; `page` is where they are answered. */
  letterWaits(tx: Tx, at: Date, news: LetterNews): Promise<void>;
  /**
   * Money that came by card for a class stays in the wallet, since the class could not be joined.
   * `amount` is kobo, `reason` is for the payer; the class is null when there is no such class.
   */
  paymentKept(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      classId: number | null;
      className: string | null;
      amount: number;
      reason: string;
    },
  ): Promise<void>;
  /** Another amount came by card than was asked for; `reason` says which and where it is. */
  paymentDiffers(tx: Tx, at: Date, news: { userId: number; reason: string }): Promise<void>;
  /** A payment was returned to the wallet. `amount` is kobo. */
  paymentReturned(
    tx: Tx,
    at: Date,
    news: { userId: number; what: string; amount: number; reason: string },
  ): Promise<void>;
  /** Money goes back out of the wallet, has left, or is in it again; `reason` says why. `amount` is kobo. */
  refundMoved(
    tx: Tx,
    at: Date,
    news: { userId: number; amount: number; way: RefundWay; state: RefundState; reason: string },
  ): Promise<void>;
  /** Money that the office had put into the wallet was taken back. `amount` is kobo. */
  fundingTakenBack(
    tx: Tx,
    at: Date,
    news: { userId: number; amount: number; reason: string },
  ): Promise<void>;
  /** The office has taken a payment: `way` says how it came, `className` what it has paid for. */
  paymentTaken(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      amount: number;
      way: PaymentWay;
      classId: number | null;
      className: string | null;
      /** The invoice that it has paid, and kobo that are left of it. */
      invoice?: { what: string; left: number };
      /** Kobo that it was for: of the wallet where that is more than came, and what is less stayed there. */
      spent?: number | null;
    },
  ): Promise<void>;
  /** A payment for a class or an invoice that was booked stays in the wallet; `reason` says why, for the payer. */
  transferKept(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      classId: number | null;
      className: string;
      amount: number;
      reason: string;
    },
  ): Promise<void>;
  /** The office could not confirm what a student had said to have paid. `amount` is kobo. */
  claimRefused(
    tx: Tx,
    at: Date,
    news: { userId: number; amount: number; reason: string },
  ): Promise<void>;
  /** The office has given a student a place, or a month more, which the wallet paid. */
  placePaid(
    tx: Tx,
    at: Date,
    news: { userId: number; classId: number; className: string; amount: number },
  ): Promise<void>;
  /** A part that was due was taken from the wallet. `amount` and what is `left` of it are kobo. */
  invoicePaid(
    tx: Tx,
    at: Date,
    news: { userId: number; what: string; amount: number; left: number; classId: number | null },
  ): Promise<void>;
  /** The office has billed a student. */
  invoiceMade(
    tx: Tx,
    at: Date,
    news: { userId: number; what: string; amount: number; dueOn: string; classId: number | null },
  ): Promise<void>;
  /**
   * Students owe something each, of which the office, or the calendar, reminds. Told once under `onceKey`; how many
   * were told.
   */
  invoicesDue(
    tx: Tx,
    at: Date,
    several: readonly {
      userId: number;
      what: string;
      rest: number;
      dueOn: string;
      today: string;
      /** Whether it is a month of a place, which nobody has to renew. */
      isMonth: boolean;
      classId: number | null;
      onceKey: string;
    }[],
  ): Promise<number>;
  /** An invoice is due on a later day, or owed no more; `reason` is the office's. */
  invoiceChanged(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      what: string;
      amount: number;
      dueOn: string | null;
      reason: string;
      classId: number | null;
    },
  ): Promise<void>;
  /** What a place costs next is paid by itself on a day; `card` is the one that is charged where the wallet is short. */
  renewalComing(
    tx: Tx,
    at: Date,
    news: RenewalNews & { amount: number; day: string; card: string | null; balance: number },
  ): Promise<void>;
  /** It was paid: `by` a card, or from the wallet where that is empty. `amount` is kobo. */
  renewalPaid(tx: Tx, at: Date, news: RenewalNews & { amount: number; by: string }): Promise<void>;
  /** The card was declined; it is tried again on another day. */
  renewalDeclined(tx: Tx, at: Date, news: RenewalNews & { amount: number }): Promise<void>;
  /** It is paid by itself no more. */
  renewalStopped(tx: Tx, at: Date, news: RenewalNews & { reason: StopReason }): Promise<void>;
  /** The office has given students a place in a class. */
  placedInClass(
    tx: Tx,
    at: Date,
    news: { classId: number; className: string; userIds: readonly number[] },
  ): Promise<void>;
  /** The office has taken students out of a class; `returned` is what went back to each wallet, in kobo. */
  placeEnded(
    tx: Tx,
    at: Date,
    news: { className: string; userIds: readonly number[]; reason: string; returned: number },
  ): Promise<void>;
  /**
   * The office has moved students to another class. `returned` is what went back to each wallet, in kobo;
   * `isCarried` says that paid time goes on there.
   */
  placeMoved(
    tx: Tx,
    at: Date,
    news: {
      className: string;
      to: { id: number; name: string };
      userIds: readonly number[];
      reason: string;
      returned: number;
      isCarried: boolean;
    },
  ): Promise<void>;
  /** The office has had students go on to the next class; what it costs is billed by itself. */
  placePromoted(
    tx: Tx,
    at: Date,
    news: {
      className: string;
      to: { id: number; name: string };
      userIds: readonly number[];
      reason: string;
    },
  ): Promise<void>;
  /** The office has put places in a class on hold. */
  placeHeld(
    tx: Tx,
    at: Date,
    news: {
      classId: number;
      className: string;
      userIds: readonly number[];
      reason: string;
      from: string;
      until: string;
    },
  ): Promise<void>;
  /** The office has let places on hold go on. */
  placeResumed(
    tx: Tx,
    at: Date,
    news: { classId: number; className: string; userIds: readonly number[]; reason: string },
  ): Promise<void>;
  /** The office has extended places in a class until a moment. */
  placeExtended(
    tx: Tx,
    at: Date,
    news: {
      classId: number;
      className: string;
      userIds: readonly number[];
      reason: string;
      until: string;
    },
  ): Promise<void>;
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
  /** There is new homework, of a lesson or of a meeting. Told once of each; `dueOn` is null where it has no last day. */
  homeworkGiven(
    tx: Tx,
    at: Date,
    news: {
      userIds: readonly number[];
      lessonId: number | null;
      classId: number;
      className: string;
      title: string;
      dueOn: string | null;
      /** Which, as attempts at it name it. */
      homework: string;
    },
  ): Promise<void>;
  /**
   * What was handed in, at home or by reading a line aloud, was answered, or is asked for again; `replies` says how
   * many hang on it.
   */
  homeworkAnswered(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      lessonId: number | null;
      classId: number;
      className: string;
      title: string;
      /** Which, as attempts at it name it. */
      homework: string;
      isReadAloud: boolean;
      isAgain: boolean;
      mark: number | null;
      outOf: number | null;
      replies: number;
    },
  ): Promise<void>;
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
  /** A class was taken away from students who have paid for it. */
  classDeleted(
    tx: Tx,
    at: Date,
    news: { className: string; userIds: readonly number[] },
  ): Promise<void>;
  /** A class that was taken away is there again. */
  classRestored(
    tx: Tx,
    at: Date,
    news: { classId: number; className: string; userIds: readonly number[] },
  ): Promise<void>;
}
