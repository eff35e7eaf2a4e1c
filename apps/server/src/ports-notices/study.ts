import type { Tx } from '../platform/db.ts';

/** Letters that somebody has not read. */
interface LetterNews {
  userId: number;
  classId: number;
  className: string;
  by: string;
  page: string;
}

/** News of exams, comments, letters, homework and classes. */
export interface StudyNotices {
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
