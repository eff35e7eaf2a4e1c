import type { Tx } from '../platform/db.ts';

/** News of places in classes. */
export interface PlaceNotices {
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
}
