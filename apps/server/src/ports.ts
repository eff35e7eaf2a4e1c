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

/** What joining a class asks of its groups, which stand to the right of classes. */
export interface GroupSeats {
  /** Why somebody cannot join a class now: they have chosen no group, or it is full; null where they can. */
  check(
    db: Database,
    asker: { userId: number; classId: number; now: Date },
  ): Promise<'group_needed' | 'group_full' | null>;
  /** Has somebody who joins a class be in the group that they have chosen; else says why not, as above. */
  take(
    tx: Tx,
    asker: { userId: number; classId: number; now: Date },
  ): Promise<'group_needed' | 'group_full' | null>;
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
    services: { clock: Clock; config: Config; progress: CourseProgress; seats: GroupSeats },
    tx: Tx,
    userId: number,
    classRef: string,
  ): Promise<JoinedClass | null>;
}

/** What paying an invoice asks of places, which stand to its right. */
export interface MonthsOfPlaces {
  /**
   * Pays a month that is owed from the wallet of its student, at the price the invoice says or less, by renewing the
   * place; one that is paid already takes nothing. Errors: those of enrolling, invoice_cancelled, price_changed.
   */
  pay(
    services: { clock: Clock; config: Config; progress: CourseProgress },
    tx: Tx,
    order: { userId: number; invoiceId: number },
  ): Promise<void>;
}

/** What lessons ask of the quiz, which stands to their right: playing it is studying too. */
export interface QuizRounds {
  /** When a user's rounds since an instant were opened, oldest first. */
  openingsSince(db: Database, userId: number, since: Date): Promise<Date[]>;
}

/** What lessons ask of daily practice, which stands to their right: it is studying too. */
export interface PracticeTimes {
  /** When a user has reviewed something since an instant, one time a quarter of an hour, and how many days a week they aim at. */
  reviewedSince(
    db: Database,
    userId: number,
    since: Date,
  ): Promise<{ times: Date[]; daysAWeek: number }>;
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
