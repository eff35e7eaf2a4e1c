import type { RefundState, RefundWay } from '@institute/contract/payments/refunds';
import type { PaymentWay } from '@institute/contract/payments/ways';
import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Tx } from './platform/db.ts';

/**
 * What enrolment asks about lessons. Lessons stand to the right of classes, so they answer through
 * this port, which `services.ts` wires.
 */
export interface CourseProgress {
  /**
   * Which of `classIds` ask the user for nothing first, or for what is met: the prerequisite joined, with
   * every lesson but timetables viewed and every exam submitted (rulings §9), or passed the exam that the
   * class names instead.
   */
  prerequisitesMet(db: Database, userId: number, classIds: readonly number[]): Promise<Set<number>>;
  /** What a class asks of a user for whom it is not met, where an exam is a way in; null where none is. */
  entryExamRefusal(
    db: Database,
    entered: { classId: number; now: Date },
    userId: number,
  ): Promise<string | null>;
  /** An exam by its id, also one that is deleted; null where there is none. */
  examNamed(
    db: Database,
    examId: number,
  ): Promise<{ subject: string; classId: number; isThere: boolean } | null>;
  /** How many exams of a class have been handed in, by whomever. */
  submissions(db: Database, classId: number): Promise<number>;
}

/** A class as somebody has just joined it, and the first of its lessons, by their rands. */
export interface JoinedClass {
  classId: string;
  lessonId: string;
}

/** What signing up asks of classes, which stand to its right. */
export interface JoiningAtSignUp {
  /**
   * Joins a new student to the class that brought them, in the transaction that makes the account; null
   * where that costs something or cannot be: the account is made all the same (rulings §10).
   */
  join(
    services: { clock: Clock; config: Config; progress: CourseProgress },
    tx: Tx,
    userId: number,
    classRef: string,
  ): Promise<JoinedClass | null>;
}

/** What lessons ask of the quiz, which stands to their right: playing it is studying too. */
export interface QuizRounds {
  /** When a user's rounds since an instant were opened, oldest first. */
  openingsSince(db: Database, userId: number, since: Date): Promise<Date[]>;
}

/** What lessons ask of daily practice, which stands to their right: it is studying too. */
export interface PracticeTimes {
  /** When a user has reviewed something since an instant, one time a quarter of an hour. */
  reviewedSince(db: Database, userId: number, since: Date): Promise<Date[]>;
}

/** What is hidden when a person is deleted, by kind. */
export interface Holdings {
  classes: number;
  results: number;
  certificates: number;
  comments: number;
}

/** What payments are told of the money of wallets, and asked by the lists that come before them. */
export interface OfficePayments {
  /** Which of some request keys have taken a payment, whatever became of it. */
  takenUnder(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** All of what the office had put into a wallet under a key of the ledger was taken back. */
  returned(tx: Tx, transferKey: string): Promise<void>;
}

/**
 * What domains right of people keep about a person, for the day the person is deleted: named
 * before, erased with it.
 */
export interface PersonalData {
  /** How much of each kind there is. */
  holdings(db: Database, userId: number): Promise<Holdings>;
  /**
   * Erases what names the person or was said by them, in the transaction that deletes the person.
   * Results and money history stay (rulings §4). Gives the names of the stored files that are
   * nobody's afterwards.
   */
  erase(tx: Tx, userId: number, at: Date): Promise<string[]>;
  /**
   * Erases besides what says that there was such a person: every row that is theirs but the ledger's
   * (decision 050). Gives the names of the stored files that are nobody's afterwards.
   */
  eraseHistory(tx: Tx, userId: number, at: Date): Promise<string[]>;
  /** The accounts that the office has joined with theirs: what is left of those goes with it. */
  joinedInto(db: Database, userId: number): Promise<number[]>;
  /** Whether money of theirs may be on its way from the card payment provider. */
  isPaying(db: Database, userId: number): Promise<boolean>;
}

/**
 * News for students of what happens in domains that messages stand right of. Told inside the
 * transaction that makes them true: neither stands without the other.
 */
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
    },
  ): Promise<void>;
  /** A transfer for a class that was booked stays in the wallet; `reason` says why, for the payer. */
  transferKept(
    tx: Tx,
    at: Date,
    news: { userId: number; classId: number; className: string; amount: number; reason: string },
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
  /** A student owes something, of which the office, or the calendar, reminds. Told once under `onceKey`. */
  invoiceDue(
    tx: Tx,
    at: Date,
    news: {
      userId: number;
      what: string;
      rest: number;
      dueOn: string;
      today: string;
      classId: number | null;
      onceKey: string;
    },
  ): Promise<boolean>;
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

/** What exams tell the daily review, which stands to their right. */
/** An exercise of an exam that was answered wrong, with what was typed; null where nothing was. */
export interface MissedExercise {
  exerciseId: string;
  given: string[] | null;
}

export interface DailyReview {
  /**
   * A student has answered exercises of an exam wrong: they are cards from the next day on, and are
   * asked once the student may see their keys. Told again of the same attempt, nothing is added.
   */
  exercisesMissed(
    tx: Tx,
    at: Date,
    news: { userId: number; lessonId: number; attempt: number; missed: readonly MissedExercise[] },
  ): Promise<void>;
}
